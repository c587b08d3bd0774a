import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { StateStore } from '@dakpion/state-store';
import { type UsageOwner, UsageWriter, usageScopeOf, type VersionedOrderUsage } from '@dakpion/usage';
import { OrderUsages } from './order-usages.ts';

interface OwnedOrders {
  readonly owner: UsageOwner;
  /** By order id. */
  readonly orders: Map<string, VersionedOrderUsage>;
}

/**
 * Writes what partners use of orders. Events that come again change nothing: an order's document counts once, whichever event wrote
 * it last.
 */
export class OrderUsageProjection {
  private readonly usages: OrderUsages;
  private readonly writer: UsageWriter;

  constructor(eventStore: EventStore, stateStore: StateStore) {
    this.usages = new OrderUsages(eventStore);
    this.writer = new UsageWriter(stateStore);
  }

  /** Takes events in the order of the store, also again. Errors: those of the stores. */
  async project(events: readonly RecordedEvent[]): Promise<void> {
    const byScope = new Map<string, OwnedOrders>();
    for (const event of events) {
      const after = await this.usages.after(event);
      if (after === null) continue;
      const { owner, usage, version } = after;
      const scope = usageScopeOf(owner);
      const owned = byScope.get(scope) ?? { owner, orders: new Map() };
      // Of an order's events here only the last is written.
      owned.orders.set(usage.order_id, { usage, version });
      byScope.set(scope, owned);
    }
    await Promise.all(
      [...byScope.values()].map(({ owner, orders }) => this.writer.writeOrders(owner, [...orders.values()])),
    );
  }
}
