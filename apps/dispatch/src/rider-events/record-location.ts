import type { RiderEventRefusal } from '@dakpion/contracts';
import { RejectedMessageError } from '@dakpion/messaging';
import type { OrderViews, RiderLocations } from '@dakpion/order-views';
import { describeRefusal } from './describe-refusal.ts';
import type { RiderSighting } from './read-rider-event.ts';
import type { RiderEventOutcome } from './rider-event-counts.ts';

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

  /** Rejects with {@link RejectedMessageError} when the order is unknown, has no rider yet, or has another one. */
  async execute(sighting: RiderSighting): Promise<RiderEventOutcome> {
    const order = await this.views.ownerOf(sighting.order_id);
    if (order === null) throw rejected({ code: 'order_unknown' });
    const { parcel_status, rider_id } = order;
    switch (parcel_status) {
      case 'PENDING':
        // Not held: when its rider is assigned, a newer location comes along.
        throw rejected({ code: 'too_early', parcel_status });
      case 'ASSIGNED':
      case 'ACCEPTED':
      case 'STARTED':
      case 'PICKED':
        // One location is kept per order; another rider's would hide the right one.
        if (rider_id !== null && rider_id !== sighting.rider.rider_id)
          throw rejected({ code: 'other_rider', rider_id });
        return this.record(sighting);
      case 'COMPLETED':
      case 'CANCELLED':
        return 'ignored';
    }
  }

  private async record(sighting: RiderSighting): Promise<RiderEventOutcome> {
    const { order_id, occurred_at, rider, location, time_to_pickup, duration } = sighting;
    const { rider_id } = rider;
    const { latitude, longitude } = location;
    const known = { order_id, rider_id, latitude, longitude, occurred_at, time_to_pickup, duration };
    return (await this.locations.record(known)) ? 'located' : 'outdated';
  }
}

function rejected(refusal: RiderEventRefusal): RejectedMessageError {
  return new RejectedMessageError(refusal.code, describeRefusal(refusal));
}
