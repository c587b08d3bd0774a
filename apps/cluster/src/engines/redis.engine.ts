import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Engine, EngineError } from './engine.ts';
import { startEngine } from './engine-process.ts';

const run = promisify(execFile);

/** Makes sure that there is a redis-server; as root on Debian it is installed when missing. */
export async function ensureRedis(): Promise<void> {
  if (await isInstalled()) return;
  try {
    await run('apt-get', ['update'], { timeout: 300_000 });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], {
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    throw new EngineError(
      `redis-server is not installed and could not be: ${String(error)}. Install Redis 7 or newer.`,
    );
  }
}

async function isInstalled(): Promise<boolean> {
  return run('redis-server', ['--version']).then(
    () => true,
    () => false,
  );
}

/** A Redis that appends every second to disk, as operations.md asks of a production one. */
export async function startRedis(options: { directory: string; port: number }): Promise<Engine> {
  const { directory, port } = options;
  mkdirSync(directory, { recursive: true });
  const settings = ['--bind', '127.0.0.1', '--dir', directory, '--appendonly', 'yes', '--appendfsync', 'everysec'];
  return startEngine({
    name: 'redis',
    command: 'redis-server',
    args: ['--port', String(port), ...settings, '--save', '', '--maxmemory-policy', 'noeviction'],
    port,
    address: `redis://127.0.0.1:${port}`,
    logFile: join(directory, 'redis.log'),
  });
}
