import type { OrderDetails, OrderStatus } from '@dakpion/contracts';
import { at, orderDetails, orderId, rider } from '@dakpion/fixtures';
import type { OrderLocation } from './with-location.ts';

// Fixtures of the specs of this library: the location of the rider of the example order.

/** The order with its rider, whose last location and step are of minute 5, with `changes`. */
export function riddenOrder(parcel_status: OrderStatus, changes: Partial<OrderDetails> = {}): OrderDetails {
  const [latitude, longitude] = [23.79, 90.41];
  return orderDetails({
    parcel_status,
    previous_status: 'PENDING',
    sequence: 2,
    updated_at: at(5),
    eta: at(40),
    rider_id: rider.rider_id,
    rider_latitude: latitude,
    rider_longitude: longitude,
    driver_info: { ...rider, latitude, longitude, location_updated_at: at(5) },
    ...changes,
  });
}

/** The location of its rider at minute 10, with `changes`. */
export function orderLocation(changes: Partial<OrderLocation> = {}): OrderLocation {
  return {
    order_id: orderId,
    rider_id: rider.rider_id,
    latitude: 23.785,
    longitude: 90.415,
    occurred_at: at(10),
    time_to_pickup: null,
    duration: null,
    ...changes,
  };
}
