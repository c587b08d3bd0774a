import { type KeyCheck, Partners } from '@dakpion/partners';
import { takeTurn } from '@dakpion/repetition';
import { CLOCK, type Clock, SETTINGS } from '@dakpion/service';
import { isHostOfOther, type Settings } from '@dakpion/settings';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { FailedAuthentications } from './failed-authentications.ts';
import { namedHost } from './named-host.ts';

/** Admits requests with a valid X-API-Key, and sets their caller. */
@Injectable()
export class ApiKeyAccess {
  constructor(
    private readonly partners: Partners,
    private readonly failedAuthentications: FailedAuthentications,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Sets the request's caller. Rejects with ProblemError 401, 403 or 429, and with errors of the stores. */
  async admit(request: FastifyRequest): Promise<void> {
    const key = request.headers['x-api-key'];
    if (typeof key !== 'string' || key === '') {
      return this.failedAuthentications.refuse(request, { code: 'missing_api_key' });
    }
    const check = await this.check(key, namedHost(request, this.settings));
    if (check.outcome !== 'valid') {
      if (check.outcome === 'expired') request.expiredKeyOwner = check;
      return this.failedAuthentications.refuse(request, { code: `${check.outcome}_api_key` });
    }
    const { partner_id, environment, key_id, rate_limits, suspended } = check;
    const credential = { kind: 'api_key', secret: key } as const;
    request.caller = { partner_id, environment, actor: { kind: 'api_key', key_id }, credential, rate_limits };
    if (!suspended) return;
    // These requests reach no quota. The turn keeps them from delaying those of other partners.
    const turn = takeTurn(partner_id);
    if (turn !== null) await turn;
    throw new ProblemError({ code: 'partner_suspended' });
  }

  /** Whether a key that was valid still belongs to this partner. Rejects with the errors of the stores. */
  async stillAdmits(key: string, partnerId: string): Promise<boolean> {
    const check = await this.partners.checkApiKey(key, this.clock());
    return check.outcome === 'valid' && !check.suspended && check.partner_id === partnerId;
  }

  /** Where each environment has its own host, a key is valid only at the host of its environment. */
  private async check(key: string, host: string): Promise<KeyCheck> {
    const check = await this.partners.checkApiKey(key, this.clock());
    if (check.outcome !== 'valid') return check;
    return isHostOfOther(check.environment, host, this.settings) ? { outcome: 'invalid' } : check;
  }
}
