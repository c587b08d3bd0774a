import { sha256Of } from '@dakpion/partners';
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
const conflictWaitMs = 1_000;
const scope = 'sign-in';
const collection = 'attempts';

/** Attempts of one counter since the last successful one. */
interface Attempts {
  readonly count: number;
  /** Epoch milliseconds by the state store's clock. */
  readonly locked_until: number;
}

/** The counter of an account: a partner's user. Other accounts of the same address have their own. */
export function accountCounter(userId: string): string {
  return sha256Of(`account:${userId}`);
}

/** The counter of an address without an account, so that a lock does not reveal whether there is one. */
export function addressCounter(email: string): string {
  return sha256Of(`address:${email.toLowerCase()}`);
}

/** The counter of an account in a browser that has signed in to it before: the guesses of others do not lock it. */
export function browserCounter(userId: string, browser: string): string {
  return sha256Of(`browser:${userId}:${browser}`);
}

/**
 * Slows down callers that guess passwords and one-time codes, by address of the caller and by account, in all gateways together. An
 * attempt is counted before it is checked, so that simultaneous attempts cannot bypass the limit.
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

  /**
   * Counts an attempt with each of these counters. Returns the wait of each in milliseconds: 0 if the attempt was counted and may
   * be checked. A refused attempt is not counted.
   */
  async count(counters: readonly string[]): Promise<readonly number[]> {
    return Promise.all(counters.map((id) => this.countOne(id)));
  }

  /** As {@link count}, for one counter. Throws `sign_in_locked`. */
  async require(counter: string): Promise<void> {
    const waitMs = await this.countOne(counter);
    if (waitMs > 0) throw lockedFor([waitMs]);
  }

  /** Forgets the attempts after a successful one. */
  async clear(counters: readonly string[]): Promise<void> {
    if (counters.length === 0) return;
    const changes = counters.map((id) => ({ kind: 'remove', collection, id }) as const);
    await this.stateStore.documents.write(scope, changes);
  }

  private async countOne(id: string): Promise<number> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const stored = await this.stateStore.documents.read<Attempts>({ scope, collection, id });
      const now = this.stateStore.clock.now();
      const before = stored?.value ?? { count: 0, locked_until: 0 };
      const waitMs = before.locked_until - now;
      // A longer wait than the attempts have was counted while the clock was ahead.
      if (waitMs > 0 && waitMs <= waitAfter(before.count)) return waitMs;
      const version = stored?.version ?? 0;
      const count = before.count + 1;
      const value: Attempts = { count, locked_until: now + waitAfter(count) };
      const change = { kind: 'put', collection, id, value, version: version + 1, requiresVersion: version } as const;
      const [counted] = await this.stateStore.documents.write(scope, [{ ...change, expiresInMs: forgottenMs }]);
      if (counted === true) return 0;
    }
    return conflictWaitMs;
  }
}

/** The refusal when all counters of an attempt are locked, until the first one opens. */
export function lockedFor(waitsMs: readonly number[]): ProblemError {
  return new ProblemError({ code: 'sign_in_locked', retry_after: inSeconds(Math.min(...waitsMs)) });
}

/** Milliseconds to wait after this many attempts in a row. */
export function waitAfter(count: number): number {
  return count < freeAttempts ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(20, count - freeAttempts));
}

function inSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
