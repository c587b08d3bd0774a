import { isFinal, isOnItsWay, type RiderEventRefusal } from '@dakpion/contracts';
import type { OrderViews, RiderLocations } from '@dakpion/order-views';
import type { RiderSighting } from './read-rider-event.ts';

/** The outcome of a location. `outdated`: a newer one is known. `ignored`: the order has ended. */
export type RecordedLocation =
  | { readonly outcome: 'located' | 'outdated' | 'ignored' }
  | { readonly outcome: 'refused'; readonly refusal: RiderEventRefusal };

/**
 * Records where an order's rider is. A location is no transition: it goes straight to the read model, the order service is
 * not asked and no id is remembered, since the newest `occurred_at` wins whatever comes twice. One small read and one
 * write: every rider sends one every few seconds.
 */
export class RecordLocation {
  constructor(
    private readonly views: OrderViews,
    private readonly locations: RiderLocations,
  ) {}

  /** Refused when the order is unknown, has no rider yet (`too_early`), or has another one. */
  async execute(sighting: RiderSighting): Promise<RecordedLocation> {
    const order = await this.views.ownerOf(sighting.order_id);
    if (order === null) return refused({ code: 'order_unknown' });
    const { parcel_status, rider_id } = order;
    if (isFinal(parcel_status)) return { outcome: 'ignored' };
    if (!isOnItsWay(parcel_status)) return refused({ code: 'too_early', parcel_status });
    // One location is kept per order; another rider's would hide the right one.
    if (rider_id !== null && rider_id !== sighting.rider.rider_id) return refused({ code: 'other_rider', rider_id });
    return { outcome: await this.record(sighting) };
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
