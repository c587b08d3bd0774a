import { takeTurn } from '@dakpion/repetition';
import { STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawQuery } from '../openapi/route.ts';
import { Declared } from '../openapi/route.ts';
import { callerOf } from './caller.ts';
import { costOfBody } from './request-cost.ts';
import { takeQuota } from './take-quota.ts';

/**
 * Keeps each key within its quota. All keys of one partner and environment share a quota. Each user of the dashboard has a separate
 * one.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { partner_id, environment, rate_limits: rateLimit, actor } = callerOf(request);
    const turn = takeTurn(partner_id);
    if (turn !== null) await turn;
    const owner = actor.kind === 'user' ? actor.user_id : partner_id;
    const name = `requests:${owner}:${environment}`;
    const take = (cost: number, paid: number) =>
      takeQuota(this.stateStore, request, http.getResponse<FastifyReply>(), { name, rateLimit, cost, paid });
    // The cost of a large body is taken before the body is parsed, so that a refused body costs no processor time.
    const ofBody = costOfBody(request);
    const paid = ofBody > 1 ? ofBody : 0;
    if (paid > 0) await take(paid, 0);
    const { cost: declared = 1 } = this.reflector.get(Declared, context.getHandler()) ?? {};
    const cost = typeof declared === 'number' ? declared : declared(request.query as RawQuery, request);
    await take(cost, paid);
    return true;
  }
}
