import type { Trouble } from '@dakpion/problems';
import { STATE_STORE } from '@dakpion/service';
import type { StateStore, TokenBucket } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { clientNetwork } from './client-network.ts';

/** What one address may get wrong: 30 times at once, and then 30 times a minute. */
const bucket: TokenBucket = { capacity: 30, refillPerSecond: 30 / 60 };

/** Slows down who guesses keys; who has a right one is never held up by others at the same address. */
@Injectable()
export class FailedAuthentications {
  constructor(@Inject(STATE_STORE) private readonly stateStore: StateStore) {}

  /** Throws the given problem, or `rate_limited` when this address has failed too often. */
  async refuse(request: FastifyRequest, trouble: Trouble): Promise<never> {
    const name = `failed-authentications:${clientNetwork(request.ip)}`;
    const grant = await this.stateStore.tokenBuckets.take(name, bucket);
    if (grant.granted) throw new ProblemError(trouble);
    throw new ProblemError({ code: 'rate_limited', retry_after: Math.max(1, Math.ceil(grant.resetMs / 1000)) });
  }
}
