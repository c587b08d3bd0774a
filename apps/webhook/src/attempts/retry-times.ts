import { LRUCache } from 'lru-cache';
import type { NextAttempt } from '../domain/order-deliveries.ts';
import { longestPauseMs } from '../domain/retry-schedule.ts';

const maxCachedTimes = 30_000;
/** How far the clocks of two instances may differ, in ms. */
const maxClockSkewMs = 2_000;

/**
 * When attempts are due by the clock as it is. No pause is longer than 16 s: a time further off was set by a clock that was set
 * back since. The elapsed part of the pause is then unknown, so the whole pause begins again.
 */
export class RetryTimes {
  /** By delivery and number of the attempt. */
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
