// Docker for the tests of containers: its command line, with a time-out on every call.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { until as repeatedUntil } from '../until.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const defaultTimeoutMs = 60_000;
const lookWithinMs = 20_000;
/**
 * The time limit of a check. Docker's proxy accepts connections to a published port before the program in the container listens,
 * and may never answer them.
 */
const readyWithinMs = 1_000;

/** Runs a command in the root of the repository. Returns its exit code and its output. */
export function attempt(command, args, { env = {}, timeoutMs = defaultTimeoutMs, inherit = false } = {}) {
  const { status, signal, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: timeoutMs,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', inherit ? 'inherit' : 'pipe', inherit ? 'inherit' : 'pipe'],
  });
  return { status, reason: error?.message ?? signal ?? '', stdout: stdout ?? '', stderr: stderr ?? '' };
}

/** Like `attempt`, and throws if the command fails. Returns its output. */
export function run(command, args, options) {
  const { status, reason, stdout, stderr } = attempt(command, args, options);
  if (status === 0) return stdout.trim();
  throw new Error(`${command} ${args.join(' ')} ended with ${status} ${reason}\n${stdout}${stderr}`);
}

export const docker = (args, options) => run('docker', args, options);

/** Whether the program at an address reports within a second that it is ready. */
export async function isReady(url) {
  return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(readyWithinMs) })).ok;
}

/** The names of all volumes of this engine. */
export function volumes() {
  return docker(['volume', 'ls', '--quiet'])
    .split('\n')
    .filter((name) => name !== '');
}

/** Makes a check that hangs, such as a request to a port that is just being opened, fail, so that it is repeated. */
async function bounded(looking) {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${lookWithinMs} ms`)), lookWithinMs);
  });
  return Promise.race([looking, late]).finally(() => clearTimeout(timer));
}

/** Like the shared `until`, for checks that may never end. */
export function until(what, look, withinMs = 60_000) {
  return repeatedUntil(what, () => bounded(look()), withinMs, 250);
}
