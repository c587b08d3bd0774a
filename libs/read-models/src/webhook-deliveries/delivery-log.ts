import { type DhakaTime, epochMsOf, type Owner } from '@dakpion/contracts';
import { ReadModelDocuments, type StateStore } from '@dakpion/state-store';
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

  /** The orders of the owner with a delivery that waits for its next attempt. Null if there are more than `max` such deliveries. */
  async waitingOrders(owner: Owner, max: number): Promise<ReadonlySet<string> | null> {
    const waiting = new Set<string>();
    const scope = scopeOf(owner);
    const { collection, statusList } = deliveryLogDocuments;
    for (const list of [statusList('pending'), statusList('retrying')]) {
      let after: { readonly score: number; readonly id: string } | undefined;
      for (let count = 0; ; count += entriesPerRead) {
        const query = { scope, collection, list, direction: 'ascending', offset: 0, limit: entriesPerRead } as const;
        const page = await this.documents.list<StoredDelivery>({ ...query, ...(after && { after }) });
        for (const { value } of page.documents) waiting.add(value.order_id);
        const last = page.documents.at(-1);
        if (last === undefined || page.documents.length < entriesPerRead) break;
        if (count >= max) return null;
        after = { score: epochMsOf(last.value.created_at), id: last.id };
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

  /** Reads in parts, because entries of earlier versions can be large: at most 60 attempts with their excerpts. */
  private async page(owner: Owner, list: string, filter: DeliveryFilter): Promise<DeliveryPage> {
    const { created_at_from, created_at_to, direction = 'descending', limit } = filter;
    const deliveries: DeliveryLogEntry[] = [];
    let after: { readonly score: number; readonly id: string } | undefined;
    for (;;) {
      const { documents, total } = await this.documents.list<StoredDelivery>({
        scope: scopeOf(owner),
        collection: deliveryLogDocuments.collection,
        list,
        direction,
        offset: filter.offset,
        limit: Math.min(entriesPerRead, limit - deliveries.length),
        ...(after && { after }),
        ...(created_at_from ? { fromScore: epochMsOf(created_at_from) } : {}),
        ...(created_at_to ? { toScore: epochMsOf(created_at_to) } : {}),
      });
      for (const { value } of documents) deliveries.push(entryOf(value));
      const last = documents.at(-1);
      if (last === undefined || documents.length < entriesPerRead || deliveries.length >= limit) {
        return { deliveries, total };
      }
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
