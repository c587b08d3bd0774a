import { RejectedMessageError } from '@dakpion/messaging';
import type { OrderViews, RiderLocations } from '@dakpion/order-views';
import { describeRefusal } from './describe-refusal.ts';
import type { RiderSighting } from './read-rider-event.ts';
import type { RiderEventOutcome } from './rider-event-counts.ts';

/**
 * Records where an order's rider is. A location is no transition: it goes straight to the read model, the order service is
 * not asked and no id is remembered, since the newest `occurred_at` wins whatever comes twice. One read and one write, for
 * every rider sends one every few seconds.
 */
export class RecordLocation {
  constructor(
    private readonly views: OrderViews,
    private readonly locations: RiderLocations,
  ) {}

  /** Rejects with {@link RejectedMessageError} when the order is unknown or has no rider yet. */
  async execute(sighting: RiderSighting): Promise<RiderEventOutcome> {
    const order = await this.views.ownerOf(sighting.order_id);
    if (order === null) throw new RejectedMessageError('order_unknown', describeRefusal({ code: 'order_unknown' }));
    const { parcel_status } = order;
    switch (parcel_status) {
      case 'PENDING':
        // Not held: when its rider is assigned, a newer location comes along.
        throw new RejectedMessageError('too_early', describeRefusal({ code: 'too_early', parcel_status }));
      case 'ASSIGNED':
      case 'ACCEPTED':
      case 'STARTED':
      case 'PICKED':
        return (await this.locations.record(sighting)) ? 'located' : 'outdated';
      case 'COMPLETED':
      case 'CANCELLED':
        return 'ignored';
    }
  }
}
