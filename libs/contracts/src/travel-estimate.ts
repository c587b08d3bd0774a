import type { Route } from './order-request.ts';
import { greatCircleKm, type Place, pickupOf, receiverOf } from './place.ts';
import type { Quotation } from './quotation.ts';

/** A shorter route gives no speed: its quoted minutes are mostly rounding. */
const shortestTellingKm = 0.3;
const longestMinutes = 10_000;

/** What is known of a rider's way, in whole minutes; null where nothing is. */
export interface TravelEstimate {
  readonly time_to_pickup: number | null;
  /** From the pickup to the receiver, or what is left of that way. */
  readonly duration: number | null;
}

/**
 * What a rider tells of the way before them: what they say, else for the way they are on what their place tells, if they
 * say where they are.
 */
export function estimateOf(
  said: TravelEstimate,
  place: Place | null,
  route: Route,
  quotation: Pick<Quotation, 'duration'>,
  isPicked: boolean,
): TravelEstimate {
  const toGo = place && minutesToNextStop(place, route, quotation, isPicked);
  return {
    time_to_pickup: said.time_to_pickup ?? (isPicked ? null : toGo),
    duration: said.duration ?? (isPicked ? toGo : null),
  };
}

/**
 * Whole minutes that a rider at `place` still needs to the pickup, or to the receiver when the parcel is picked; a minute
 * begun counts. At the speed of the tariff that the order was quoted by: the quotation says how long the way from pickup
 * to receiver takes, and ways nearby are taken to be as winding. Null when that route is too short.
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
