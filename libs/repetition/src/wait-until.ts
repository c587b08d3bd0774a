import { setTimeout as pause } from 'node:timers/promises';

/** How long to wait, and how often to check. */
export interface WaitOptions {
  readonly withinMs: number;
  readonly everyMs: number;
  /** Milliseconds. Default: the monotonic clock. */
  readonly clock?: () => number;
}

/** Looks at once and then regularly until the condition holds. False when it did not hold in time. Errors: those of the condition. */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  { withinMs, everyMs, clock = () => performance.now() }: WaitOptions,
): Promise<boolean> {
  const deadline = clock() + withinMs;
  while (!(await holds())) {
    if (clock() >= deadline) return false;
    await pause(everyMs);
  }
  return true;
}
