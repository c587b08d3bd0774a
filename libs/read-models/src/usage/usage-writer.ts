import { type DocumentChange, ReadModelDocuments, type StateStore, type StoredDocument } from '@dakpion/state-store';
import { type AttemptUsage, attemptUsageChange, type VersionedAttemptUsage } from './attempt-usage.ts';
import { type OrderUsage, orderUsageChange, type VersionedOrderUsage } from './order-usage.ts';
import { attemptUsageCollection, orderUsageCollection, type UsageOwner, usageScopeOf } from './usage-documents.ts';
import { attemptUsageModel, orderUsageModel } from './usage-read-models.ts';

const changesPerWrite = 100;
const idsPerRead = 1_000;

/**
 * Writes usage, each order with its share of the figures. A document with the same or a higher version stays, with its figures:
 * repeated writes, in any order, count once. Rejects with the errors of the state store.
 */
export class UsageWriter {
  private readonly orders: ReadModelDocuments;
  private readonly attempts: ReadModelDocuments;

  constructor(stateStore: StateStore) {
    this.orders = new ReadModelDocuments(stateStore, orderUsageModel);
    this.attempts = new ReadModelDocuments(stateStore, attemptUsageModel);
  }

  async writeOrders(owner: UsageOwner, orders: readonly VersionedOrderUsage[]): Promise<void> {
    await write(this.orders, owner, orders.map(orderUsageChange));
  }

  async writeAttempts(owner: UsageOwner, attempts: readonly VersionedAttemptUsage[]): Promise<void> {
    await write(this.attempts, owner, attempts.map(attemptUsageChange));
  }

  /** By order id; what is not there is left out. */
  async readOrders(owner: UsageOwner, ids: readonly string[]): Promise<Map<string, VersionedOrderUsage>> {
    return read<OrderUsage>(this.orders, owner, orderUsageCollection, ids);
  }

  /** By order id; what is not there is left out. */
  async readAttempts(owner: UsageOwner, ids: readonly string[]): Promise<Map<string, VersionedAttemptUsage>> {
    return read<AttemptUsage>(this.attempts, owner, attemptUsageCollection, ids);
  }

  /** For each of at most 1,000 orders, whether it is stored exactly so, its place in a statement included. See `holds` of Documents. */
  areOrdersStored(owner: UsageOwner, orders: readonly VersionedOrderUsage[]): Promise<readonly boolean[]> {
    const scope = usageScopeOf(owner);
    return this.orders.holds(orders.map((order) => ({ scope, ...orderUsageChange(order) })));
  }

  /** Like {@link areOrdersStored}. */
  areAttemptsStored(owner: UsageOwner, attempts: readonly VersionedAttemptUsage[]): Promise<readonly boolean[]> {
    const scope = usageScopeOf(owner);
    return this.attempts.holds(attempts.map((attempt) => ({ scope, ...attemptUsageChange(attempt) })));
  }

  /** Replaces the document of an order that has `version` (0: none). Returns whether it still had that version. */
  async replaceOrder(owner: UsageOwner, order: VersionedOrderUsage, replaced: number): Promise<boolean> {
    const id = order.usage.order_id;
    // Removed first, so that its share and its places are removed with it.
    const remove = { kind: 'remove', collection: orderUsageCollection, id, version: replaced } as const;
    const changes = [...(replaced === 0 ? [] : [remove]), orderUsageChange(order)];
    const applied = await this.orders.write(usageScopeOf(owner), changes);
    return applied.at(-1) === true;
  }
}

async function read<Value>(
  documents: ReadModelDocuments,
  owner: UsageOwner,
  collection: string,
  ids: readonly string[],
): Promise<Map<string, { usage: Value; version: number }>> {
  const found = new Map<string, { usage: Value; version: number }>();
  for (let from = 0; from < ids.length; from += idsPerRead) {
    const some = ids.slice(from, from + idsPerRead);
    const stored = await documents.readMany<Value>(usageScopeOf(owner), collection, some);
    for (const each of stored.filter(isThere)) found.set(each.id, { usage: each.value, version: each.version });
  }
  return found;
}

async function write(
  documents: ReadModelDocuments,
  owner: UsageOwner,
  changes: readonly DocumentChange[],
): Promise<void> {
  // At once, so that the store can write them together. The caller bounds their number.
  const writes: Promise<unknown>[] = [];
  for (let from = 0; from < changes.length; from += changesPerWrite) {
    writes.push(documents.write(usageScopeOf(owner), changes.slice(from, from + changesPerWrite)));
  }
  await Promise.all(writes);
}

function isThere<Value>(document: StoredDocument<Value> | null): document is StoredDocument<Value> {
  return document !== null;
}
