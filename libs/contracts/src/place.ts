import type { Route } from './order-request.ts';

/** WGS 84 degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

// The mean radius of the earth (IUGG), exact to 0.5 % everywhere.
const earthRadiusKm = 6371.0088;

/** The place of the pickup. */
export function pickupOf(route: Route): Place {
  return {
    latitude: route.estimated_pickup_address_latitude,
    longitude: route.estimated_pickup_address_longitude,
  };
}

/** The place of the receiver. */
export function receiverOf(route: Route): Place {
  return {
    latitude: route.estimated_receiver_address_latitude,
    longitude: route.estimated_receiver_address_longitude,
  };
}

/** The length of the great circle between two places in km (haversine). */
export function greatCircleKm(from: Place, to: Place): number {
  const fromLatitude = radians(from.latitude);
  const toLatitude = radians(to.latitude);
  const halfLatitude = Math.sin((toLatitude - fromLatitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = halfLatitude ** 2 + Math.cos(fromLatitude) * Math.cos(toLatitude) * halfLongitude ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
