import type { EventStoreDBClient } from '@eventstore/db-client';

/**
 * After a failed call, the client (6.2.1) checks in an unhandled promise whether it has reconnected since. If it then finds no
 * node of its cluster, the unhandled rejection ends the process. ADR 21 says when this can be removed.
 */
export function handleRejections(client: EventStoreDBClient): void {
  const handleError = Reflect.get(client, 'handleError') as (...given: unknown[]) => Promise<void>;
  Reflect.set(client, 'handleError', (...given: unknown[]) => handleError(...given).catch(() => undefined));
}
