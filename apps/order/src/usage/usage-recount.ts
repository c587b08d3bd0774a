import { dhakaTime } from '@dakpion/contracts';
import type { EventStore, RecordedEvent, UnreadableEvent } from '@dakpion/event-store';
import { type Amounts, ReadModelDocuments, type Share, type StateStore } from '@dakpion/state-store';
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
  sharesOf,
  type UsageOwner,
  usageModelOf,
  usageScopeOf,
} from '@dakpion/usage';
import { orderIdOfStream, orderStreamPrefix } from '../order-stream.ts';
import { areEqual, isBetween, Tallies } from './tallies.ts';

const collections = [orderUsageCollection, attemptUsageCollection] as const;
type Collection = (typeof collections)[number];

/** A day whose figures are not the sum over the orders. */
export interface WrongDay {
  readonly owner: UsageOwner;
  readonly day: Day;
  readonly collection: Collection;
  /** The sums over the orders. */
  readonly expected: Amounts;
  readonly found: Amounts;
  /** Nothing was counted during the recount. */
  readonly isStill: boolean;
}

const ordersPerRead = 200;
const talliesPerRead = 1_000;

/**
 * Counts usage again, order by order, and compares it with the figures. Services can keep running: figures only grow, so
 * correct figures are between the sums before and after. Memory: several hundred bytes for each owner and day with usage.
 */
export class UsageRecount {
  private readonly documents: Readonly<Record<Collection, ReadModelDocuments>>;

  /** `clock`: epoch milliseconds. */
  constructor(
    private readonly eventStore: EventStore,
    stateStore: StateStore,
    private readonly clock: () => number = Date.now,
  ) {
    const documentsOf = (collection: Collection) => new ReadModelDocuments(stateStore, usageModelOf(collection));
    this.documents = {
      [orderUsageCollection]: documentsOf(orderUsageCollection),
      [attemptUsageCollection]: documentsOf(attemptUsageCollection),
    };
  }

  /** Reads the creations of all orders once, for any number of owners. Rejects with the errors of the stores. */
  async findWrongDays(owners: readonly UsageOwner[]): Promise<readonly WrongDay[]> {
    const days = await this.days();
    const before = await this.figures(owners, days);
    const counted = await this.count(owners);
    const after = await this.figures(owners, days);
    return owners.flatMap((owner) =>
      collections.flatMap((collection) =>
        days.flatMap((day): WrongDay[] => {
          const of = (tallies: Tallies) => tallies.at(usageScopeOf(owner), collection, day);
          const [low, expected, found] = [of(before), of(counted), of(after)];
          if (isBetween(expected, low, found)) return [];
          return [{ owner, day, collection, expected, found, isStill: areEqual(low, found) }];
        }),
      ),
    );
  }

  /**
   * Corrects wrong days, except those that change at this moment. Returns their number. Rejects with the errors of the state
   * store.
   */
  async correct(wrong: readonly WrongDay[]): Promise<number> {
    let corrected = 0;
    for (const { owner, day, collection, expected, found, isStill } of wrong) {
      if (!isStill) continue;
      const change = { kind: 'correct', collection, tally: day, from: found, to: expected } as const;
      const [applied] = await this.documents[collection].write(usageScopeOf(owner), [change]);
      if (applied) corrected += 1;
    }
    return corrected;
  }

  /** All days with possible usage. */
  private async days(): Promise<readonly Day[]> {
    for await (const { recordedAt, data } of this.orderEvents(1)) {
      const first = typeof data?.occurred_at === 'string' ? data.occurred_at : dhakaTime(recordedAt);
      // The clocks of instances differ.
      return daysBetween(addDays(dayOf(first), -1), addDays(dayOf(dhakaTime(this.clock())), 1));
    }
    return [];
  }

  private async figures(owners: readonly UsageOwner[], days: readonly Day[]): Promise<Tallies> {
    const figures = new Tallies();
    for (const scope of owners.map(usageScopeOf)) {
      for (const collection of collections) {
        for (let from = 0; from < days.length; from += talliesPerRead) {
          const some = days.slice(from, from + talliesPerRead);
          const amounts = await this.documents[collection].readTallies(scope, collection, some);
          for (const [index, day] of some.entries()) figures.add(scope, collection, day, amounts[index] ?? {});
        }
      }
    }
    return figures;
  }

  private async count(owners: readonly UsageOwner[]): Promise<Tallies> {
    const counted = new Tallies();
    const waiting = new Map<string, string[]>(owners.map((owner) => [usageScopeOf(owner), []]));
    for await (const event of this.orderEvents()) {
      const scope = scopeIn(event);
      const orderIds = scope === null ? undefined : waiting.get(scope);
      if (scope === null || orderIds === undefined) continue;
      orderIds.push(orderIdOfStream(event.stream));
      if (orderIds.length >= ordersPerRead) await this.countOrders(scope, orderIds.splice(0), counted);
    }
    for (const [scope, orderIds] of waiting) await this.countOrders(scope, orderIds, counted);
    return counted;
  }

  private async countOrders(scope: string, orderIds: readonly string[], counted: Tallies): Promise<void> {
    for (const collection of collections) {
      const documents = await this.documents[collection].readMany<OrderUsage | AttemptUsage>(
        scope,
        collection,
        orderIds,
      );
      const shares = documents.flatMap((document) => (document === null ? [] : sharesIn(document.value)));
      for (const { tally, amounts } of shares) counted.add(scope, collection, tally, amounts);
    }
  }

  private orderEvents(maxCount?: number): AsyncIterable<RecordedEvent> {
    // Faults of events are reported elsewhere.
    const unreadable = (event: UnreadableEvent) => event as RecordedEvent;
    const limit = maxCount === undefined ? {} : { maxCount };
    return this.eventStore.readAll({ streamPrefixes: [orderStreamPrefix], unreadable, ...limit });
  }
}

/** The owner of the order, if the event is a creation. */
function scopeIn({ revision, data }: RecordedEvent): string | null {
  const { partner_id, environment } = data ?? {};
  return revision === 0 && typeof partner_id === 'string' ? `${partner_id}:${String(environment)}` : null;
}

function sharesIn(value: OrderUsage | AttemptUsage): readonly Share[] {
  return 'attempts' in value ? attemptSharesOf(value) : sharesOf(value);
}
