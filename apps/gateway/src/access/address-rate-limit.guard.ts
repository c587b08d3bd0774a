import { STATE_STORE } from '@dakpion/service';
import type { StateStore, TokenBucket } from '@dakpion/state-store';
import {
  applyDecorators,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Inject,
  UseGuards,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { clientNetwork } from './client-network.ts';

/** Requests per minute and address. The inbox receives six webhooks for each order that an automated trial places. */
const quotas = { read: 300, write: 1_200 } as const;
const windowSeconds = 60;

/**
 * Limits requests without a key by the caller's address, with a token bucket that all instances share. Reports the
 * state of the bucket in the same headers as the quotas of keys.
 */
class AddressRateLimitGuard implements CanActivate {
  constructor(@Inject(STATE_STORE) private readonly stateStore: StateStore) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const kind = request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write';
    const quota = quotas[kind];
    const bucket: TokenBucket = { capacity: quota, refillPerSecond: quota / windowSeconds };
    const name = `without-key:${clientNetwork(request.ip)}:${kind}`;
    const grant = await this.stateStore.tokenBuckets.take(name, bucket);
    const seconds = Math.max(1, Math.ceil(grant.resetMs / 1000));
    http
      .getResponse<FastifyReply>()
      .header('RateLimit-Policy', `"${kind}";q=${quota};w=${windowSeconds}`)
      .header('RateLimit', `"${kind}";r=${grant.remaining};t=${seconds}`);
    if (grant.granted) return true;
    throw new ProblemError({ code: 'rate_limited', retry_after: seconds });
  }
}

/** A controller of routes that need no key: each address has a quota. */
export const KeylessApi = (path: string): ClassDecorator =>
  applyDecorators(Controller(path), UseGuards(AddressRateLimitGuard));
