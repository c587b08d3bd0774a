import { type Owner, orderStream } from '@dakpion/contracts';
import { dataBytesOf, type EventStore, type RecordedEvent } from '@dakpion/event-store';
import type { VersionedOrderUsage } from '@dakpion/read-models';
import { LRUCache } from 'lru-cache';
import { maxOrderEvents, orderEventOf, orderIdOfStream } from '../order-stream.ts';
import { countsForUsage, evolveOrderUsage } from './evolve-order-usage.ts';

/** The usage of an order, and its owner. */
export interface OwnedOrderUsage extends VersionedOrderUsage {
  readonly owner: Owner;
}

/** The maximum number of orders in memory. Each takes several hundred bytes. */
const rememberedOrders = 10_000;

/** The usage of active orders, so that their streams need not be read again. */
export class OrderUsages {
  /** The usage of open orders after the last event that was handled, by order id. */
  private readonly underWay = new LRUCache<string, OwnedOrderUsage>({ max: rememberedOrders });

  constructor(private readonly eventStore: EventStore) {}

  /**
   * The usage immediately after the event. Null if the event does not count. Rejects with the errors of the event store.
   */
  async after(recorded: RecordedEvent): Promise<OwnedOrderUsage | null> {
    const counts = countsForUsage(orderEventOf(recorded));
    const orderId = orderIdOfStream(recorded.stream);
    const before = recorded.revision === 0 ? null : this.underWay.get(orderId);
    // Another instance may have handled the events in between.
    const isKnown = (before?.version ?? 0) === recorded.revision;
    if (!isKnown && !counts) return null;
    const after = isKnown ? afterEvent(before ?? null, recorded) : await this.read(orderId, recorded.revision + 1);
    // An ended order has no more events that count, so its usage is not kept.
    if (after.usage.end === null) this.underWay.set(orderId, after);
    else this.underWay.delete(orderId);
    return counts ? after : null;
  }

  private async read(orderId: string, version: number): Promise<OwnedOrderUsage> {
    const after = (await usagesOf(this.eventStore, orderId)).find((each) => each.version === version);
    if (after === undefined) throw new Error(`The event ${version - 1} of ${orderId} was handled but cannot be read.`);
    return after;
  }
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
function afterEvent(before: OwnedOrderUsage | null, recorded: RecordedEvent): OwnedOrderUsage {
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
