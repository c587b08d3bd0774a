import { environments } from '@dakpion/contracts';
import type { RateLimit } from '@dakpion/partners';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { ApiKeyAccess } from './api-key.access.ts';
import { tokenInCookie } from './browser-cookies.ts';
import type { Credential } from './caller.ts';
import { isReading } from './is-reading.ts';
import { SessionAccess } from './session.access.ts';

/**
 * Requests per minute and environment for one user of the dashboard. They do not count against the quota of the
 * partner's keys.
 */
export const userRateLimit: RateLimit = { write: 120, read: 1_200 };

/**
 * Admits callers that act for a partner: with an API key, or with a session of the dashboard and the header
 * X-Environment.
 */
@Injectable()
export class PartnerAccess {
  constructor(
    private readonly apiKeyAccess: ApiKeyAccess,
    private readonly sessionAccess: SessionAccess,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Sets the request's caller. Rejects with ProblemError 401, 403, 422 or 429, and with errors of the stores. */
  admit(request: FastifyRequest): Promise<void> {
    const hasKey = request.headers['x-api-key'] !== undefined;
    if (hasKey || tokenInCookie('session', request, this.settings) === null) return this.apiKeyAccess.admit(request);
    return this.admitUser(request);
  }

  /** Whether the credential that admitted a request is still valid for this partner. Rejects with the errors of the stores. */
  stillAdmits({ kind, secret }: Credential, partnerId: string): Promise<boolean> {
    const access = kind === 'api_key' ? this.apiKeyAccess : this.sessionAccess;
    return access.stillAdmits(secret, partnerId);
  }

  private async admitUser(request: FastifyRequest): Promise<void> {
    const { team, user } = await this.sessionAccess.admit(request);
    const credential = { kind: 'session', secret: tokenInCookie('session', request, this.settings) ?? '' } as const;
    if (user.role === 'read_only' && !isReading(request)) {
      throw new ProblemError({ code: 'role_not_allowed', role: user.role });
    }
    const environment = environments.find((each) => each === request.headers['x-environment']);
    if (environment === undefined) {
      const message = `With a session, must be one of: ${environments.join(', ')}.`;
      const error = { field: 'X-Environment', code: 'not_one_of', message } as const;
      throw new ProblemError({ code: 'validation_failed', errors: [error] });
    }
    const actor = { kind: 'user', user_id: user.user_id } as const;
    request.caller = { partner_id: team.partner_id, environment, actor, credential, rate_limits: userRateLimit };
  }
}
