import { isDeepStrictEqual } from 'node:util';
import type { Json, Owner } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import {
  listingOf,
  type OrderUsage,
  orderUsageCollection,
  orderUsageModel,
  scopeOf,
  UsageWriter,
  type VersionedOrderUsage,
} from '@dakpion/read-models';
import { ReadModelDocuments, type StateStore } from '@dakpion/state-store';
import { usageOf } from './order-usages.ts';

/** The stored usage of an order. `isListed`: it is in the list of chargeable orders, or does not need to be. */
interface StoredOrderUsage {
  readonly stored: VersionedOrderUsage | null;
  readonly isListed: boolean;
}

/**
 * Compares the stored usage of an order with the events of the order, and corrects it. Rejects with the errors of the stores.
 */
export class OrderUsageCheck {
  private readonly documents: ReadModelDocuments;
  private readonly writer: UsageWriter;

  constructor(
    private readonly eventStore: EventStore,
    stateStore: StateStore,
  ) {
    this.documents = new ReadModelDocuments(stateStore, orderUsageModel);
    this.writer = new UsageWriter(stateStore);
  }

  async stored(owner: Owner, orderId: string): Promise<StoredOrderUsage> {
    const stored = (await this.writer.readOrders(owner, [orderId])).get(orderId) ?? null;
    return { stored, isListed: stored === null || (await this.isListed(owner, stored.usage)) };
  }

  /** Corrects the stored usage to match the events. Returns whether it was different. */
  async rewrite(orderId: string): Promise<boolean> {
    const known = await usageOf(this.eventStore, orderId);
    if (known === null) return false;
    const { owner } = known;
    const found = await this.stored(owner, orderId);
    const storedVersion = found.stored?.version ?? 0;
    // The order can have gone on between the two reads. Its later usage must not be replaced by an earlier one.
    const expected = storedVersion > known.version ? ((await usageOf(this.eventStore, orderId)) ?? known) : known;
    if (isRight(expected, found)) return false;
    const { usage, version } = expected;
    await this.writer.replaceOrder(owner, { usage, version }, storedVersion);
    return true;
  }

  private async isListed(owner: Owner, usage: OrderUsage): Promise<boolean> {
    const listing = listingOf(usage);
    if (listing === undefined) return true;
    const address = { scope: scopeOf(owner), collection: orderUsageCollection, id: usage.order_id };
    const isIn = await Promise.all(listing.lists.map((list) => this.documents.isListed(address, list, listing.score)));
    return !isIn.includes(false);
  }
}

/** Whether the stored usage is that of the events. */
export function isRight({ usage, version }: VersionedOrderUsage, { stored, isListed }: StoredOrderUsage): boolean {
  return isListed && stored?.version === version && isDeepStrictEqual(stored.usage, usage);
}

/** The stored usage, for a report. */
export function storedAsJson({ stored, isListed }: StoredOrderUsage): Json {
  if (stored === null) return null;
  const usage = { ...stored.usage } as unknown as Json;
  return isListed ? usage : { usage, in_statement: false };
}
