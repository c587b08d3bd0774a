import type { Route } from './order-request.ts';
import { greatCircleKm, type Place, pickupOf, receiverOf } from './place.ts';
import type { Quotation } from './quotation.ts';

/** A shorter way tells nothing of a speed: its quoted minutes are mostly rounding. */
const shortestTellingKm = 0.3;
const longestMinutes = 10_000;

/**
 * Whole minutes that a rider at `place` still needs to the pickup, or to the receiver when the parcel is picked; a minute
 * begun counts. At the speed of the tariff that the order was quoted by: the quotation says how long the way from pickup
 * to receiver takes, and ways nearby are taken to be as winding. Null when that way is too short to tell.
 */
export function minutesToNextStop(
  place: Place,
  route: Route,
  quotation: Pick<Quotation, 'duration'>,
  isPicked: boolean,
): number | null {
  const pickup = pickupOf(route);
  const receiver = receiverOf(route);
  const quotedKm = greatCircleKm(pickup, receiver);
  if (quotedKm < shortestTellingKm) return null;
  const leftKm = greatCircleKm(place, isPicked ? receiver : pickup);
  return Math.min(longestMinutes, Math.ceil((quotation.duration * leftKm) / quotedKm));
}
