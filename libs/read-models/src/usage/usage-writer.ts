import type { Owner } from '@dakpion/contracts';
import { ReadModelDocuments, type StateStore } from '@dakpion/state-store';
import { scopeOf } from '../scope-of.ts';
import { type AttemptUsage, attemptUsageChange, type VersionedAttemptUsage } from './attempt-usage.ts';
import { type OrderUsage, orderUsageChange, type VersionedOrderUsage } from './order-usage.ts';
import { attemptUsageCollection, orderUsageCollection } from './usage-documents.ts';
import { attemptUsageModel, orderUsageModel } from './usage-read-models.ts';

/**
 * Writes usage, each order with its share of the figures. A document with the same or a higher version stays, with its figures, so
 * repeated writes count once, in any order. Rejects with the errors of the state store.
 */
export class UsageWriter {
  private readonly orders: ReadModelDocuments;
  private readonly attempts: ReadModelDocuments;

  constructor(stateStore: StateStore) {
    this.orders = new ReadModelDocuments(stateStore, orderUsageModel);
    this.attempts = new ReadModelDocuments(stateStore, attemptUsageModel);
  }

  async writeOrders(owner: Owner, orders: readonly VersionedOrderUsage[]): Promise<void> {
    await this.orders.writeAll(scopeOf(owner), orders.map(orderUsageChange));
  }

  async writeAttempts(owner: Owner, attempts: readonly VersionedAttemptUsage[]): Promise<void> {
    await this.attempts.writeAll(scopeOf(owner), attempts.map(attemptUsageChange));
  }

  /** Reads stored documents by order id. Missing orders are left out. */
  async readOrders(owner: Owner, ids: readonly string[]): Promise<Map<string, VersionedOrderUsage>> {
    return read<OrderUsage>(this.orders, owner, orderUsageCollection, ids);
  }

  /** Reads stored documents by order id. Missing orders are left out. */
  async readAttempts(owner: Owner, ids: readonly string[]): Promise<Map<string, VersionedAttemptUsage>> {
    return read<AttemptUsage>(this.attempts, owner, attemptUsageCollection, ids);
  }

  /**
   * For each of at most 1,000 orders, whether it is stored exactly so, including its place in a statement. See `holds` of
   * Documents.
   */
  areOrdersStored(owner: Owner, orders: readonly VersionedOrderUsage[]): Promise<readonly boolean[]> {
    const scope = scopeOf(owner);
    return this.orders.holds(orders.map((order) => ({ scope, ...orderUsageChange(order) })));
  }

  /** Like {@link areOrdersStored}, for attempts. */
  areAttemptsStored(owner: Owner, attempts: readonly VersionedAttemptUsage[]): Promise<readonly boolean[]> {
    const scope = scopeOf(owner);
    return this.attempts.holds(attempts.map((attempt) => ({ scope, ...attemptUsageChange(attempt) })));
  }

  /** Replaces the document of an order that has `version` (0: none). Returns whether it still had that version. */
  async replaceOrder(owner: Owner, order: VersionedOrderUsage, replaced: number): Promise<boolean> {
    const id = order.usage.order_id;
    // Removed first, so that its share and its places are removed with it.
    const remove = { kind: 'remove', collection: orderUsageCollection, id, version: replaced } as const;
    const changes = [...(replaced === 0 ? [] : [remove]), orderUsageChange(order)];
    const applied = await this.orders.write(scopeOf(owner), changes);
    return applied.at(-1) === true;
  }
}

async function read<Value>(
  documents: ReadModelDocuments,
  owner: Owner,
  collection: string,
  ids: readonly string[],
): Promise<Map<string, { usage: Value; version: number }>> {
  const stored = await documents.readAll<Value>(scopeOf(owner), collection, ids);
  return new Map(stored.map(({ id, value, version }) => [id, { usage: value, version }]));
}
