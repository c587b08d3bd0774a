import type { EventStoreDBClient } from '@eventstore/db-client';

/**
 * Closes the client's channel, which would hold the process. The client (6.2.1) can cancel its calls (`dispose`), but has no
 * public way to close its channel: https://github.com/kurrent-io/KurrentDB-Client-NodeJS/issues/283. ADR 21 says when this goes.
 */
export async function closeChannel(client: EventStoreDBClient): Promise<void> {
  const channel = Reflect.get(client, 'getChannel') as () => Promise<{ close(): void }>;
  (await channel()).close();
}
