import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineCommand } from './engine.ts';

const program = fileURLToPath(new URL('../main.js', import.meta.url));

/** Dakpion's server of the EventStoreDB protocol over the embedded store, which replaces EventStoreDB. */
export function eventStoreCommand(options: { directory: string; port: number }): EngineCommand {
  const { directory, port } = options;
  mkdirSync(directory, { recursive: true });
  return {
    name: 'eventstore',
    command: process.execPath,
    args: ['--enable-source-maps', program, 'eventstore', directory, String(port)],
    port,
    address: `esdb://127.0.0.1:${port}?tls=false`,
    logFile: join(directory, 'eventstore.log'),
  };
}
