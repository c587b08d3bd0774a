import { dhakaTime, type Owner, orderStreamPrefix } from '@dakpion/contracts';
import { asRecorded, type EventStore, type RecordedEvent } from '@dakpion/event-store';
import {
  type AttemptUsage,
  addDays,
  attemptSharesOf,
  attemptUsageCollection,
  type Day,
  dayOf,
  daysBetween,
  type OrderUsage,
  orderUsageCollection,
  scopeOf,
  sharesOf,
  storageTally,
  usageModelOf,
} from '@dakpion/read-models';
import { type Amounts, areEqual, ReadModelDocuments, type Share, type StateStore } from '@dakpion/state-store';
import { orderIdOfStream } from '../order-stream.ts';
import { isBetween, Tallies } from './tallies.ts';

const collections = [orderUsageCollection, attemptUsageCollection] as const;
type Collection = (typeof collections)[number];

/** A day whose figures are not the sum over the orders, or the stored bytes of all days. */
export interface WrongDay {
  readonly owner: Owner;
  readonly day: Day | typeof storageTally;
  readonly collection: Collection;
  /** The sums over the orders. */
  readonly expected: Amounts;
  readonly found: Amounts;
  /** Whether nothing was counted while the usage was recounted. */
  readonly isStill: boolean;
}

const ordersPerRead = 200;
const talliesPerRead = 1_000;

/**
 * Counts the usage of owners once. `begin` must be called for an owner before its first order is added. After that, every order
 * that existed at that time must be added. Memory: several hundred bytes for each owner and day with usage.
 */
export class UsageCount {
  private readonly documents: Readonly<Record<Collection, ReadModelDocuments>>;
  private readonly before = new Tallies();
  private readonly counted = new Tallies();
  /** The ids of orders whose stored usage is still to be read, by scope. */
  private readonly unread = new Map<string, string[]>();

  constructor(
    stateStore: StateStore,
    private readonly days: readonly Day[],
  ) {
    const documentsOf = (collection: Collection) => new ReadModelDocuments(stateStore, usageModelOf(collection));
    this.documents = {
      [orderUsageCollection]: documentsOf(orderUsageCollection),
      [attemptUsageCollection]: documentsOf(attemptUsageCollection),
    };
  }

  /**
   * Reads the figures of the owner before its orders are counted. Repeated calls change nothing. Rejects with the errors of the
   * state store.
   */
  async begin(owner: Owner): Promise<void> {
    const scope = scopeOf(owner);
    if (this.unread.has(scope)) return;
    this.unread.set(scope, []);
    await this.addFigures(this.before, scope);
  }

  /** Adds an order whose stored usage is known to have these shares. */
  addShares(owner: Owner, collection: Collection, shares: readonly Share[]): void {
    const scope = scopeOf(owner);
    for (const { tally, amounts } of shares) this.counted.add(scope, collection, tally, amounts);
  }

  /** Adds the stored usage of the order. Rejects with the errors of the state store. */
  async addStored(scope: string, orderId: string): Promise<void> {
    const orderIds = this.unread.get(scope);
    if (orderIds === undefined) return;
    orderIds.push(orderId);
    if (orderIds.length >= ordersPerRead) await this.countOrders(scope, orderIds.splice(0));
  }

  /** Like {@link addStored}, if the event is a creation. */
  async addCreation(event: Pick<RecordedEvent, 'stream' | 'revision' | 'data'>): Promise<void> {
    const scope = scopeIn(event);
    if (scope !== null) await this.addStored(scope, orderIdOfStream(event.stream));
  }

  /** Rejects with the errors of the state store. */
  async wrongDays(owners: readonly Owner[]): Promise<readonly WrongDay[]> {
    for (const [scope, orderIds] of this.unread) await this.countOrders(scope, orderIds.splice(0));
    const after = new Tallies();
    for (const owner of owners) await this.addFigures(after, scopeOf(owner));
    return owners.flatMap((owner) =>
      collections.flatMap((collection) =>
        this.days.flatMap((day): WrongDay[] => {
          const of = (tallies: Tallies) => tallies.at(scopeOf(owner), collection, day);
          const [low, expected, found] = [of(this.before), of(this.counted), of(after)];
          if (isBetween(expected, low, found)) return [];
          return [{ owner, day, collection, expected, found, isStill: areEqual(low, found) }];
        }),
      ),
    );
  }

  private async addFigures(figures: Tallies, scope: string): Promise<void> {
    for (const collection of collections) {
      for (let from = 0; from < this.days.length; from += talliesPerRead) {
        const some = this.days.slice(from, from + talliesPerRead);
        const amounts = await this.documents[collection].readTallies(scope, collection, some);
        for (const [index, day] of some.entries()) figures.add(scope, collection, day, amounts[index] ?? {});
      }
    }
  }

  private async countOrders(scope: string, orderIds: readonly string[]): Promise<void> {
    for (const collection of collections) {
      const documents = await this.documents[collection].readMany<OrderUsage | AttemptUsage>(
        scope,
        collection,
        orderIds,
      );
      const shares = documents.flatMap((document) => (document === null ? [] : sharesIn(document.value)));
      for (const { tally, amounts } of shares) this.counted.add(scope, collection, tally, amounts);
    }
  }
}

/** All days with possible usage, and the tally of stored bytes. Rejects with the errors of the event store. */
export async function daysOfUsage(eventStore: EventStore, clock: () => number): Promise<readonly Day[]> {
  for await (const { recordedAt, data } of orderEvents(eventStore, { maxCount: 1 })) {
    const first = typeof data?.occurred_at === 'string' ? data.occurred_at : dhakaTime(recordedAt);
    // A day more on both ends, because the clocks of instances differ.
    const days = daysBetween(addDays(dayOf(first), -1), addDays(dayOf(dhakaTime(clock())), 1));
    return [...days, storageTally];
  }
  return [];
}

/** The events of all orders. Includes unreadable ones, whose faults are reported elsewhere. */
export function orderEvents(
  eventStore: EventStore,
  range: { readonly after?: bigint; readonly maxCount?: number } = {},
): AsyncIterable<RecordedEvent> {
  return eventStore.readAll({ streamPrefixes: [orderStreamPrefix], unreadable: asRecorded, ...range });
}

/** The scope of the order's owner, if the event is a creation. */
function scopeIn({ revision, data }: Pick<RecordedEvent, 'revision' | 'data'>): string | null {
  const { partner_id, environment } = data ?? {};
  return revision === 0 && typeof partner_id === 'string' ? `${partner_id}:${String(environment)}` : null;
}

function sharesIn(value: OrderUsage | AttemptUsage): readonly Share[] {
  return 'attempts' in value ? attemptSharesOf(value) : sharesOf(value);
}
