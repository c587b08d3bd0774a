import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { redisUsers } from '@dakpion/service';
import type { EngineCommand } from './engine.ts';

/** The settings of the services' users, with one password. Other users of the machine can see only its hash in the process list. */
function userSettings(password: string): readonly string[] {
  const hash = createHash('sha256').update(password).digest('hex');
  return redisUsers().flatMap(({ name, rules }) => ['--user', name, 'on', `#${hash}`, ...rules]);
}

/**
 * A Redis that syncs its append-only file every second, as docs/operations/install.md recommends for production. With a password,
 * it has a user for each service. The default user may do everything in any case.
 */
export function redisCommand(options: { directory: string; port: number; password?: string }): EngineCommand {
  const { directory, port, password } = options;
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
  const users = password === undefined ? [] : userSettings(password);
  return {
    name: 'redis',
    command: 'redis-server',
    args: ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, ...durable, ...users, ...title],
    port,
    address: `redis://127.0.0.1:${port}`,
    logFile: join(directory, 'redis.log'),
  };
}
