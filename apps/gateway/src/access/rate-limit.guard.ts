import { STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { callerOf } from './caller.ts';
import { RequestCost } from './request-cost.ts';

const windowSeconds = 60;

/**
 * Keeps each key within its quota of writes and reads per minute, as a token bucket that all instances share. Tells the
 * state of it in the headers of draft-ietf-httpapi-ratelimit-headers: `r` tokens left, full again in `t` seconds.
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
    const { partner_id, environment, rate_limits } = callerOf(request);
    const kind = request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write';
    const quota = rate_limits[kind];
    const cost = Math.min(quota, this.reflector.get(RequestCost, context.getHandler()) ?? 1);
    const bucket = { capacity: quota, refillPerSecond: quota / windowSeconds };
    const grant = await this.stateStore.tokenBuckets.take(
      `requests:${partner_id}:${environment}:${kind}`,
      bucket,
      cost,
    );
    const seconds = Math.max(1, Math.ceil(grant.resetMs / 1000));
    http
      .getResponse<FastifyReply>()
      .header('RateLimit-Policy', `"${kind}";q=${quota};w=${windowSeconds}`)
      .header('RateLimit', `"${kind}";r=${grant.remaining};t=${seconds}`);
    if (grant.granted) return true;
    throw new ProblemError({ code: 'rate_limited', retry_after: seconds });
  }
}
