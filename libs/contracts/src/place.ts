import type { Route } from './order-request.ts';

/** WGS 84 degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

// Mean radius of the earth (IUGG), good to 0.5 % anywhere.
const earthRadiusKm = 6371.0088;

/** Where the rider gets the parcel. */
export function pickupOf(route: Route): Place {
  return {
    latitude: route.estimated_pickup_address_latitude,
    longitude: route.estimated_pickup_address_longitude,
  };
}

/** Where the rider brings the parcel. */
export function receiverOf(route: Route): Place {
  return {
    latitude: route.estimated_receiver_address_latitude,
    longitude: route.estimated_receiver_address_longitude,
  };
}

/** Length of the great circle between two places in km (haversine). */
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
