import { type Owner, orderStream } from '@dakpion/contracts';
import { dataBytesOf, type EventStore, type RecordedEvent } from '@dakpion/event-store';
import type { VersionedOrderUsage } from '@dakpion/read-models';
import { maxOrderEvents, orderEventOf } from '../order-stream.ts';
import { countsForUsage, evolveOrderUsage } from './evolve-order-usage.ts';

/** The usage of an order, and its owner. */
export interface OwnedOrderUsage extends VersionedOrderUsage {
  readonly owner: Owner;
}

/** The present usage of an order. Null if it does not exist. Rejects with the errors of the event store. */
export async function usageOf(eventStore: EventStore, orderId: string): Promise<OwnedOrderUsage | null> {
  return (await usagesOf(eventStore, orderId)).at(-1) ?? null;
}

/**
 * The usage of an order after each event that counts, with the position of that event. Rejects with the errors of the event
 * store.
 */
export async function usagesOf(
  eventStore: EventStore,
  orderId: string,
): Promise<readonly (OwnedOrderUsage & { readonly position: bigint })[]> {
  const states: (OwnedOrderUsage & { readonly position: bigint })[] = [];
  let usage: OwnedOrderUsage | null = null;
  for await (const recorded of eventStore.readStream(orderStream(orderId), { maxCount: maxOrderEvents })) {
    usage = afterEvent(usage, recorded);
    if (countsForUsage(orderEventOf(recorded))) states.push({ ...usage, position: recorded.position });
  }
  return states;
}

/** The usage after one more event. */
export function afterEvent(before: OwnedOrderUsage | null, recorded: RecordedEvent): OwnedOrderUsage {
  const event = orderEventOf(recorded);
  const usage = evolveOrderUsage(before?.usage ?? null, event);
  const owner = event.type === 'OrderCreated' ? ownerOf(event.data) : before?.owner;
  if (usage === null || owner === undefined) throw new Error(`${recorded.stream} does not begin with its creation.`);
  const stored_bytes = (before?.usage.stored_bytes ?? 0) + dataBytesOf(recorded);
  return { owner, usage: { ...usage, stored_bytes }, version: recorded.revision + 1 };
}

function ownerOf({ partner_id, environment }: Owner): Owner {
  return { partner_id, environment };
}
