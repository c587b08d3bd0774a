import { setTimeout as pause } from 'node:timers/promises';

/** Resolves after the time, in milliseconds, or when the signal aborts. Never rejects. */
export async function rest(
  milliseconds: number,
  options: { readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  await pause(milliseconds, undefined, options).catch(() => undefined);
}
