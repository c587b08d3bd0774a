/** A place in Dhaka for test deliveries. */
interface Place {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The values in the fields of a place. Coordinates are as typed. */
export interface EnteredPlace {
  readonly address: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** The fields of a known place. */
export function entered({ address, latitude, longitude }: Place): EnteredPlace {
  return { address, latitude: String(latitude), longitude: String(longitude) };
}

/** The known place in the fields. Undefined for any other place. */
export function knownPlace(place: EnteredPlace): Place | undefined {
  return places.find((known) => JSON.stringify(entered(known)) === JSON.stringify(place));
}

/** Places in the default service area of Dakpion. */
export const places: readonly [Place, Place, ...Place[]] = [
  { address: 'House 12, Road 5, Dhanmondi, Dhaka', latitude: 23.7461, longitude: 90.3742 },
  { address: 'House 7, Road 11, Gulshan 1, Dhaka', latitude: 23.7806, longitude: 90.4193 },
  { address: 'House 21, Road 17, Banani, Dhaka', latitude: 23.7937, longitude: 90.4066 },
  { address: 'House 4, Sector 7, Uttara, Dhaka', latitude: 23.8698, longitude: 90.3996 },
  { address: 'Section 10, Mirpur, Dhaka', latitude: 23.8069, longitude: 90.3687 },
  { address: 'Motijheel Commercial Area, Dhaka', latitude: 23.733, longitude: 90.4172 },
];
