import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineCommand } from './engine.ts';

/** A Redis that syncs its append-only file every second, as operations.md recommends for production. */
export function redisCommand(options: { directory: string; port: number }): EngineCommand {
  const { directory, port } = options;
  mkdirSync(directory, { recursive: true });
  const durable = [
    '--appendonly',
    'yes',
    '--appendfsync',
    'everysec',
    '--save',
    '',
    '--maxmemory-policy',
    'noeviction',
  ];
  // With an unchanged title, the process can be recognised by its command line.
  const title = ['--set-proc-title', 'no'];
  return {
    name: 'redis',
    command: 'redis-server',
    args: ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, ...durable, ...title],
    port,
    address: `redis://127.0.0.1:${port}`,
    logFile: join(directory, 'redis.log'),
  };
}
