import type { EventStore } from '../event-store.ts';

export interface EventStoreDbOptions {
  /** A connection string of EventStoreDB, e.g. `esdb://127.0.0.1:2113?tls=false`; keepalive and TLS are set in it. */
  readonly url: string;
  /** How long one try of an append may take, in milliseconds; there are three. Default: 2,500. */
  readonly appendTimeoutMs?: number;
  /** How long a read may wait for its next event, in milliseconds. Default: 5,000. */
  readonly readTimeoutMs?: number;
  /** How long a subscription may be silent, in milliseconds, before it is asked whether it lives. Default: 10,000. */
  readonly silenceMs?: number;
}

/**
 * Connects to EventStoreDB 23.10 or later. One store a process: the client keeps pending appends in one map.
 *
 * Rejects with EventStoreUnavailableError when the server does not answer (try again later), with a RangeError when
 * the URL is no connection string.
 */
export async function openEventStoreDb(options: EventStoreDbOptions): Promise<EventStore> {
  // The client is heavy, and the embedded profile does without it.
  const { EventStoreDb } = await import('./event-store-db.ts');
  const store = new EventStoreDb(options);
  try {
    await store.head();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
