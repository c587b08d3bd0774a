import type { Route } from './order-request.ts';
import type { Quotation } from './quotation.ts';
import type { RiderLocation } from './rider-event.ts';

// Mean radius of the earth (IUGG), good to 0.5 % anywhere.
const earthRadiusKm = 6371.0088;
/** A shorter way tells nothing of a speed: its quoted minutes are mostly rounding. */
const shortestTellingKm = 0.3;
const longestMinutes = 10_000;

/**
 * Whole minutes that a rider at `place` still needs to the pickup, or to the receiver when the parcel is picked; a minute
 * begun counts. At the speed of the tariff that the order was quoted by: the quotation says how long the way from pickup
 * to receiver takes, and ways nearby are taken to be as winding. Null when that way is too short to tell.
 */
export function minutesToNextStop(
  place: RiderLocation,
  route: Route,
  quotation: Pick<Quotation, 'duration'>,
  isPicked: boolean,
): number | null {
  const pickup = {
    latitude: route.estimated_pickup_address_latitude,
    longitude: route.estimated_pickup_address_longitude,
  };
  const receiver = {
    latitude: route.estimated_receiver_address_latitude,
    longitude: route.estimated_receiver_address_longitude,
  };
  const quotedKm = straightKm(pickup, receiver);
  if (quotedKm < shortestTellingKm) return null;
  const leftKm = straightKm(place, isPicked ? receiver : pickup);
  return Math.min(longestMinutes, Math.ceil((quotation.duration * leftKm) / quotedKm));
}

/** Length of the great circle between two places in km (haversine). */
function straightKm(from: RiderLocation, to: RiderLocation): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
