import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { OperatorRole } from '../operator-tokens/operator-roles.ts';
import { settingsTokenName } from '../operator-tokens/operator-token-set.ts';
import { OperatorTokens } from '../operator-tokens/operator-tokens.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { BearerToken, bearerTextOf } from './bearer-token.ts';
import { FailedAuthentications } from './failed-authentications.ts';
import { isReading } from './is-reading.ts';

/** The operator or auditor that sent a request. */
interface OperatorOfRequest {
  readonly name: string;
  readonly role: OperatorRole;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where a token admitted the request to the operators' API. Null elsewhere. */
    operator: OperatorOfRequest | null;
  }
}

/** Admits requests with the token of a setting or a named token as `Authorization: Bearer`. Auditors may only read. */
@Injectable()
export class OperatorAccess {
  private readonly settingsToken: BearerToken;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly tokens: OperatorTokens,
    private readonly failedAuthentications: FailedAuthentications,
  ) {
    this.settingsToken = new BearerToken(settings.operatorToken);
  }

  /** Sets the request's operator. Rejects with ProblemError 401, 403 or 429, and with errors of the stores. */
  async admit(request: FastifyRequest): Promise<void> {
    const operator = await this.find(request);
    if (operator === null) return this.failedAuthentications.refuse(request, { code: 'operator_unauthorized' });
    request.operator = operator;
    if (operator.role === 'auditor' && !isReading(request)) throw new ProblemError({ code: 'auditor_may_only_read' });
  }

  private async find(request: FastifyRequest): Promise<OperatorOfRequest | null> {
    // The token of the setting works even while the event store does not answer.
    if (this.settingsToken.isCarriedBy(request)) return { name: settingsTokenName, role: 'operator' };
    const token = await this.tokens.find(bearerTextOf(request));
    return token === null ? null : { name: token.name, role: token.role };
  }
}

/** The operator of a request that {@link OperatorAccess} has admitted. */
export function operatorOf(request: FastifyRequest): OperatorOfRequest {
  if (request.operator === null) throw new Error(`${request.routeOptions.url} requires no operator`);
  return request.operator;
}
