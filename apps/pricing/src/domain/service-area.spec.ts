import { readFileSync } from 'node:fs';
import type { Route } from '@dakpion/contracts';
import { contains, fieldsOutside, parseServiceArea, type ServiceArea } from './service-area.ts';

const square = (from: number, to: number) => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];

function area(json: unknown): ServiceArea {
  const parsed = parseServiceArea(json);
  if (parsed.outcome === 'refused') throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

const ring = (...positions: unknown[]) => ({ type: 'Polygon', coordinates: [positions] });

const at = (longitude: number, latitude: number) => ({ latitude, longitude });

describe('a service area', () => {
  const withHole = { type: 'Polygon', coordinates: [square(0, 10), square(4, 6)] };

  test('is inside its ring and outside its holes', () => {
    expect(contains(area(withHole), at(2, 2))).toBe(true);
    expect(contains(area(withHole), at(5, 5))).toBe(false);
    expect(contains(area(withHole), at(11, 5))).toBe(false);
    expect(contains(area(withHole), at(-1, 5))).toBe(false);
    expect([9.9999, 10.0001].map((longitude) => contains(area(withHole), at(longitude, 5)))).toEqual([true, false]);
  });

  test('may be several polygons, each with its own holes', () => {
    const two = area({ type: 'MultiPolygon', coordinates: [withHole.coordinates, [square(20, 30)]] });
    expect([at(2, 2), at(25, 25), at(5, 5), at(15, 15)].map((place) => contains(two, place))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('may have a hole in one polygon that lies in another', () => {
    const filled = area({ type: 'MultiPolygon', coordinates: [withHole.coordinates, [square(4.5, 5.5)]] });
    expect(contains(filled, at(5, 5))).toBe(true);
    expect(contains(filled, at(4.2, 5))).toBe(false);
  });

  test('may be wrapped in features', () => {
    const feature = { type: 'Feature', properties: { name: 'x' }, geometry: withHole };
    const collection = { type: 'FeatureCollection', features: [feature, { type: 'Feature', geometry: withHole }] };
    expect(area(feature)).toEqual(area(withHole));
    expect(area(collection).polygons).toHaveLength(2);
  });

  test('may have any angles, even if a ray passes through a corner', () => {
    const diamond = area({
      type: 'Polygon',
      coordinates: [
        [
          [0, -5],
          [5, 0],
          [0, 5],
          [-5, 0],
          [0, -5],
        ],
      ],
    });
    expect([at(0, 0), at(-4.9, 0), at(4.9, 0), at(3, 3), at(-6, 0), at(2, 2)].map((p) => contains(diamond, p))).toEqual(
      [true, true, true, false, false, true],
    );
  });

  test.each<[unknown, string]>([
    [null, '(file).type'],
    [{ type: 'Point', coordinates: [0, 0] }, '(file).type'],
    [{ type: 'FeatureCollection', features: [] }, '(file).features'],
    [{ type: 'Feature', geometry: null }, '(file).geometry.type'],
    [{ type: 'Polygon', coordinates: [[[0, 0]]] }, '(file).coordinates[0]'],
    [{ type: 'Polygon', coordinates: [square(0, 1).slice(0, 4)] }, '(file).coordinates[0]'],
    [{ type: 'Polygon', coordinates: 'none' }, '(file).coordinates'],
    [ring([0, 0], [0, 90.1], [1, 1], [0, 0]), '(file).coordinates[0][1]'],
    [ring([0, 0], [180.1, 0], [1, 1], [0, 0]), '(file).coordinates[0][1]'],
    [ring([0, 0], [-180.1, 0], [1, 1], [0, 0]), '(file).coordinates[0][1]'],
    [ring([0, 0], [0, -90.1], [1, 1], [0, 0]), '(file).coordinates[0][1]'],
    [ring([0, 0], ['1', 1], [1, 1], [0, 0]), '(file).coordinates[0][1]'],
    [ring(0, 1, 2, 0), '(file).coordinates[0][0]'],
    [ring([0, 0], [0, 1], [1, 1], [0.5, 0]), '(file).coordinates[0]'],
    [ring([0, 0], [1, 1], [0, 0]), '(file).coordinates[0]'],
    [{ type: 'MultiPolygon', coordinates: [[]] }, '(file).coordinates[0]'],
  ])('refuses %j at %s', (json, path) => {
    const parsed = parseServiceArea(json);
    expect(parsed.outcome === 'refused' && parsed.faults.map((fault) => fault.path)).toEqual([path]);
  });

  test('may be as large as the earth, with 200,000 positions and not one more', () => {
    const earth = ring([-180, -90], [180, -90], [180, 90], [-180, 90], [-180, -90]);
    const ofPositions = (count: number) => {
      const repeated = Array<number[]>(count - 5).fill([-180, -90]);
      return { ...earth, coordinates: [[...repeated, ...earth.coordinates.flat()]] };
    };
    expect(contains(area(ofPositions(200_000)), at(179.9, 89.9))).toBe(true);
    const parsed = parseServiceArea(ofPositions(200_001));
    expect(parsed).toEqual({ outcome: 'refused', faults: [{ path: '(file)', expected: 'at most 200000 positions' }] });
  });

  test('names all faults', () => {
    const parsed = parseServiceArea({ type: 'FeatureCollection', features: [{ type: 'Point' }, { type: 'Feature' }] });
    expect(parsed.outcome === 'refused' && parsed.faults.map((fault) => fault.path)).toEqual([
      '(file).features[0].type',
      '(file).features[1].geometry.type',
    ]);
  });
});

describe('the default service area, Bangladesh', () => {
  const bangladesh = area(
    JSON.parse(readFileSync(new URL('../../config/service-area.geojson', import.meta.url), 'utf8')),
  );

  test.each([
    ['Dhaka', 23.8103, 90.4125],
    ['Chattogram', 22.3569, 91.7832],
    ['Sylhet', 24.8949, 91.8687],
    ['Khulna', 22.8456, 89.5403],
    ['Rajshahi', 24.3745, 88.6042],
    ['Rangpur', 25.7439, 89.2752],
    ['Barishal', 22.701, 90.3535],
    ['Mymensingh', 24.7471, 90.4203],
    ["Cox's Bazar", 21.4272, 92.0058],
    ['Teknaf', 20.8667, 92.3],
    ["Saint Martin's Island", 20.6237, 92.3234],
    ['Bhola', 22.6859, 90.6482],
    ['Hatiya', 22.2833, 91.0973],
    ['Sandwip', 22.4906, 91.4214],
    ['Kuakata', 21.8167, 90.1167],
    ['Benapole', 23.0419, 88.892],
    ['Akhaura', 23.8717, 91.21],
    ['Cumilla', 23.4607, 91.1809],
    ['Tamabil', 25.17, 92.03],
    ['Tetulia', 26.4886, 88.3447],
    ['Bandarban', 22.1953, 92.2184],
  ])('serves %s', (_, latitude, longitude) => {
    expect(contains(bangladesh, { latitude, longitude })).toBe(true);
  });

  test.each([
    ['Kolkata', 22.5726, 88.3639],
    ['Agartala', 23.8315, 91.2868],
    ['Shillong', 25.5788, 91.8933],
    ['Siliguri', 26.7271, 88.3953],
    ['Cooch Behar', 26.3452, 89.4482],
    ['Dhubri', 26.02, 89.98],
    ['Silchar', 24.83, 92.78],
    ['Maungdaw', 20.82, 92.37],
    ['Berhampore', 24.1, 88.25],
    ['Aizawl', 23.73, 92.72],
    ['the open sea', 20, 90],
    ['null island', 0, 0],
    // The result of exchanged latitude and longitude.
    ['Dhaka with latitude and longitude swapped', 90.4125, 23.8103],
  ])('does not serve %s', (_, latitude, longitude) => {
    expect(contains(bangladesh, { latitude, longitude })).toBe(false);
  });

  test('names the fields of the place that lies outside', () => {
    const route = (pickup: [number, number], receiver: [number, number]) =>
      ({
        estimated_pickup_address_latitude: pickup[0],
        estimated_pickup_address_longitude: pickup[1],
        estimated_receiver_address_latitude: receiver[0],
        estimated_receiver_address_longitude: receiver[1],
      }) as Route;
    const dhaka: [number, number] = [23.8103, 90.4125];
    const kolkata: [number, number] = [22.5726, 88.3639];
    const pickup = ['estimated_pickup_address_latitude', 'estimated_pickup_address_longitude'];
    const receiver = ['estimated_receiver_address_latitude', 'estimated_receiver_address_longitude'];
    expect(fieldsOutside(bangladesh, route(dhaka, dhaka))).toEqual([]);
    expect(fieldsOutside(bangladesh, route(kolkata, dhaka))).toEqual(pickup);
    expect(fieldsOutside(bangladesh, route(dhaka, kolkata))).toEqual(receiver);
    expect(fieldsOutside(bangladesh, route(kolkata, kolkata))).toEqual([...pickup, ...receiver]);
  });
});
