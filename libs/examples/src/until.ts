import { setTimeout as pause } from 'node:timers/promises';

/**
 * Looks again and again, and resolves with the first value that is neither false nor undefined; after `withinMs` fails
 * with the text of `look`. A look that throws fails at once.
 */
export async function until<Value>(
  look: () => Promise<Value | false | undefined> | Value | false | undefined,
  withinMs = 20_000,
): Promise<Value> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const value = await look();
    if (value !== false && value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`It did not happen within ${withinMs} ms: ${look}`);
    await pause(5);
  }
}
