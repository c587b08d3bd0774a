import { setTimeout as pause } from 'node:timers/promises';

interface RestOptions {
  /** Ends the rest. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the rest keeps the process alive. Default: true. */
  readonly ref?: boolean;
}

/** Resolves after the time, in milliseconds, or when the signal aborts. Never rejects. */
export async function rest(milliseconds: number, options: RestOptions = {}): Promise<void> {
  await pause(milliseconds, undefined, options).catch(() => undefined);
}
