/** Pauses after the 1st to 5th failure in milliseconds. Without jitter, because these exact times are documented for partners. */
const pausesMs: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000];

export const longestPauseMs = Math.max(...pausesMs);

/**
 * The time of the next attempt after the failure number `failures` (from 1) at `failedAt`, epoch milliseconds. Null: no further
 * attempt.
 */
export function nextAttemptAfter(failures: number, failedAt: number): number | null {
  const pauseMs = pausesMs[failures - 1];
  return pauseMs === undefined ? null : failedAt + pauseMs;
}
