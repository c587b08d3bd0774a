/** A place in the order of all events: after the event at this position. Undefined: before the first event. */
export type Place = bigint | undefined;

export function isAfter(place: Place, other: Place): boolean {
  return place !== undefined && (other === undefined || place > other);
}

export function laterOf(place: Place, other: Place): Place {
  return isAfter(other, place) ? other : place;
}

export function earlierOf(place: Place, other: Place): Place {
  return isAfter(place, other) ? other : place;
}
