import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until the condition holds; fails with the description of the condition. A condition that throws does not hold
 * yet.
 */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  withinMs = 20_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  let last: unknown;
  do {
    try {
      if (await condition()) return;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await pause(20);
  } while (Date.now() < deadline);
  throw new Error(`waited ${withinMs} ms for ${what}${last === undefined ? '' : `; last: ${String(last)}`}`);
}
