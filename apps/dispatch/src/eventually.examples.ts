import { setTimeout as pause } from 'node:timers/promises';

/** Repeats a check until it passes; after `withinMs` fails as the check last did. */
export async function eventually(check: () => Promise<void> | void, withinMs = 10_000): Promise<void> {
  const giveUpAt = Date.now() + withinMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await pause(5);
    }
  }
}
