import { type DhakaTime, epochMsOf, type Owner } from '@dakpion/contracts';
import { type ListPage, type ListQuery, ReadModelDocuments, type StateStore } from '@dakpion/state-store';
import { scopeOf } from '../scope-of.ts';
import {
  type DeliveryLogEntry,
  type DeliveryStatus,
  deliveryLogDocuments,
  deliveryLogModel,
  entryOf,
  type StoredDelivery,
} from './delivery-log-entry.ts';

/** The filter of the list. Null or absent: no filter. */
export interface DeliveryFilter {
  readonly order_id?: string | null;
  readonly status?: DeliveryStatus | null;
  /** Exactly this callback URL. */
  readonly url?: string | null;
  /** Inclusive. */
  readonly created_at_from?: DhakaTime | null;
  /** Exclusive. */
  readonly created_at_to?: DhakaTime | null;
  /** Default: `descending`, newest first. */
  readonly direction?: 'ascending' | 'descending';
  readonly offset: number;
  /** At most 1,000. */
  readonly limit: number;
}

interface DeliveryPage {
  readonly deliveries: readonly DeliveryLogEntry[];
  readonly total: number;
}

const maxDeliveriesOfOrder = 1_000;
const entriesPerRead = 20;

/**
 * Reads the log of webhook deliveries, which follows the event store with a short delay. Rejects with the errors of the state
 * store.
 */
export class DeliveryLog {
  private readonly documents: ReadModelDocuments;

  constructor(stateStore: StateStore) {
    this.documents = new ReadModelDocuments(stateStore, deliveryLogModel);
  }

  /** One delivery of the owner. Null if there is none, or if it belongs to another owner. */
  async find(owner: Owner, deliveryId: string): Promise<DeliveryLogEntry | null> {
    const scope = scopeOf(owner);
    const { collection } = deliveryLogDocuments;
    const found = await this.documents.read<StoredDelivery>({ scope, collection, id: deliveryId });
    return found === null ? null : entryOf(found.value);
  }

  /**
   * The orders of the owner with a delivery that waits for its next attempt. Null if there are more than `max` deliveries with one
   * of the two statuses.
   */
  async waitingOrders(owner: Owner, max: number): Promise<ReadonlySet<string> | null> {
    const waiting = new Set<string>();
    for (const status of ['pending', 'retrying'] as const) {
      const list = deliveryLogDocuments.statusList(status);
      for await (const { documents, total } of this.parts(owner, list, { offset: 0, limit: max })) {
        if (total > max) return null;
        for (const { value } of documents) waiting.add(value.order_id);
      }
    }
    return waiting;
  }

  async list(owner: Owner, filter: DeliveryFilter): Promise<DeliveryPage> {
    const { order_id, status, url, offset, limit } = filter;
    if (!order_id) return this.page(owner, listFor(filter), filter);
    const list = deliveryLogDocuments.orderList(order_id);
    if (!status && !url) return this.page(owner, list, filter);
    // An order has few deliveries, so they are filtered here and need no list for each status.
    const { deliveries } = await this.page(owner, list, { ...filter, offset: 0, limit: maxDeliveriesOfOrder });
    const chosen = deliveries.filter((delivery) => isAsked(delivery, filter));
    return { deliveries: chosen.slice(offset, offset + limit), total: chosen.length };
  }

  private async page(owner: Owner, list: string, filter: DeliveryFilter): Promise<DeliveryPage> {
    const deliveries: DeliveryLogEntry[] = [];
    let total = 0;
    for await (const part of this.parts(owner, list, filter)) {
      for (const { value } of part.documents) deliveries.push(entryOf(value));
      total = part.total;
    }
    return { deliveries, total };
  }

  /**
   * Reads in parts, because entries of earlier versions can be large: at most 60 attempts with their excerpts. A part is short if
   * entries were removed while it was read, so only its place says whether it is the last.
   */
  private async *parts(owner: Owner, list: string, filter: DeliveryFilter): AsyncGenerator<ListPage<StoredDelivery>> {
    const { created_at_from, created_at_to, direction = 'descending', offset } = filter;
    let left = filter.limit;
    let after: ListQuery['after'];
    for (;;) {
      const part = await this.documents.list<StoredDelivery>({
        scope: scopeOf(owner),
        collection: deliveryLogDocuments.collection,
        list,
        direction,
        offset,
        limit: Math.min(entriesPerRead, left),
        ...(after && { after }),
        ...(created_at_from ? { fromScore: epochMsOf(created_at_from) } : {}),
        ...(created_at_to ? { toScore: epochMsOf(created_at_to) } : {}),
      });
      yield part;
      const { documents, total, before = offset } = part;
      const last = documents.at(-1);
      left -= documents.length;
      if (last === undefined || before + documents.length >= total || left === 0) return;
      after = { score: epochMsOf(last.value.created_at), id: last.id };
    }
  }
}

function listFor({ status, url }: DeliveryFilter): string {
  const { allList, statusList, urlList, urlStatusList } = deliveryLogDocuments;
  if (url) return status ? urlStatusList(urlList(url), status) : urlList(url);
  return status ? statusList(status) : allList;
}

function isAsked(delivery: DeliveryLogEntry, { status, url }: DeliveryFilter): boolean {
  return (!status || delivery.status === status) && (!url || delivery.url === url);
}
