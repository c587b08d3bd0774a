import { setTimeout as pause } from 'node:timers/promises';

/** Repeats a check until it no longer throws, and resolves with what it returns; after `withinMs` fails as it last did. */
export async function eventually<Result>(check: () => Promise<Result> | Result, withinMs = 20_000): Promise<Result> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(5);
    }
  }
}
