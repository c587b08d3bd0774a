import {
  epochMsOf,
  isOnItsWay,
  type OrderDetails,
  type OrderStatus,
  type OrderStatusView,
  type Owner,
} from '@dakpion/contracts';
import { type ListPage, ReadModelDocuments, type StateStore } from '@dakpion/state-store';
import { scopeOf } from '../scope-of.ts';
import { listOf, type OrderFilter } from './order-lists.ts';
import { orderViewsModel, searchVersion } from './order-read-models.ts';
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
  type TrackedOrder,
  trackingAddress,
} from './stored-order.ts';
import { withCurrentEta } from './with-current-eta.ts';
import { withLocation } from './with-location.ts';

/** The maximum offset in a list of several states: the list of each state is read up to it. */
export const maxMergedOrders = 1_000;

/** Reads the views of orders. For a caller, an order of another owner does not exist. */
export class OrderViews {
  private readonly documents: ReadModelDocuments;
  private readonly locations: RiderLocations;

  /** `clock`: epoch milliseconds. */
  constructor(
    stateStore: StateStore,
    private readonly clock: () => number = Date.now,
  ) {
    this.documents = new ReadModelDocuments(stateStore, orderViewsModel);
    this.locations = new RiderLocations(stateStore);
  }

  /**
   * The order with the latest location of its rider, and an arrival that is not in the past. Null if the owner has no such
   * order.
   */
  async details(owner: Owner, orderId: string): Promise<OrderDetails | null> {
    const details = await this.storedDetails(owner, orderId);
    // Most orders have ended. Their locations are not read.
    if (details === null || !isOnItsWay(details.parcel_status)) return details;
    return withCurrentEta(withLocation(details, await this.locations.latest(orderId)), this.clock());
  }

  /** The status of the order with the latest location of its rider. Null if the owner has no such order. */
  async status(owner: Owner, orderId: string): Promise<OrderStatusView | null> {
    const details = await this.details(owner, orderId);
    return details === null ? null : statusOf(details);
  }

  /** The order computed from its events alone, without a later location. Audits compare it with the stream. */
  async storedDetails(owner: Owner, orderId: string): Promise<OrderDetails | null> {
    if (!isPlausibleId(orderId)) return null;
    const order = await this.documents.read<StoredOrder>(orderAddress(owner, orderId));
    return order === null ? null : upcast(order.value.details);
  }

  /**
   * The partner's reference of each order that has one, by order id. Reads of many large orders take turns with the work of
   * other partners. `orderIds`: at most 1,000.
   */
  async references(owner: Owner, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const orders = await this.documents.readMany<StoredOrder>(scopeOf(owner), ordersCollection, orderIds);
    const found = orders.flatMap((order) => {
      const reference = order?.value.details.partner_reference_id ?? null;
      return order === null || reference === null ? [] : [[order.id, reference] as const];
    });
    return new Map(found);
  }

  /** The matching orders of the owner, newest first, ties by order id. A page past the end is empty. */
  async list(owner: Owner, filter: OrderFilter): Promise<OrderPage> {
    const { page, limit } = filter;
    return this.listFrom(owner, filter, { offset: (page - 1) * limit, limit });
  }

  /** Like {@link list}, by the place of the first order. `limit`: at most 200. */
  async listFrom(owner: Owner, filter: Omit<OrderFilter, 'page' | 'limit'>, slice: OrderSlice): Promise<OrderPage> {
    return this.listNamed(owner, listOf(filter), filter, slice);
  }

  /**
   * The orders that match the search and the filter. A search by one term has its own list. For several terms, the shortest of
   * their lists is searched, of which at most {@link maxSearchedOrders} are read: null if it is longer. Rejects with
   * ReadModelRebuildingError while the lists of an upgraded installation are being built.
   */
  async search(owner: Owner, search: OrderSearch, filter: SearchFilter, slice: OrderSlice): Promise<OrderPage | null> {
    await this.documents.requireVersion(searchVersion);
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
    owner: Owner,
    list: string,
    range: Pick<OrderFilter, 'created_at_from' | 'created_at_to'>,
    slice: OrderSlice,
  ): Promise<OrderPage> {
    const { documents, total, before } = await this.documentsNamed(owner, list, range, slice);
    const orders = documents.map((document) => summaryOf(document.value.details));
    return { orders, total, before: before ?? Math.min(slice.offset, total) };
  }

  private documentsNamed(
    owner: Owner,
    list: string,
    { created_at_from, created_at_to }: Pick<OrderFilter, 'created_at_from' | 'created_at_to'>,
    { offset, limit, after }: OrderSlice,
  ): Promise<ListPage<StoredOrder>> {
    return this.documents.list<StoredOrder>({
      scope: scopeOf(owner),
      collection: ordersCollection,
      list,
      ...(created_at_from !== undefined && { fromScore: epochMsOf(created_at_from) }),
      ...(created_at_to !== undefined && { toScore: epochMsOf(created_at_to) }),
      direction: 'descending',
      // Any page number is valid. There are no orders at such a high offset.
      offset: Math.min(offset, Number.MAX_SAFE_INTEGER),
      limit,
      ...(after && { after: { score: epochMsOf(after.created_at), id: after.order_id } }),
    });
  }

  /**
   * Like {@link list} for several states. An order whose state changes meanwhile may be missing or counted twice. It is never
   * listed twice. `offset` and `limit` together are at most {@link maxMergedOrders}.
   */
  async listOfStates(
    owner: Owner,
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

  /** The order of a tracking token. Null if there is none. */
  async trackedOrder(trackingToken: string): Promise<TrackedOrder | null> {
    if (!isPlausibleId(trackingToken)) return null;
    return (await this.documents.read<TrackedOrder>(trackingAddress(trackingToken)))?.value ?? null;
  }

  /** The owner, status and rider of an order. Null if there is no such order. */
  async ownerOf(orderId: string): Promise<OrderOwnership | null> {
    if (!isPlausibleId(orderId)) return null;
    return (await this.documents.read<OrderOwnership>(ownershipAddress(orderId)))?.value ?? null;
  }
}

/** Details from before quotations had the source of their distance. */
function upcast(details: OrderDetails): OrderDetails {
  const { quotation } = details;
  if (quotation.distance_source !== undefined) return details;
  return { ...details, quotation: { ...quotation, distance_source: null } };
}
