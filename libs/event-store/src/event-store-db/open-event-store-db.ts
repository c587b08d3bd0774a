import type { EventStore, NewEvent } from '../event-store.ts';
import type { EventStoreDbOptions } from './event-store-db.ts';

const probeStream = 'dakpion-write-check';
/** Always the same event at the same revision, so it is stored only once, even if it is appended often. */
const probe: NewEvent = {
  id: '6f2c1d8e-5b0a-4c57-9a3e-2d41f0b7c9a6',
  type: 'WriteChecked',
  data: {},
  metadata: {
    schema_version: 1,
    $correlationId: probeStream,
    $causationId: null,
    actor: { kind: 'system' },
    occurred_at: '2026-01-01T00:00:00.000Z',
  },
};

/**
 * Connects to EventStoreDB 24.10 or KurrentDB 26.0. Open one store for each process: the client keeps pending appends in one
 * map.
 *
 * Rejects with EventStoreUnavailableError if the server does not answer (try again later), with EventStoreForbiddenError if the
 * user may not read or, with `mustWrite`, append, and with a RangeError if the URL is not a connection string or names a file
 * that cannot be read.
 */
export async function openEventStoreDb(options: EventStoreDbOptions): Promise<EventStore> {
  // The client is loaded on demand: it is large, and the embedded profile does not need it.
  const { EventStoreDb } = await import('./event-store-db.ts');
  const store = new EventStoreDb(options);
  try {
    await store.head();
    if (options.mustWrite === true) {
      await store.append(probeStream, [probe], 'no_stream');
      // It has the time of the first start.
      await store.readClock();
    }
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
