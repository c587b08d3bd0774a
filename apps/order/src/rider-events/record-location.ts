import { isFinal, isOnItsWay, type RiderEventRefusal } from '@dakpion/contracts';
import type { OrderOwnership, OrderViews, RiderLocations } from '@dakpion/read-models';
import { whileRebuilding } from '@dakpion/state-store';
import type { OrderRepository } from '../commands/order-repository.ts';
import type { RiderSighting } from './read-rider-event.ts';

/** The outcome of a location. `outdated`: a newer one is known. `ignored`: the order has ended. */
type RecordedLocation =
  | { readonly outcome: 'located' | 'outdated' | 'ignored' }
  | { readonly outcome: 'refused'; readonly refusal: RiderEventRefusal };

/**
 * Records the location of an order's rider. A location is not a transition: it is written to the read model only, without an event.
 * The event id need not be stored, because the newest `occurred_at` wins even if a location arrives twice. A location costs only
 * one small read and one write, because each rider sends one every few seconds.
 */
export class RecordLocation {
  constructor(
    private readonly views: OrderViews,
    private readonly locations: RiderLocations,
    private readonly repository: Pick<OrderRepository, 'load'>,
  ) {}

  /** Refused if the order is unknown, has no rider yet (`too_early`), or has another rider. */
  async execute(sighting: RiderSighting): Promise<RecordedLocation> {
    const order = await this.riddenOrder(sighting.order_id);
    if (order === null) return refused({ code: 'order_unknown' });
    const { parcel_status, rider_id } = order;
    if (isFinal(parcel_status)) return { outcome: 'ignored' };
    if (!isOnItsWay(parcel_status)) return refused({ code: 'too_early', parcel_status });
    // Only one location is kept for each order, so a location of another rider would replace the right one.
    if (rider_id !== null && rider_id !== sighting.rider.rider_id) return refused({ code: 'other_rider', rider_id });
    return { outcome: await this.record(sighting) };
  }

  private async riddenOrder(orderId: string): Promise<Pick<OrderOwnership, 'parcel_status' | 'rider_id'> | null> {
    const known = await this.views.ownerOf(orderId).catch(whileRebuilding('rebuilding'));
    if (known !== 'rebuilding') return known;
    // The steps of the order that follow must not wait for the views of all orders.
    const order = await this.repository.load(orderId);
    return order && { parcel_status: order.parcel_status, rider_id: order.rider?.rider_id ?? null };
  }

  private async record(sighting: RiderSighting): Promise<'located' | 'outdated'> {
    const { order_id, occurred_at, rider, location, time_to_pickup, duration } = sighting;
    const { rider_id } = rider;
    const { latitude, longitude } = location;
    const known = { order_id, rider_id, latitude, longitude, occurred_at, time_to_pickup, duration };
    return (await this.locations.record(known)) ? 'located' : 'outdated';
  }
}

function refused(refusal: RiderEventRefusal): RecordedLocation {
  return { outcome: 'refused', refusal };
}
