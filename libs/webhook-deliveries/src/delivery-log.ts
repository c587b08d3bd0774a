import { type DhakaTime, epochMsOf } from '@dakpion/contracts';
import type { StateStore } from '@dakpion/state-store';
import {
  type DeliveryLogEntry,
  type DeliveryOwner,
  type DeliveryStatus,
  deliveryLogDocuments,
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

export interface DeliveryPage {
  readonly deliveries: readonly DeliveryLogEntry[];
  readonly total: number;
}

const maxDeliveriesOfOrder = 1_000;

/**
 * Reads the log of webhook deliveries, which follows the event store with a short delay. Rejects with the errors of the state
 * store.
 */
export class DeliveryLog {
  constructor(private readonly stateStore: StateStore) {}

  /** One delivery of the owner. Null if there is none, or if it belongs to another owner. */
  async find(owner: DeliveryOwner, deliveryId: string): Promise<DeliveryLogEntry | null> {
    const scope = deliveryLogDocuments.scopeOf(owner);
    const { collection } = deliveryLogDocuments;
    const found = await this.stateStore.documents.read<DeliveryLogEntry>({ scope, collection, id: deliveryId });
    return found?.value ?? null;
  }

  async list(owner: DeliveryOwner, filter: DeliveryFilter): Promise<DeliveryPage> {
    const { order_id, status, url, offset, limit } = filter;
    if (!order_id) return this.page(owner, listFor(filter), filter);
    const list = deliveryLogDocuments.orderList(order_id);
    if (!status && !url) return this.page(owner, list, filter);
    // An order has few deliveries, so they are filtered here and need no list for each status.
    const { deliveries } = await this.page(owner, list, { ...filter, offset: 0, limit: maxDeliveriesOfOrder });
    const chosen = deliveries.filter((delivery) => isAsked(delivery, filter));
    return { deliveries: chosen.slice(offset, offset + limit), total: chosen.length };
  }

  private async page(owner: DeliveryOwner, list: string, filter: DeliveryFilter): Promise<DeliveryPage> {
    const { created_at_from, created_at_to, direction = 'descending', offset, limit } = filter;
    const { documents, total } = await this.stateStore.documents.list<DeliveryLogEntry>({
      scope: deliveryLogDocuments.scopeOf(owner),
      collection: deliveryLogDocuments.collection,
      list,
      direction,
      offset,
      limit,
      ...(created_at_from ? { fromScore: epochMsOf(created_at_from) } : {}),
      ...(created_at_to ? { toScore: epochMsOf(created_at_to) } : {}),
    });
    return { deliveries: documents.map(({ value }) => value), total };
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
