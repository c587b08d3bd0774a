import { LRUCache } from 'lru-cache';
import type { NextAttempt } from '../domain/order-deliveries.ts';
import { longestPauseMs } from '../domain/retry-schedule.ts';

const maxCachedTimes = 30_000;
/** The maximum difference between the clocks of two instances, in milliseconds. */
const maxClockSkewMs = 2_000;

/**
 * The due times of attempts by the present clock. No pause is longer than 16 s. A later due time was set before the clock was
 * set back. The elapsed part of the pause is then unknown, and the whole pause begins again.
 */
export class RetryTimes {
  /** By delivery and attempt number. */
  private readonly corrected = new LRUCache<string, number>({ max: maxCachedTimes });

  constructor(
    /** Epoch milliseconds. */
    private readonly clock: () => number,
  ) {}

  /** Epoch milliseconds. */
  dueAt({ delivery, number, dueAt }: NextAttempt): number {
    const now = this.clock();
    if (isPlausible(dueAt, now)) return dueAt;
    const key = `${delivery.delivery_id} ${number}`;
    const known = this.corrected.get(key);
    if (known !== undefined && isPlausible(known, now)) return known;
    this.corrected.set(key, now + longestPauseMs);
    return now + longestPauseMs;
  }
}

function isPlausible(dueAt: number, now: number): boolean {
  return dueAt <= now + longestPauseMs + maxClockSkewMs;
}
