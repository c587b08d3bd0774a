import { rest } from './rest.ts';

/** How often something is tried, and how long the pauses between the tries are. */
export interface RetryPolicy {
  /** The first try included. Infinity only for what the process cannot run without; a signal then ends it. */
  readonly maxTries: number;
  /** Pause before try 2; doubled for each further one. Milliseconds. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
}

export interface RetryOptions {
  /** Whether another try may succeed. Default: after every error. */
  readonly worthRetrying?: (error: unknown) => boolean;
  /** A try has failed, and there is another one after the pause. */
  readonly onRetry?: (error: unknown, pauseMs: number) => void;
  /** Ends the tries: `retry` rejects with the signal's reason. A try that is under way is waited for. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Tries until an attempt succeeds. Rejects with the error of the last try: that of `maxTries`, or the first that is not
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

/** Whether the error's `temporary` says that the same may succeed later: an engine is away, or a lease was lost. */
export function isTemporary(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'temporary' in error && error.temporary === true;
}
