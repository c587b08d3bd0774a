import type { Environment } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import type { CallbackUrlSet } from './domain/partner-events.ts';
import { partnerStream } from './partner-stream.ts';

/**
 * The position of the event since which the partner has always had a callback URL, which may have changed. Null if it has none
 * now. Orders without their own URL have webhooks for later events.
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
