/** Further signals within this time, in ms, count as the same one: npm passes on a Ctrl-C that this process has got itself. */
const sameSignalMs = 500;

/**
 * Calls `act` once for each signal, also if npm passes it on. The signals do not end the process by themselves until the returned
 * function is called.
 */
export function onSignal(signals: readonly NodeJS.Signals[], act: (signal: NodeJS.Signals) => void): () => void {
  let countedAt = Number.NEGATIVE_INFINITY;
  const count = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (now - countedAt < sameSignalMs) return;
    countedAt = now;
    act(signal);
  };
  for (const signal of signals) process.on(signal, count);
  return () => {
    for (const signal of signals) process.off(signal, count);
  };
}
