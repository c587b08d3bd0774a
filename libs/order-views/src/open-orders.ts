import { type DhakaTime, type Environment, epochMsOf, type OpenStatus } from '@dakpion/contracts';
import type { DocumentChange, StateStore } from '@dakpion/state-store';
import type { OrderOwner } from './order-owner.ts';

/** An order that has not come to its end. */
export interface OpenOrder extends OrderOwner {
  readonly order_id: string;
  readonly partner_reference_id: string | null;
  readonly created_at: DhakaTime;
  readonly parcel_status: OpenStatus;
  /** Since when it has this status. */
  readonly since: DhakaTime;
  /** Number of the order's event that led to the status, from 1. */
  readonly sequence: number;
}

/** Which open orders: those of a status that they have had since before a time, of one environment or of both. */
export interface OpenOrderFilter {
  readonly status: OpenStatus;
  readonly environment: Environment | null;
  /** Epoch ms; null: all. */
  readonly sinceBefore: number | null;
  readonly offset: number;
  /** At most 1,000. */
  readonly limit: number;
}

/** One page, the order that has waited longest first, and how many there are in all. */
export interface OpenOrderPage {
  readonly orders: readonly OpenOrder[];
  readonly total: number;
}

// All partners' orders are in one scope, because they are listed together; there are only as many as are open.
const scope = 'open_orders';
const collection = 'open_orders';
/** A report is newer than the status that it is about and older than the next one: what comes late or twice takes nothing back. */
const versionOf = ({ sequence }: OpenOrder) => 2 * sequence;
const reportedVersionOf = (order: OpenOrder) => versionOf(order) + 1;
/** Newer than any event. */
const overVersion = 2 ** 40;
/** As long as the topic keeps an order's events: one that comes again must not bring the order back. In ms. */
const rememberMs = 7 * 24 * 60 * 60 * 1000;

/** The orders that are not at their end, of all partners; the dispatch service keeps them by the orders' events. */
export class OpenOrders {
  constructor(private readonly stateStore: StateStore) {}

  /** Notes the order's status, unless a later one is known. */
  async note(order: OpenOrder): Promise<void> {
    await this.put(order, versionOf(order), [unreportedListOf(order.parcel_status)]);
  }

  /** Notes that the order has been reported in its status. True for one caller alone, however many ask. */
  async markReported(order: OpenOrder): Promise<boolean> {
    return this.put(order, reportedVersionOf(order), []);
  }

  /** Notes that the order is at its end. */
  async remove(orderId: string): Promise<void> {
    const over = { version: overVersion, value: null, expiresInMs: rememberMs };
    await this.write({ kind: 'put', collection, id: orderId, ...over });
  }

  async list({ status, environment, sinceBefore, offset, limit }: OpenOrderFilter): Promise<OpenOrderPage> {
    return this.read(listOf(status, environment), sinceBefore, offset, limit);
  }

  /** Those of a status that were not reported in it, the one that has waited longest first. */
  async unreported(status: OpenStatus, sinceBefore: number, limit: number): Promise<readonly OpenOrder[]> {
    return (await this.read(unreportedListOf(status), sinceBefore, 0, limit)).orders;
  }

  private async put(order: OpenOrder, version: number, lists: readonly string[]): Promise<boolean> {
    const { order_id: id, environment, parcel_status, since } = order;
    const all = [listOf(parcel_status, null), listOf(parcel_status, environment), ...lists];
    const listing = { lists: all, score: epochMsOf(since) };
    return this.write({ kind: 'put', collection, id, version, value: order, listing });
  }

  private async write(change: DocumentChange): Promise<boolean> {
    const [applied = false] = await this.stateStore.documents.write(scope, [change]);
    return applied;
  }

  private async read(list: string, sinceBefore: number | null, offset: number, limit: number): Promise<OpenOrderPage> {
    const range = sinceBefore === null ? {} : { toScore: sinceBefore };
    const query = { scope, collection, list, ...range, direction: 'ascending', offset, limit } as const;
    const { documents, total } = await this.stateStore.documents.list<OpenOrder>(query);
    return { orders: documents.map(({ value }) => value), total };
  }
}

function listOf(status: OpenStatus, environment: Environment | null): string {
  return environment === null ? `status=${status}` : `environment=${environment},status=${status}`;
}

function unreportedListOf(status: OpenStatus): string {
  return `unreported,status=${status}`;
}
