import { rest } from './rest.ts';

/** The maximum number of tries and the pauses between them. */
export interface RetryPolicy {
  /** Includes the first try. Use Infinity only if the process cannot work without success, and with a signal. */
  readonly maxTries: number;
  /** The pause before try 2, which doubles for each further try. Milliseconds. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
}

interface RetryOptions {
  /** Whether another try may succeed. Default: after every error. */
  readonly worthRetrying?: (error: unknown) => boolean;
  /** Called for a failed try before the pause. */
  readonly onRetry?: (error: unknown, pauseMs: number) => void;
  /** Ends the tries: `retry` rejects with the reason of the signal, after the try in progress has ended. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Tries until an attempt succeeds. Rejects with the error of the last try, which is number `maxTries` or the first that is not
 * worth retrying.
 */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  policy: RetryPolicy,
  { worthRetrying = () => true, onRetry, signal }: RetryOptions = {},
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    signal?.throwIfAborted();
    const restMs = pauseMs(tries, policy);
    try {
      return await attempt();
    } catch (error) {
      signal?.throwIfAborted();
      if (tries >= policy.maxTries || !worthRetrying(error)) throw error;
      onRetry?.(error, restMs);
    }
    await rest(restMs, { signal });
  }
}

/** The pause after the given number of tries. Milliseconds. */
export function pauseMs(tries: number, policy: Omit<RetryPolicy, 'maxTries'>): number {
  return Math.min(policy.maxPauseMs, policy.firstPauseMs * 2 ** Math.min(tries - 1, 30));
}

/**
 * Whether `temporary` of the error is true: the same call can succeed later, e.g. after an outage of an engine or the loss of a
 * lease.
 */
export function isTemporary(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'temporary' in error && error.temporary === true;
}
