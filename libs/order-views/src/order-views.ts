import { epochMsOf, isOnItsWay, type OrderDetails, type OrderStatus, type OrderStatusView } from '@dakpion/contracts';
import type { ListPage, StateStore } from '@dakpion/state-store';
import { listOf, type OrderFilter } from './order-lists.ts';
import type { OrderOwner } from './order-owner.ts';
import { fits, maxSearchedOrders, type OrderSearch, type SearchFilter, searchListsOf } from './order-search.ts';
import { newestFirst, type OrderPage, type OrderSlice, sliced } from './order-slice.ts';
import { statusOf } from './order-status-view.ts';
import { summaryOf } from './order-summary.ts';
import { RiderLocations } from './rider-locations.ts';
import {
  isPlausibleId,
  type OrderOwnership,
  orderAddress,
  ordersCollection,
  ownershipAddress,
  type StoredOrder,
  scopeOf,
  type TrackedOrder,
  trackingAddress,
} from './stored-order.ts';
import { withCurrentEta } from './with-current-eta.ts';
import { withLocation } from './with-location.ts';

/** With several states, what is asked for by its number ends after so many orders: each state's list is read so far. */
export const maxMergedOrders = 1_000;

/** Reads the views of orders. An order of another owner is not there. */
export class OrderViews {
  private readonly locations: RiderLocations;

  /** `clock` answers epoch ms. */
  constructor(
    private readonly stateStore: StateStore,
    private readonly clock: () => number = Date.now,
  ) {
    this.locations = new RiderLocations(stateStore);
  }

  /** The order with its rider's latest location, and an arrival that is not in the past; null when the owner has no such order. */
  async details(owner: OrderOwner, orderId: string): Promise<OrderDetails | null> {
    const details = await this.storedDetails(owner, orderId);
    // Most orders read are over, and the look for a location is spared.
    if (details === null || !isOnItsWay(details.parcel_status)) return details;
    return withCurrentEta(withLocation(details, await this.locations.latest(orderId)), this.clock());
  }

  /** The order's status with its rider's latest location; null when the owner has no such order. */
  async status(owner: OrderOwner, orderId: string): Promise<OrderStatusView | null> {
    const details = await this.details(owner, orderId);
    return details === null ? null : statusOf(details);
  }

  /** The order computed from its events alone, without a later location. Audits compare it with the stream. */
  async storedDetails(owner: OrderOwner, orderId: string): Promise<OrderDetails | null> {
    if (!isPlausibleId(orderId)) return null;
    const order = await this.stateStore.documents.read<StoredOrder>(orderAddress(owner, orderId));
    return order === null ? null : upcast(order.value.details);
  }

  /** The owner's orders that the filter lets through, newest first, ties by order id. A page past the end is empty. */
  async list(owner: OrderOwner, filter: OrderFilter): Promise<OrderPage> {
    const { page, limit } = filter;
    return this.listFrom(owner, filter, { offset: (page - 1) * limit, limit });
  }

  /** As {@link list}, by the place of the first order. `limit` is at most 200. */
  async listFrom(
    owner: OrderOwner,
    filter: Omit<OrderFilter, 'page' | 'limit'>,
    { offset, limit, after }: OrderSlice,
  ): Promise<OrderPage> {
    return this.listNamed(owner, listOf(filter), filter, { offset, limit, ...(after && { after }) });
  }

  /**
   * The orders that fit the search and the filter. What is searched alone is a list of its own. More than that is looked for in the
   * shortest of the lists, of which at most {@link maxSearchedOrders} are read: null if it has more.
   */
  async search(
    owner: OrderOwner,
    search: OrderSearch,
    filter: SearchFilter,
    slice: OrderSlice,
  ): Promise<OrderPage | null> {
    const lists = searchListsOf(search);
    const [only = '', ...others] = lists;
    if (others.length === 0 && filter.states.length === 0 && filter.partner_reference_id === undefined)
      return this.listNamed(owner, only, filter, slice);
    const sizes = await Promise.all(
      lists.map(async (list) => (await this.listNamed(owner, list, filter, { offset: 0, limit: 1 })).total),
    );
    const size = Math.min(...sizes);
    if (size > maxSearchedOrders) return null;
    const shortest = lists[sizes.indexOf(size)] ?? only;
    const found = await this.documentsNamed(owner, shortest, filter, { offset: 0, limit: maxSearchedOrders });
    const fitting = found.documents.map(({ value }) => value.details).filter(fits(search, filter));
    return sliced(fitting.map(summaryOf), slice);
  }

