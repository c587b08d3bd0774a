import { setTimeout as pause } from 'node:timers/promises';

/**
 * Repeats `look` until it returns a value that is neither false nor undefined, and resolves with it. A look that throws is
 * repeated. After `withinMs`, rejects with an error that names `what` and the error of the last look.
 */
export async function until(what, look, withinMs = 60_000, everyMs = 20) {
  const deadline = Date.now() + withinMs;
  let last;
  do {
    try {
      const found = await look();
      if (found !== false && found !== undefined) return found;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await pause(everyMs);
  } while (Date.now() < deadline);
  throw new Error(`waited ${withinMs} ms for ${what}${last === undefined ? '' : `; last: ${String(last)}`}`);
}
