import { setTimeout as pause } from 'node:timers/promises';

/** How often something is tried, and how long the pauses between the tries are. */
export interface RetryPolicy {
  /** The first try included. */
  readonly maxTries: number;
  /** Pause before try 2; doubled for each further one. Milliseconds. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
}

/**
 * Tries until an attempt succeeds. Rejects with the error of the last try: that of `maxTries`, or the first that is not
 * `worthRetrying`. By default every error is.
 */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  policy: RetryPolicy,
  worthRetrying: (error: unknown) => boolean = () => true,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries >= policy.maxTries || !worthRetrying(error)) throw error;
    }
    await pause(pauseMs(tries, policy));
  }
}

/** The pause after the given number of tries. Milliseconds. */
export function pauseMs(tries: number, policy: Omit<RetryPolicy, 'maxTries'>): number {
  return Math.min(policy.maxPauseMs, policy.firstPauseMs * 2 ** Math.min(tries - 1, 30));
}

/** Whether the error's `temporary` says that the same may succeed later: an engine is away, or a lease was lost. */
export function isTemporary(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'temporary' in error && error.temporary === true;
}
