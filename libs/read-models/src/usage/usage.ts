import { epochMsOf, type Owner } from '@dakpion/contracts';
import { type ListQuery, ReadModelDocuments, type StateStore } from '@dakpion/state-store';
import { scopeOf } from '../scope-of.ts';
import { type Day, daysBetween, daysOf, type Month } from './day.ts';
import { chargedList, type OrderUsage } from './order-usage.ts';
import { attemptUsageCollection, orderUsageCollection, storageTally, storedBytesIn } from './usage-documents.ts';
import { figuresOf, type UsageFigures } from './usage-figures.ts';
import { attemptUsageModel, orderUsageModel } from './usage-read-models.ts';

/** The figures of one day. */
export type DayUsage = UsageFigures & { readonly date: Day };

/** An order that is charged: it was completed. */
export type ChargedOrder = OrderUsage & { readonly end: NonNullable<OrderUsage['end']> };

/** A page of the charged orders of a month, and their total number. */
interface ChargedPage {
  readonly orders: readonly ChargedOrder[];
  readonly total: number;
}

const ordersPerPage = 500;

/** Reads the usage of partners, which follows the events with a short delay. Rejects with the errors of the state store. */
export class Usage {
  private readonly orders: ReadModelDocuments;
  private readonly attempts: ReadModelDocuments;

  constructor(stateStore: StateStore) {
    this.orders = new ReadModelDocuments(stateStore, orderUsageModel);
    this.attempts = new ReadModelDocuments(stateStore, attemptUsageModel);
  }

  /** Every day from one to another, both included. At most 1,000. */
  async days(owner: Owner, from: Day, to: Day): Promise<readonly DayUsage[]> {
    return this.daysNamed(owner, daysBetween(from, to));
  }

  /**
   * The size of the data of all events of the owner's orders and webhooks, in bytes. While a read model is being rebuilt, the
   * events that it has not handled are missing.
   */
  async storedBytes(owner: Owner): Promise<number> {
    const scope = scopeOf(owner);
    const [[orders], [attempts]] = await Promise.all([
      this.orders.readTallies(scope, orderUsageCollection, [storageTally]),
      this.attempts.readTallies(scope, attemptUsageCollection, [storageTally]),
    ]);
    return storedBytesIn(orders, attempts);
  }

  /** Every day of a month. */
  async daysOfMonth(owner: Owner, month: Month): Promise<readonly DayUsage[]> {
    return this.daysNamed(owner, daysOf(month));
  }

  /** A page of the charged orders of a month, in the order of their completion. `limit`: at most 1,000. */
  async charged(
    owner: Owner,
    month: Month,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<ChargedPage> {
    return this.page(owner, month, { offset: Math.min(offset, Number.MAX_SAFE_INTEGER), limit });
  }

  /** All charged orders of a month, in the order of their completion, read page by page. */
  async *allCharged(owner: Owner, month: Month): AsyncGenerator<readonly ChargedOrder[]> {
    let after: ListQuery['after'];
    for (;;) {
      const { orders } = await this.page(owner, month, { offset: 0, limit: ordersPerPage, ...(after && { after }) });
      if (orders.length > 0) yield orders;
      const last = orders.at(-1);
      if (last === undefined || orders.length < ordersPerPage) return;
      // Later completions are at the end, so a place by time does not move, unlike a position by number.
      after = { score: epochMsOf(last.end.recorded_at), id: last.order_id };
    }
  }

  private async page(
    owner: Owner,
    month: Month,
    range: Pick<ListQuery, 'after' | 'offset' | 'limit'>,
  ): Promise<ChargedPage> {
    const { documents, total } = await this.orders.list<ChargedOrder>({
      scope: scopeOf(owner),
      collection: orderUsageCollection,
      list: chargedList(month),
      direction: 'ascending',
      ...range,
    });
    return { orders: documents.map(({ value }) => value), total };
  }

  private async daysNamed(owner: Owner, days: readonly Day[]): Promise<readonly DayUsage[]> {
    const scope = scopeOf(owner);
    const [orders, attempts] = await Promise.all([
      this.orders.readTallies(scope, orderUsageCollection, days),
      this.attempts.readTallies(scope, attemptUsageCollection, days),
    ]);
    return days.map((date, index) => ({ date, ...figuresOf(orders[index] ?? {}, attempts[index] ?? {}) }));
  }
}
