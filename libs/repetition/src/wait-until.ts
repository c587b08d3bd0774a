import { rest } from './rest.ts';

/** The maximum wait, and the interval of checks. */
interface WaitOptions {
  readonly withinMs: number;
  readonly everyMs: number;
  /** Milliseconds. Default: the monotonic clock. */
  readonly clock?: () => number;
  /** Ends the wait. */
  readonly signal?: AbortSignal;
}

/**
 * Checks a condition immediately and then regularly until it is true. False if it was not true in time, or if the signal
 * aborted. Rejects with the errors of the condition.
 */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  { withinMs, everyMs, clock = () => performance.now(), signal }: WaitOptions,
): Promise<boolean> {
  const deadline = clock() + withinMs;
  while (!(await holds())) {
    if (clock() >= deadline || signal?.aborted) return false;
    await rest(everyMs, { signal });
  }
  return true;
}
