interface Tick {
  readonly calls: Set<() => void>;
  readonly timer: NodeJS.Timeout;
}

/** The ticks with waiting calls, by time. Milliseconds of the monotonic clock. */
const waiting = new Map<number, Tick>();

/**
 * Calls `wake` at a multiple of the interval, in milliseconds: the first that is at least a quarter of the interval away, so after
 * at most 1.25 intervals. All periodic tasks of a process run together in this way: the process wakes less often, and its calls of
 * an engine share one request. Does not keep the process alive. The returned function cancels the call.
 */
export function atTick(everyMs: number, wake: () => void): () => void {
  const now = performance.now();
  const at = Math.ceil((now + everyMs / 4) / everyMs) * everyMs;
  const { calls, timer } = waiting.get(at) ?? beginTick(at, at - now);
  calls.add(wake);
  return () => {
    calls.delete(wake);
    if (calls.size > 0) return;
    clearTimeout(timer);
    waiting.delete(at);
  };
}

function beginTick(at: number, inMs: number): Tick {
  const calls = new Set<() => void>();
  const call = () => {
    waiting.delete(at);
    for (const each of calls) each();
  };
  const tick = { calls, timer: setTimeout(call, Math.ceil(inMs)).unref() };
  waiting.set(at, tick);
  return tick;
}

/** Resolves at the tick at which {@link atTick} would call, or when the signal aborts. Never rejects. */
export async function restToTick(everyMs: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const wake = () => {
      signal.removeEventListener('abort', wake);
      cancel();
      resolve();
    };
    const cancel = atTick(everyMs, wake);
    signal.addEventListener('abort', wake, { once: true });
  });
}
