import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BearerToken } from './bearer-token.ts';
import { FailedAuthentications } from './failed-authentications.ts';

/** Admits requests with the dispatch token as `Authorization: Bearer`. Admits none while no token is set. */
@Injectable()
export class DispatchAccess {
  private readonly token: BearerToken;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly failedAuthentications: FailedAuthentications,
  ) {
    this.token = new BearerToken(settings.dispatchToken);
  }

  /** Rejects with ProblemError 401 or 429, and with errors of the state store. */
  async admit(request: FastifyRequest): Promise<void> {
    if (!this.token.isCarriedBy(request))
      return this.failedAuthentications.refuse(request, { code: 'dispatch_unauthorized' });
  }
}
