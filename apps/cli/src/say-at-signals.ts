const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Writes a text to stderr before a signal ends the command as usual. For commands whose work goes on in the server. Returns a
 * function that ends this.
 */
export function sayAtSignals(text: () => string): () => void {
  const say = (signal: NodeJS.Signals) => {
    process.stderr.write(`${process.stderr.isTTY ? '\n' : ''}${text()}\n`);
    stop();
    // Without a listener, the signal ends the process.
    process.kill(process.pid, signal);
  };
  const stop = () => {
    for (const signal of signals) process.off(signal, say);
  };
  for (const signal of signals) process.on(signal, say);
  return stop;
}
