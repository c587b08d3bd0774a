import { resolve } from 'node:path';
import { type EventStore, EventStoreLockedError, openLmdbEventStore } from '@dakpion/event-store';
import { startProtocolServer } from './start-protocol-server.ts';

export interface RunningEventStore {
  /** One line for the terminal: the address and the served store. */
  readonly line: string;
  /** Ends the calls of clients, then closes the store. */
  close(): Promise<void>;
}

const highestPort = 65_535;

/**
 * Opens the embedded event store of a data directory and serves it in the protocol of EventStoreDB. Settings: `DATA_DIR`
 * (.data), `HOST` (127.0.0.1), `EVENTSTORE_PORT` (2113; 0: any port), `MIN_FREE_DISK_MB` (256). With `--read-only`, it reads
 * while another server uses the directory. Rejects with an Error whose message is one line with the remedy.
 */
export async function startEventStoreLocal(
  variables: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Promise<RunningEventStore> {
  const unknown = args.filter((arg) => arg !== '--read-only');
  if (unknown.length > 0) throw new Error(`Unknown argument ${unknown.join(' ')}; there is only --read-only`);
  const readOnly = args.length > 0;
  const port = portOf(variables.EVENTSTORE_PORT || '2113');
  const host = variables.HOST || '127.0.0.1';
  const directory = resolve(variables.DATA_DIR || '.data', 'events');
  const minFreeBytes = megabytesOf(variables.MIN_FREE_DISK_MB || '256') * 1024 ** 2;
  const store = await open(directory, readOnly, minFreeBytes);
  try {
    const server = await startProtocolServer({ store, host, port });
    return {
      line: `Event store of ${directory}${readOnly ? ', read-only,' : ''} is served at ${server.url}`,
      close: async () => {
        await server.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw new Error(`Cannot listen at ${host}:${port} (${messageOf(error)}); choose another EVENTSTORE_PORT or HOST`);
  }
}

async function open(directory: string, readOnly: boolean, minFreeBytes: number): Promise<EventStore> {
  try {
    return await openLmdbEventStore({ directory, readOnly, minFreeBytes });
  } catch (error) {
    const way = error instanceof EventStoreLockedError ? '; to read beside it, add --read-only' : '';
    throw new Error(`Cannot open the event store in ${directory}: ${messageOf(error)}${way}`);
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= highestPort) return port;
  throw new Error(`EVENTSTORE_PORT=${text}: expected a port, 0 to ${highestPort}`);
}

function megabytesOf(text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new Error(`MIN_FREE_DISK_MB=${text}: expected a whole number of MiB`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
