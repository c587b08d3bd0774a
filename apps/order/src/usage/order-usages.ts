import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { UsageOwner, VersionedOrderUsage } from '@dakpion/usage';
import { LRUCache } from 'lru-cache';
import { maxOrderEvents, orderEventOf, orderIdOfStream, orderStream } from '../order-stream.ts';
import { countsForUsage, evolveOrderUsage } from './evolve-order-usage.ts';

/** The usage of an order, and its owner. */
export interface OwnedOrderUsage extends VersionedOrderUsage {
  readonly owner: UsageOwner;
}

/** Several hundred bytes each. */
const rememberedOrders = 10_000;

/** The usage of active orders, so that their streams need not be read again. */
export class OrderUsages {
  private readonly underWay = new LRUCache<string, OwnedOrderUsage>({ max: rememberedOrders });

  constructor(private readonly eventStore: EventStore) {}

  /**
   * The usage immediately after the event. Null if the event does not change it. Rejects with the errors of the event store.
   */
  async after(recorded: RecordedEvent): Promise<OwnedOrderUsage | null> {
    const event = orderEventOf(recorded);
    if (!countsForUsage(event)) return null;
    const orderId = orderIdOfStream(recorded.stream);
    const isFirst = event.type === 'OrderCreated';
    const before = isFirst
      ? null
      : (this.underWay.get(orderId) ?? (await usageOf(this.eventStore, orderId, recorded.revision - 1)));
    const after = afterEvent(before, recorded);
    // No event after the end adds usage.
    if (isFirst) this.underWay.set(orderId, after);
    else this.underWay.delete(orderId);
    return after;
  }
}

/**
 * The usage of an order after its events up to a revision (inclusive; default: all). Null if there are none. Rejects with the
 * errors of the event store.
 */
export async function usageOf(
  eventStore: EventStore,
  orderId: string,
  upTo = Number.POSITIVE_INFINITY,
): Promise<OwnedOrderUsage | null> {
  const states = await usagesOf(eventStore, orderId);
  return states.findLast(({ version }) => version <= upTo + 1) ?? null;
}

/**
 * The usage of an order after each event that changed it, with the position of that event. Rejects with the errors of the event
 * store.
 */
export async function usagesOf(
  eventStore: EventStore,
  orderId: string,
): Promise<readonly (OwnedOrderUsage & { readonly position: bigint })[]> {
  const states: (OwnedOrderUsage & { readonly position: bigint })[] = [];
  for await (const recorded of eventStore.readStream(orderStream(orderId), { maxCount: maxOrderEvents })) {
    if (!countsForUsage(orderEventOf(recorded))) continue;
    states.push({ ...afterEvent(states.at(-1) ?? null, recorded), position: recorded.position });
  }
  return states;
}

/** The usage after an event that changes it. */
function afterEvent(before: OwnedOrderUsage | null, recorded: RecordedEvent): OwnedOrderUsage {
  const event = orderEventOf(recorded);
  const usage = evolveOrderUsage(before?.usage ?? null, event);
  const owner = event.type === 'OrderCreated' ? ownerOf(event.data) : before?.owner;
  if (usage === null || owner === undefined) throw new Error(`${recorded.stream} does not begin with its creation.`);
  return { owner, usage, version: recorded.revision + 1 };
}

function ownerOf({ partner_id, environment }: UsageOwner): UsageOwner {
  return { partner_id, environment };
}
