import type { EventStoreDBClient } from '@eventstore/db-client';

/**
 * Closes the client's channel, which would keep the process alive. The client (6.2.1) can cancel its calls (`dispose`) and has
 * no public method to close its channel: https://github.com/kurrent-io/KurrentDB-Client-NodeJS/issues/283. ADR 21 says when
 * this can be removed.
 */
export async function closeChannel(client: EventStoreDBClient): Promise<void> {
  const channel = Reflect.get(client, 'getChannel') as () => Promise<{ close(): void }>;
  (await channel()).close();
}
