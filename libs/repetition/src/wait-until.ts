import { rest } from './rest.ts';

/** How long to wait, and how often to check. */
export interface WaitOptions {
  readonly withinMs: number;
  readonly everyMs: number;
  /** Milliseconds. Default: the monotonic clock. */
  readonly clock?: () => number;
  /** Ends the wait. */
  readonly signal?: AbortSignal;
}

/** Looks at once and then regularly until the condition holds. False when it did not hold in time, or the signal aborted. Errors: those of the condition. */
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