  private async listNamed(
    owner: OrderOwner,
    list: string,
    range: Pick<OrderFilter, 'created_at_from' | 'created_at_to'>,
    slice: OrderSlice,
  ): Promise<OrderPage> {
    const { documents, total, before } = await this.documentsNamed(owner, list, range, slice);
    const orders = documents.map((document) => summaryOf(document.value.details));
    return { orders, total, before: before ?? Math.min(slice.offset, total) };
  }

  private documentsNamed(
    owner: OrderOwner,
    list: string,
    { created_at_from, created_at_to }: Pick<OrderFilter, 'created_at_from' | 'created_at_to'>,
    { offset, limit, after }: OrderSlice,
  ): Promise<ListPage<StoredOrder>> {
    return this.stateStore.documents.list<StoredOrder>({
      scope: scopeOf(owner),
      collection: ordersCollection,
      list,
      ...(created_at_from !== undefined && { fromScore: epochMsOf(created_at_from) }),
      ...(created_at_to !== undefined && { toScore: epochMsOf(created_at_to) }),
      direction: 'descending',
      // Any page number is answered; so far out there are no orders.
      offset: Math.min(offset, Number.MAX_SAFE_INTEGER),
      limit,
      ...(after && { after: { score: epochMsOf(after.created_at), id: after.order_id } }),
    });
  }

  /**
   * The same of several states together. An order that changes its state in the meantime may be left out, or counted twice; it is never
   * listed twice. `offset` and `limit` together are at most {@link maxMergedOrders}.
   */
  async listOfStates(
    owner: OrderOwner,
    states: readonly OrderStatus[],
    filter: Omit<OrderFilter, 'page' | 'limit' | 'parcel_status'>,
    { offset, limit, after }: OrderSlice,
  ): Promise<OrderPage> {
    const slice = after === undefined ? { offset: 0, limit: offset + limit } : { offset: 0, limit, after };
    const pages = await Promise.all(
      states.map((parcel_status) => this.listFrom(owner, { ...filter, parcel_status }, slice)),
    );
    const byId = new Map(pages.flatMap(({ orders }) => orders).map((order) => [order.order_id, order]));
    const merged = [...byId.values()].sort(newestFirst);
    const sum = (count: (page: OrderPage) => number) => pages.reduce((all, page) => all + count(page), 0);
    const total = sum((page) => page.total);
    if (after !== undefined) return { orders: merged.slice(0, limit), total, before: sum((page) => page.before) };
    return { orders: merged.slice(offset, offset + limit), total, before: Math.min(offset, total) };
  }

  /** Which order a tracking token stands for; null when there is none. */
  async trackedOrder(trackingToken: string): Promise<TrackedOrder | null> {
    if (!isPlausibleId(trackingToken)) return null;
    return (await this.stateStore.documents.read<TrackedOrder>(trackingAddress(trackingToken)))?.value ?? null;
  }

  /** The order's owner, status and rider; null when there is no such order. */
  async ownerOf(orderId: string): Promise<OrderOwnership | null> {
    if (!isPlausibleId(orderId)) return null;
    return (await this.stateStore.documents.read<OrderOwnership>(ownershipAddress(orderId)))?.value ?? null;
  }
}

/** Details that were written before quotations had the source of their distance. */
function upcast(details: OrderDetails): OrderDetails {
  const { quotation } = details;
  if (quotation.distance_source !== undefined) return details;
  return { ...details, quotation: { ...quotation, distance_source: null } };
}
