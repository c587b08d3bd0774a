import type { Route } from './order-request.ts';
import { greatCircleKm, type Place, pickupOf, receiverOf } from './place.ts';
import type { Quotation } from './quotation.ts';

/** In km. A shorter route gives no speed, because its quoted minutes are mostly rounding. */
const shortestTellingKm = 0.3;
const longestMinutes = 10_000;

/** The estimates of a rider's way, in whole minutes. Null if unknown. */
export interface TravelEstimate {
  readonly time_to_pickup: number | null;
  /** From the pickup to the receiver, or the rest of that way. */
  readonly duration: number | null;
}

/**
 * The estimates of a rider: the rider's own, or otherwise, for the present way, computed from the location, if there is one.
 */
export function estimateOf(
  said: TravelEstimate,
  place: Place | null,
  route: Route,
  quotation: Pick<Quotation, 'duration'>,
  isPicked: boolean,
): TravelEstimate {
  // Computed only if the rider sent no time, because the distances are slow to compute.
  const toGo = () => place && minutesToNextStop(place, route, quotation, isPicked);
  return {
    time_to_pickup: said.time_to_pickup ?? (isPicked ? null : toGo()),
    duration: said.duration ?? (isPicked ? toGo() : null),
  };
}

/**
 * The whole minutes that a rider at `place` needs to the pickup, or to the receiver after the pickup. Rounded up. The speed is that
 * of the order's quotation, which has the time from pickup to receiver. Roads nearby are assumed to be equally indirect. Null if
 * the quoted route is too short.
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
