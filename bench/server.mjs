// Starts servers in separate processes and reads their CPU and memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/free-port.mjs';
import { nodeOptions } from '../scripts/node-options.mjs';
import { until } from '../scripts/until.mjs';
import { processUsage } from './process-usage.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts a program and waits until `readyPath` answers 200. */
export async function startServer(program, env, readyPath, patienceMs = 30_000) {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeOptions, `${root}${program}`], {
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const began = performance.now();
  await until(`the start of ${program}`, async () => hasEnded() || (await fetch(`${url}${readyPath}`)).ok, patienceMs);
  if (hasEnded()) throw new Error(`${program} did not start`);
  const end = async (signal) => {
    child.kill(signal);
    if (!hasEnded()) await once(child, 'exit');
  };
  return {
    url,
    child,
    pid: child.pid,
    startMs: performance.now() - began,
    usage: () => processUsage(child.pid),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
