import { setTimeout as pause } from 'node:timers/promises';

/**
 * Repeats `look` until it returns a value that is neither false nor undefined, and resolves with it. A look that throws is
 * repeated. If the last look began after `withinMs`, rejects with an error that names `what` and the error of that look. So a process
 * that was stopped for longer looks once more.
 */
export async function until(what, look, withinMs = 60_000, everyMs = 20) {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const isLast = performance.now() >= deadline;
    let last;
    try {
      const found = await look();
      if (found !== false && found !== undefined) return found;
    } catch (error) {
      last = error;
    }
    if (isLast)
      throw new Error(`waited ${withinMs} ms for ${what}${last === undefined ? '' : `; last: ${String(last)}`}`);
    await pause(everyMs);
  }
}
