import { dhakaTime, epochMsOf } from '@dakpion/contracts';
import type { StateStore } from '@dakpion/state-store';
import { isPlausibleId, locationAddress } from './stored-order.ts';
import type { OrderLocation } from './with-location.ts';

const keptForMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The latest location of the rider of each order. It is kept for 30 days or slightly longer, and can be lost: the next location
 * replaces it.
 */
export class RiderLocations {
  constructor(private readonly stateStore: StateStore) {}

  /**
   * Stores the location, except if a location of that time or later is known. Returns whether it was stored. `occurred_at` can
   * have any offset.
   */
  async record(location: OrderLocation): Promise<boolean> {
    const { order_id, rider_id, latitude, longitude, time_to_pickup, duration } = location;
    const occurredAt = epochMsOf(location.occurred_at);
    const value: OrderLocation = {
      order_id,
      rider_id,
      latitude,
      longitude,
      occurred_at: dhakaTime(occurredAt),
      time_to_pickup,
      duration,
    };
    const { scope, collection, id } = locationAddress(order_id);
    const [kept = false] = await this.stateStore.documents.write(scope, [
      { kind: 'put', collection, id, version: occurredAt, value, expiresInMs: keptForMs },
    ]);
    return kept;
  }

  /** The latest location of the order, of any rider. Null if there is none. */
  async latest(orderId: string): Promise<OrderLocation | null> {
    if (!isPlausibleId(orderId)) return null;
    return (await this.stateStore.documents.read<OrderLocation>(locationAddress(orderId)))?.value ?? null;
  }
}
