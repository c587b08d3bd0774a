import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BearerToken } from './bearer-token.ts';
import { FailedAuthentications } from './failed-authentications.ts';

/** Admits requests with the operator token as `Authorization: Bearer`. */
@Injectable()
export class OperatorGuard implements CanActivate {
  private readonly token: BearerToken;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly failedAuthentications: FailedAuthentications,
  ) {
    this.token = new BearerToken(settings.operatorToken);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.token.isCarriedBy(request)) return true;
    return this.failedAuthentications.refuse(request, { code: 'operator_unauthorized' });
  }
}
