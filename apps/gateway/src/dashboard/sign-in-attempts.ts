import { createHash } from 'node:crypto';
import { STATE_STORE } from '@dakpion/service';
import type { StateStore, TokenBucket } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../access/client-network.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Attempts allowed for one address, right or wrong: 20 at once, then 20 per minute. Each costs a password check. */
const addressBucket: TokenBucket = { capacity: 20, refillPerSecond: 20 / 60 };

/** Attempts in a row without a wait. */
const freeAttempts = 5;
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;
/** Milliseconds after which attempts are forgotten. */
const forgottenMs = 24 * 60 * 60_000;
/** Conflicts arise only between attempts at the same moment. */
const maxTries = 5;
const scope = 'sign-in';
const collection = 'attempts';

/** Attempts for one e-mail address since the last successful one. */
interface Attempts {
  readonly count: number;
  /** Epoch milliseconds by the state store's clock. */
  readonly locked_until: number;
}

/**
 * Slows down callers that guess passwords, by address of the caller and by e-mail address, in all gateways together. An attempt
 * is counted before it is checked, so that simultaneous attempts cannot bypass the limit. Unknown e-mail addresses are counted in
 * the same way, so that a lock does not reveal whether an address is known.
 */
@Injectable()
export class SignInAttempts {
  constructor(@Inject(STATE_STORE) private readonly stateStore: StateStore) {}

  /** Counts an attempt from the caller's address. Throws `rate_limited`. */
  async countAddress(request: FastifyRequest): Promise<void> {
    const name = `sign-in:${clientNetwork(request.ip)}`;
    const grant = await this.stateStore.tokenBuckets.take(name, addressBucket);
    if (!grant.granted) throw new ProblemError({ code: 'rate_limited', retry_after: inSeconds(grant.resetMs) });
  }

  /** Counts an attempt for an e-mail address. Throws `sign_in_locked`; a refused attempt is not counted. */
  async countEmail(email: string): Promise<void> {
    const id = idOf(email);
    for (let tries = 0; tries < maxTries; tries += 1) {
      const stored = await this.stateStore.documents.read<Attempts>({ scope, collection, id });
      const now = this.stateStore.clock.now();
      const waitMs = (stored?.value.locked_until ?? 0) - now;
      if (waitMs > 0) throw new ProblemError({ code: 'sign_in_locked', retry_after: inSeconds(waitMs) });
      const version = stored?.version ?? 0;
      const count = (stored?.value.count ?? 0) + 1;
      const value: Attempts = { count, locked_until: now + waitAfter(count) };
      const change = { kind: 'put', collection, id, value, version: version + 1, requiresVersion: version } as const;
      const [counted] = await this.stateStore.documents.write(scope, [{ ...change, expiresInMs: forgottenMs }]);
      if (counted === true) return;
    }
    throw new ProblemError({ code: 'sign_in_locked', retry_after: 1 });
  }

  /** Forgets the attempts for an e-mail address after a successful one. */
  async clear(email: string): Promise<void> {
    await this.stateStore.documents.write(scope, [{ kind: 'remove', collection, id: idOf(email) }]);
  }
}

/** Milliseconds to wait after this many attempts in a row. */
export function waitAfter(count: number): number {
  return count < freeAttempts ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(20, count - freeAttempts));
}

function inSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}

function idOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}
