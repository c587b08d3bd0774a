import type { EventStoreDBClient } from '@eventstore/db-client';

/**
 * After a failed call the client (6.2.1) looks, in an unhandled promise, whether it has reconnected since. When
 * it then finds no node of its cluster, that was an unhandled rejection, which ends the process. ADR 21 says when this goes.
 */
export function handleRejections(client: EventStoreDBClient): void {
  const handleError = Reflect.get(client, 'handleError') as (...given: unknown[]) => Promise<void>;
  Reflect.set(client, 'handleError', (...given: unknown[]) => handleError(...given).catch(() => undefined));
}
