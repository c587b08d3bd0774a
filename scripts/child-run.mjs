// Runs the parts of a test run as child processes, which end with it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set();
let isEnding = false;

/** Runs a program of Node, and resolves with its exit code. Never resolves if a signal is ending this process. */
export async function runChild(command, options) {
  const child = spawn(process.execPath, command, { stdio: 'inherit', ...options });
  running.add(child);
  const [status] = await once(child, 'exit');
  running.delete(child);
  return isEnding ? new Promise(() => {}) : (status ?? 1);
}

/**
 * Passes signals on to the children, and ends when they have ended: only a Ctrl-C in a terminal reaches them by itself, and what
 * they have started, such as a cluster, must not outlive the run. `cleanUp`: called at the end.
 */
export function endWithChildren(cleanUp) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, async () => {
      isEnding = true;
      const ended = [...running].map((child) => once(child, 'exit'));
      for (const child of running) child.kill(signal);
      await Promise.all(ended);
      cleanUp();
      process.kill(process.pid, signal);
    });
}
