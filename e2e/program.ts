import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { nodeOptions } from '../scripts/node-options.mjs';
import { atEnd } from './at-end.ts';
import { startCluster } from './cluster.ts';
import { operatorToken } from './operator-token.ts';
import { outputOf } from './output-of.ts';
import type { Program } from './started-program.ts';
import { until } from './until.ts';

export type { Program };

const root = join(__dirname, '..');
const embedded = 'dist/programs/dakpion.js';
/** The maximum time of a start, in ms. It takes one second, and many on a busy machine. */
const startWithinMs = 100_000;
/** Set by Jest's project `e2e-cluster`. */
const isCluster = (globalThis as { profile?: string }).profile === 'cluster';

/** An empty directory that is removed when the test file ends. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'dakpion-e2e-'));
  atEnd(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Runs a built program to its end. */
export async function run(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const { child, output } = launch(program, args, env);
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, output: output() };
}

/**
 * Starts the program and waits until it serves: the embedded program, which is killed when the test file ends, or, in
 * the project `e2e-cluster`, the cluster of the test file's worker. Other test files use the same cluster, and each creates its own
 * partners.
 */
export function startProgram(options: {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
}): Promise<Program> {
  return isCluster ? startCluster() : startEmbedded(options);
}

async function startEmbedded(options: {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
}): Promise<Program> {
  const port = options.port ?? (await freePort());
  const { child, output } = launch(embedded, [], {
    DATA_DIR: options.dataDir,
    PORT: String(port),
    OPERATOR_TOKEN: operatorToken,
    LOG_LEVEL: 'warn',
    ROBOT_STEP_MS: '100',
    // Production webhooks also go to receivers on this machine.
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8,::1/128',
    ...options.env,
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  const url = `http://127.0.0.1:${port}`;
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await closed;
  };
  atEnd(kill);
  const isServing = async () => (await fetch(`${url}/health/ready`)).ok;
  try {
    await until(
      `the program at ${url} to serve`,
      () => child.exitCode !== null || child.signalCode !== null || isServing(),
      startWithinMs,
    );
  } catch (error) {
    throw new Error(`${String(error)}\n${output()}`);
  }
  if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}:\n${output()}`);
  return {
    url,
    dataDir: options.dataDir,
    ...(child.pid !== undefined && { pid: child.pid }),
    output,
    kill,
    stop: async () => {
      child.kill('SIGINT');
      const [exitCode] = await closed;
      return { exitCode };
    },
  };
}

/** Starts a built program. `output` returns its output so far. */
export function launch(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): { child: ChildProcess; output: () => string } {
  const options = program === embedded ? nodeOptions : ['--enable-source-maps'];
  const child = spawn(process.execPath, [...options, join(root, program), ...args], {
    cwd: root,
    // Only the variables that a program needs to run, so that all settings come from the test.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = outputOf(child);
  child.once('exit', (_exitCode, signal) => {
    // Requests of a test then fail with an error of the connection, which does not name the cause. Some tests let a command kill itself.
    if (program === embedded && signal !== null && !child.killed)
      process.stderr.write(`${program} was ended by ${signal}:\n${output()}\n`);
  });
  return { child, output };
}
