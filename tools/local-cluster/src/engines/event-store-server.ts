import { openLmdbEventStore } from '@dakpion/event-store';
import { startProtocolServer } from '@dakpion/eventstore-protocol-server';
import { readClusterSettings } from '../cluster-settings.ts';

/** Serves the embedded store of a directory in the protocol of EventStoreDB, at a port of loopback, until SIGTERM. */
export async function runEventStoreServer(directory: string, port: number): Promise<void> {
  const minFreeBytes = readClusterSettings(process.env).service.minFreeDiskMb * 1024 ** 2;
  const store = await openLmdbEventStore({ directory, minFreeBytes });
  const server = await startProtocolServer({ store, host: '127.0.0.1', port });
  const stop = async (): Promise<void> => {
    await server.close();
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  process.stdout.write(`EventStoreDB's protocol is served at ${server.url}\n`);
}
