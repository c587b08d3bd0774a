import { type DhakaTime, type Environment, epochMsOf } from '@dakpion/contracts';
import type { DocumentChange, StateStore } from '@dakpion/state-store';
import type { OrderOwner } from './order-owner.ts';

/** An order that waits for a rider. */
export interface PendingOrder extends OrderOwner {
  readonly order_id: string;
  readonly partner_reference_id: string | null;
  /** Since when it is PENDING. */
  readonly created_at: DhakaTime;
}

/** Which pending orders: those created before a time (epoch ms; null: all), of one environment or of both. */
export interface PendingOrderFilter {
  readonly environment: Environment | null;
  readonly createdBefore: number | null;
  readonly offset: number;
  /** At most 1,000. */
  readonly limit: number;
}

/** One page, the oldest order first, and how many there are in all. */
export interface PendingOrderPage {
  readonly orders: readonly PendingOrder[];
  readonly total: number;
}

// All partners' orders are in one scope, because they are listed together; there are only as many as wait for a rider.
const scope = 'pending_orders';
const collection = 'pending_orders';
/** An order goes through these in this order, so that what comes late or twice takes nothing back. */
const versions = { waiting: 1, reported: 2, over: 3 };
/** As long as the topic keeps an order's events: one that comes again must not bring the order back. In ms. */
const rememberMs = 7 * 24 * 60 * 60 * 1000;
const unreportedList = 'unreported';

/** The orders that wait for a rider, of all partners; the dispatch service keeps them by the orders' events. */
export class PendingOrders {
  constructor(private readonly stateStore: StateStore) {}

  /** Notes an order that was created, unless it is known already. */
  async add(order: PendingOrder): Promise<void> {
    await this.put(order, versions.waiting, [unreportedList]);
  }

  /** Notes that the order has been reported. True for one caller alone, whoever asks and however often. */
  async markReported(order: PendingOrder): Promise<boolean> {
    return this.put(order, versions.reported, []);
  }

  /** Notes that the order waits no more. */
  async remove(orderId: string): Promise<void> {
    const over = { version: versions.over, value: null, expiresInMs: rememberMs };
    await this.write({ kind: 'put', collection, id: orderId, ...over });
  }

  async list({ environment, createdBefore, offset, limit }: PendingOrderFilter): Promise<PendingOrderPage> {
    return this.read(listOf(environment), createdBefore, offset, limit);
  }

  /** Those that were not reported, the oldest first. */
  async unreported(createdBefore: number, limit: number): Promise<readonly PendingOrder[]> {
    return (await this.read(unreportedList, createdBefore, 0, limit)).orders;
  }

  private async put(order: PendingOrder, version: number, lists: readonly string[]): Promise<boolean> {
    const { order_id: id, environment, created_at } = order;
    const listing = { lists: [listOf(null), listOf(environment), ...lists], score: epochMsOf(created_at) };
    return this.write({ kind: 'put', collection, id, version, value: order, listing });
  }

  private async write(change: DocumentChange): Promise<boolean> {
    const [applied = false] = await this.stateStore.documents.write(scope, [change]);
    return applied;
  }

  private async read(
    list: string,
    createdBefore: number | null,
    offset: number,
    limit: number,
  ): Promise<PendingOrderPage> {
    const range = createdBefore === null ? {} : { toScore: createdBefore };
    const query = { scope, collection, list, ...range, direction: 'ascending', offset, limit } as const;
    const { documents, total } = await this.stateStore.documents.list<PendingOrder>(query);
    return { orders: documents.map(({ value }) => value), total };
  }
}

function listOf(environment: Environment | null): string {
  return environment === null ? 'all' : `environment=${environment}`;
}
