import {
  type DhakaTime,
  deliveryCourse,
  dhakaTime,
  epochMsOf,
  estimateOf,
  isOnItsWay,
  isPicked,
  type OrderRecord,
} from '@dakpion/contracts';

/** The last location of an order's rider, and the rider's estimates of the remaining way. */
export interface OrderLocation {
  readonly order_id: string;
  readonly rider_id: number;
  /** WGS 84 degrees, like the longitude. */
  readonly latitude: number;
  readonly longitude: number;
  readonly occurred_at: DhakaTime;
  /** Whole minutes; null when the rider said nothing of it. */
  readonly time_to_pickup: number | null;
  /** Whole minutes; null when the rider said nothing of it. */
  readonly duration: number | null;
}

const minuteMs = 60_000;

/**
 * The order with the data of the location, if the order is in progress, the rider is the order's, and the location is newer
 * than the order's own. Estimates are replaced only by estimates from after the last event: the rider's own, or otherwise
 * computed from the location.
 */
export function withLocation<Order extends OrderRecord>(order: Order, location: OrderLocation | null): Order {
  const { driver_info } = order;
  if (location === null || driver_info === null) return order;
  if (!isOnItsWay(order.parcel_status) || location.rider_id !== order.rider_id) return order;
  const { latitude, longitude, occurred_at } = location;
  const known = driver_info.location_updated_at;
  if (known !== null && epochMsOf(known) >= epochMsOf(occurred_at)) return order;
  return {
    ...order,
    ...estimatesOf(order, location),
    rider_latitude: latitude,
    rider_longitude: longitude,
    driver_info: { ...driver_info, latitude, longitude, location_updated_at: occurred_at },
  };
}

const timesOnTheWay = deliveryCourse
  .filter(({ nextStop }) => nextStop !== null)
  .map(({ at }) => at)
  .reverse();

/**
 * The time of the rider's last step by the rider's clock, like the time of a location. `updated_at` is by the clock of Dakpion.
 */
function lastStepAt(order: OrderRecord): DhakaTime {
  for (const field of timesOnTheWay) {
    const at = order[field];
    if (at !== null) return at;
  }
  return order.updated_at;
}

type Estimates = Pick<OrderRecord, 'time_to_pickup' | 'duration' | 'eta'>;

function estimatesOf(order: OrderRecord, location: OrderLocation): Estimates {
  const { time_to_pickup, duration, eta, parcel_status, quotation } = order;
  const seenAt = epochMsOf(location.occurred_at);
  if (seenAt <= epochMsOf(lastStepAt(order))) return { time_to_pickup, duration, eta };
  const picked = isPicked(parcel_status);
  const told = estimateOf(location, location, order, quotation, picked);
  const known = {
    time_to_pickup: told.time_to_pickup ?? time_to_pickup,
    duration: told.duration ?? duration,
  };
  const tellsHowLong = told.duration !== null || (!picked && told.time_to_pickup !== null);
  // Without a new estimate, the old one remains. If it counted from now on, every location would delay the arrival.
  if (!tellsHowLong) return { ...known, eta };
  const minutes = (picked ? 0 : (known.time_to_pickup ?? 0)) + (known.duration ?? 0);
  return { ...known, eta: dhakaTime(seenAt + minutes * minuteMs) };
}
