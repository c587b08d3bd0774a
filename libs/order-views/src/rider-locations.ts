import { dhakaTime, epochMsOf } from '@dakpion/contracts';
import type { StateStore } from '@dakpion/state-store';
import { isPlausibleId, locationAddress } from './stored-order.ts';
import type { OrderLocation } from './with-location.ts';

const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** The latest location of each order's rider. It is kept for 30 days, or a little longer, and can be lost: the next one replaces it. */
export class RiderLocations {
  constructor(private readonly stateStore: StateStore) {}

  /** Keeps the location unless one as new is known. Answers whether it was kept. `occurred_at` may have any offset. */
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

  /** The newest location recorded for the order, of any rider; null when there is none. */
  async latest(orderId: string): Promise<OrderLocation | null> {
    if (!isPlausibleId(orderId)) return null;
    return (await this.stateStore.documents.read<OrderLocation>(locationAddress(orderId)))?.value ?? null;
  }
}
