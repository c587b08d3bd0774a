import { takeTurnOfStrangers } from '@dakpion/repetition';
import { STATE_STORE } from '@dakpion/service';
import type { StateStore, TokenBucket } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Trouble } from '../problem-table/problem-table.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { clientNetwork } from './client-network.ts';

/** Failures allowed for one address: 30 at once, then 30 per minute. */
const bucket: TokenBucket = { capacity: 30, refillPerSecond: 30 / 60 };

/** Slows down callers that guess keys. Callers with a valid key are never delayed by others at the same address. */
@Injectable()
export class FailedAuthentications {
  constructor(@Inject(STATE_STORE) private readonly stateStore: StateStore) {}

  /** Throws the given problem, or `rate_limited` when this address has failed too often. */
  async refuse(request: FastifyRequest, trouble: Trouble): Promise<never> {
    const turn = takeTurnOfStrangers();
    if (turn !== null) await turn;
    const name = `failed-authentications:${clientNetwork(request.ip)}`;
    const grant = await this.stateStore.tokenBuckets.take(name, bucket);
    if (grant.granted) throw new ProblemError(trouble);
    throw new ProblemError({ code: 'rate_limited', retry_after: Math.max(1, Math.ceil(grant.resetMs / 1000)) });
  }
}
