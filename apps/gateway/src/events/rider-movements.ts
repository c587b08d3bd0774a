import { type DhakaTime, isOnItsWay, type Owner, orderStatuses } from '@dakpion/contracts';
import type { OrderViews, RiderLocations } from '@dakpion/read-models';
import { whileRebuilding } from '@dakpion/state-store';

/** Orders that are watched for one owner: at most 200 for each status, one page of a list, and 1,000 in total. */
const ordersPerStatus = 200;
const maxOrders = 1_000;
/** Orders that are checked in one round. */
const ordersPerLook = 50;

/** The location of an order's rider: the data of a `rider_location`. */
export interface LocationMessage {
  readonly order_id: string;
  readonly partner_reference_id: string | null;
  readonly rider_id: number;
  readonly rider_latitude: number;
  readonly rider_longitude: number;
  readonly location_updated_at: DhakaTime;
  readonly time_to_pickup: number | null;
  readonly duration: number | null;
  readonly eta: DhakaTime | null;
}

/**
 * Finds the locations of the riders of one owner's orders. Locations are stored by order, so the orders in progress are read in
 * turn: 50 orders in one round, 1,000 orders at most. Rejects with the errors of the state store.
 */
export class RiderMovements {
  /** The orders in progress, with the time of the rider's last known location. */
  private readonly underWay = new Map<string, string | null>();
  private readonly latest = new Map<string, LocationMessage>();
  private isLoaded = false;

  constructor(
    private readonly owner: Owner,
    private readonly orderViews: OrderViews,
    private readonly locations: RiderLocations,
  ) {}

  /** The latest location of each order, if known. */
  get known(): Iterable<LocationMessage> {
    return this.latest.values();
  }

  /** Orders with new events. Null: unknown. While the views are built again, no order is watched, and events do not wait for them. */
  async changed(orderIds: readonly string[] | null): Promise<void> {
    this.isLoaded = await this.follow(orderIds).then(() => true, whileRebuilding(false));
  }

  private async follow(orderIds: readonly string[] | null): Promise<void> {
    if (orderIds === null || !this.isLoaded) return this.load();
    for (const orderId of orderIds) {
      const order = await this.orderViews.ownerOf(orderId);
      this.keep(orderId, order !== null && isOnItsWay(order.parcel_status));
    }
  }

  /** The new locations. */
  async look(): Promise<readonly LocationMessage[]> {
    if (!this.isLoaded) return [];
    const orderIds = [...this.underWay.keys()].slice(0, ordersPerLook);
    const found = await Promise.all(orderIds.map((orderId) => this.movement(orderId)));
    return found.filter((message) => message !== null);
  }

  private async movement(orderId: string): Promise<LocationMessage | null> {
    const known = this.underWay.get(orderId) ?? null;
    // Moves the order to the end of the queue, or removes it if it is no longer in progress.
    this.underWay.delete(orderId);
    this.underWay.set(orderId, known);
    const location = await this.locations.latest(orderId);
    if (location === null || location.occurred_at === known) return null;
    const details = await this.orderViews.details(this.owner, orderId);
    if (details === null || !isOnItsWay(details.parcel_status)) {
      this.keep(orderId, false);
      return null;
    }
    this.underWay.set(orderId, location.occurred_at);
    const { driver_info, rider_id, rider_latitude, rider_longitude } = details;
    // A location of a previous rider, or one older than the order's last event, is not shown.
    const isShown = driver_info?.location_updated_at === location.occurred_at && rider_id === location.rider_id;
    if (!isShown || rider_id === null || rider_latitude === null || rider_longitude === null) return null;
    const { partner_reference_id, time_to_pickup, duration, eta } = details;
    const place = { rider_id, rider_latitude, rider_longitude, location_updated_at: location.occurred_at };
    const message = { order_id: orderId, partner_reference_id, ...place, time_to_pickup, duration, eta };
    this.latest.set(orderId, message);
    return message;
  }

  private async load(): Promise<void> {
    const page = { page: 1, limit: ordersPerStatus };
    const found = new Set<string>();
    for (const parcel_status of orderStatuses.filter(isOnItsWay)) {
      const { orders } = await this.orderViews.list(this.owner, { ...page, parcel_status });
      for (const { order_id } of orders) found.add(order_id);
    }
    // The others have ended, or are not among the newest of their status. Their next event brings these back.
    for (const orderId of [...this.underWay.keys()]) if (!found.has(orderId)) this.keep(orderId, false);
    for (const orderId of found) this.keep(orderId, true);
  }

  private keep(orderId: string, isUnderWay: boolean): void {
    if (!isUnderWay) {
      this.underWay.delete(orderId);
      this.latest.delete(orderId);
    } else if (!this.underWay.has(orderId) && this.underWay.size < maxOrders) {
      this.underWay.set(orderId, null);
    }
  }
}
