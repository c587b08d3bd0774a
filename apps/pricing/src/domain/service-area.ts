import { type Place, pickupOf, type Route, receiverOf } from '@dakpion/contracts';
import type { ConfigurationFault, Parsed } from './tariff.ts';

/** A closed line of `[longitude, latitude]`, the order of GeoJSON. */
type Ring = readonly (readonly [number, number])[];
/** The outer ring and the holes in it. */
type Polygon = readonly Ring[];

/** The area of pickups and receivers: inside any of the polygons. */
export interface ServiceArea {
  readonly polygons: readonly Polygon[];
}

interface GeoJson {
  readonly type?: unknown;
  readonly features?: unknown;
  readonly geometry?: unknown;
  readonly coordinates?: unknown;
}

const maxPositions = 200_000;

/**
 * Reads parsed JSON as a service area: a GeoJSON (RFC 7946) Polygon, MultiPolygon, Feature or FeatureCollection of these.
 * Otherwise returns every fault. Altitudes and properties are ignored.
 */
export function parseServiceArea(json: unknown): Parsed<ServiceArea> {
  const faults: ConfigurationFault[] = [];
  const polygons = polygonsOf(json, '(file)', faults);
  const positions = polygons.reduce((sum, rings) => sum + rings.reduce((inner, ring) => inner + ring.length, 0), 0);
  if (positions > maxPositions) faults.push({ path: '(file)', expected: `at most ${maxPositions} positions` });
  return faults.length === 0 ? { outcome: 'ok', value: { polygons } } : { outcome: 'refused', faults };
}

/** Whether a place is inside the area. On a border, both results are possible. */
export function contains(area: ServiceArea, place: Place): boolean {
  return area.polygons.some(([outer, ...holes]) => {
    return outer !== undefined && isInside(outer, place) && !holes.some((hole) => isInside(hole, place));
  });
}

/** The fields of the request with places outside the area. Empty if all are inside. */
export function fieldsOutside(area: ServiceArea, route: Route): string[] {
  const fields = (end: 'pickup' | 'receiver') => [
    `estimated_${end}_address_latitude`,
    `estimated_${end}_address_longitude`,
  ];
  return [
    ...(contains(area, pickupOf(route)) ? [] : fields('pickup')),
    ...(contains(area, receiverOf(route)) ? [] : fields('receiver')),
  ];
}

/** Whether the place is inside the ring: a ray from it to the east crosses the ring an odd number of times. */
function isInside(ring: Ring, { latitude, longitude }: Place): boolean {
  let inside = false;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from !== undefined && from[1] > latitude !== to[1] > latitude) {
      const crossing = from[0] + ((latitude - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
      if (longitude < crossing) inside = !inside;
    }
    from = to;
  }
  return inside;
}

function polygonsOf(json: unknown, path: string, faults: ConfigurationFault[]): Polygon[] {
  const { type, features, geometry, coordinates } = (json ?? {}) as GeoJson;
  switch (type) {
    case 'FeatureCollection':
      return entriesOf(features, `${path}.features`, faults).flatMap(([feature, at]) =>
        polygonsOf(feature, at, faults),
      );
    case 'Feature':
      return polygonsOf(geometry, `${path}.geometry`, faults);
    case 'Polygon':
      return [ringsOf(coordinates, `${path}.coordinates`, faults)];
    case 'MultiPolygon':
      return entriesOf(coordinates, `${path}.coordinates`, faults).map(([rings, at]) => ringsOf(rings, at, faults));
    default:
      faults.push({ path: `${path}.type`, expected: 'FeatureCollection, Feature, Polygon or MultiPolygon' });
      return [];
  }
}

function ringsOf(json: unknown, path: string, faults: ConfigurationFault[]): Polygon {
  return entriesOf(json, path, faults).map(([ring, at]) => {
    const positions = entriesOf(ring, at, faults);
    const faulty = positions.find(([position]) => !isPosition(position));
    if (faulty !== undefined) faults.push({ path: faulty[1], expected: '[longitude, latitude] in degrees' });
    else if (!isClosed(positions.map(([position]) => position as number[])))
      faults.push({ path: at, expected: 'at least 4 positions, the last the same as the first' });
    return positions.map(([position]) => position as [number, number]);
  });
}

/** The entries of the array and their paths. An empty array, or another value, is a fault. */
function entriesOf(json: unknown, path: string, faults: ConfigurationFault[]): [unknown, string][] {
  if (Array.isArray(json) && json.length > 0) return json.map((entry, index) => [entry, `${path}[${index}]`]);
  faults.push({ path, expected: 'an array that is not empty' });
  return [];
}

function isPosition(json: unknown): boolean {
  if (!Array.isArray(json)) return false;
  const [longitude, latitude] = json;
  const isDegrees = (value: unknown, most: number) => typeof value === 'number' && Math.abs(value) <= most;
  return isDegrees(longitude, 180) && isDegrees(latitude, 90);
}

function isClosed(positions: readonly number[][]): boolean {
  const [first, last] = [positions[0], positions.at(-1)];
  return positions.length >= 4 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}
