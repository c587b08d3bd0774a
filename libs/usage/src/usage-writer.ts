import type { DocumentChange, StateStore, StoredDocument } from '@dakpion/state-store';
import { type AttemptUsage, attemptUsageChange, type VersionedAttemptUsage } from './attempt-usage.ts';
import { type OrderUsage, orderUsageChange, type VersionedOrderUsage } from './order-usage.ts';
import { attemptUsageCollection, orderUsageCollection, type UsageOwner, usageScopeOf } from './usage-documents.ts';

const changesPerWrite = 100;
const idsPerRead = 1_000;

/**
 * Writes what is used, each order with what it adds to the figures. What is there with the same or a higher version stays, and
 * so do its figures: whatever is written again, and in whichever order, counts once. Errors: those of the state store.
 */
export class UsageWriter {
  constructor(private readonly stateStore: StateStore) {}

  async writeOrders(owner: UsageOwner, orders: readonly VersionedOrderUsage[]): Promise<void> {
    await this.write(owner, orders.map(orderUsageChange));
  }

  async writeAttempts(owner: UsageOwner, attempts: readonly VersionedAttemptUsage[]): Promise<void> {
    await this.write(owner, attempts.map(attemptUsageChange));
  }

  /** By order id; what is not there is left out. */
  async readOrders(owner: UsageOwner, ids: readonly string[]): Promise<Map<string, VersionedOrderUsage>> {
    return this.read<OrderUsage>(owner, orderUsageCollection, ids);
  }

  /** By order id; what is not there is left out. */
  async readAttempts(owner: UsageOwner, ids: readonly string[]): Promise<Map<string, VersionedAttemptUsage>> {
    return this.read<AttemptUsage>(owner, attemptUsageCollection, ids);
  }

  /** Puts an order's document in the place of the one that has a version, or of none: 0. Answers whether it was still that one. */
  async replaceOrder(owner: UsageOwner, order: VersionedOrderUsage, replaced: number): Promise<boolean> {
    const id = order.usage.order_id;
    // Taken away first, so that what it added and where it stood is taken away with it.
    const remove = { kind: 'remove', collection: orderUsageCollection, id, version: replaced } as const;
    const changes = [...(replaced === 0 ? [] : [remove]), orderUsageChange(order)];
    const applied = await this.stateStore.documents.write(usageScopeOf(owner), changes);
    return applied.at(-1) === true;
  }

  private async read<Value>(
    owner: UsageOwner,
    collection: string,
    ids: readonly string[],
  ): Promise<Map<string, { usage: Value; version: number }>> {
    const found = new Map<string, { usage: Value; version: number }>();
    for (let from = 0; from < ids.length; from += idsPerRead) {
      const some = ids.slice(from, from + idsPerRead);
      const documents = await this.stateStore.documents.readMany<Value>(usageScopeOf(owner), collection, some);
      for (const each of documents.filter(isThere)) found.set(each.id, { usage: each.value, version: each.version });
    }
    return found;
  }

  private async write(owner: UsageOwner, changes: readonly DocumentChange[]): Promise<void> {
    for (let from = 0; from < changes.length; from += changesPerWrite) {
      await this.stateStore.documents.write(usageScopeOf(owner), changes.slice(from, from + changesPerWrite));
    }
  }
}

function isThere<Value>(document: StoredDocument<Value> | null): document is StoredDocument<Value> {
  return document !== null;
}
