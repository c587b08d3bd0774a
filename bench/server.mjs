// Starts servers in separate processes and reads their CPU and memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/free-port.mjs';
import { nodeOptions } from '../scripts/node-options.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const ticksPerSecond = 100;

/** Starts a program and waits until `readyPath` answers 200. */
export async function startServer(program, env, readyPath, patienceMs = 30_000) {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeOptions, `${root}${program}`], {
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + patienceMs;
  const began = performance.now();
  while (
    !(await fetch(`${url}${readyPath}`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`${program} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const end = async (signal) => {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return {
    url,
    child,
    pid: child.pid,
    startMs: performance.now() - began,
    /** CPU seconds used so far, as reported by the process. */
    cpuSeconds: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
    },
    /** Resident memory in MB, and the part of it without mapped files. */
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const mb = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024;
      return { rss: mb('VmRSS'), anonymous: mb('RssAnon') };
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
