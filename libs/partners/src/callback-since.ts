import type { Environment } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import type { CallbackUrlSet } from './domain/partner-events.ts';
import { partnerStream } from './partner-stream.ts';

/**
 * Position of the event since which the partner has had a callback URL without interruption, though maybe not the same one;
 * null when it has none now. Orders without a URL of their own have webhooks for what was recorded after it.
 */
export async function callbackSince(
  eventStore: EventStore,
  partnerId: string,
  environment: Environment,
): Promise<bigint | null> {
  let since: bigint | null = null;
  // An unreadable event says nothing about the URL.
  for await (const event of eventStore.readStream(partnerStream(partnerId), { unreadable: () => null })) {
    if (event.type !== 'CallbackUrlSet') continue;
    const data = event.data as CallbackUrlSet['data'];
    if (data.environment !== environment) continue;
    if (data.callback_url === null) since = null;
    else since ??= event.position;
  }
  return since;
}
