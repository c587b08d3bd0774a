import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { riderEventTypes } from './order-lifecycle.ts';
import { isRiderEvent, RiderEvent } from './rider-event.ts';

const located = {
  event_id: 'depot-4-000018',
  type: 'RIDER_LOCATION',
  order_id: `ord_${'a'.repeat(26)}`,
  occurred_at: '2026-11-21T13:08:00.123+06:00',
  rider: { rider_id: 4711, name: 'করিম', phone_number: '01811111111', driver_type: 1, is_freelancer: false },
  location: { latitude: 23.7461, longitude: 90.3742 },
  time_to_pickup: 9,
  duration: null,
  reason: null,
};

function classValidatorTakes(value: unknown): boolean {
  const options = { whitelist: true, forbidNonWhitelisted: true };
  return validateSync(Object.assign(new RiderEvent(), value), options).length === 0;
}

const anyValue = fc.oneof(
  fc.constantFrom(null, undefined, true, 0, -1, 1, 2.5, 181, Number.NaN, '', ' ', 'a\u0007', 'x'.repeat(501), [], {}),
  fc.constantFrom(...riderEventTypes, '2026-02-30T00:00:00Z', '2026-11-21T13:08:00', '2026-11-21T07:08:05Z'),
  fc.constantFrom([located.rider], { ...located.rider, age: 3 }, { latitude: 1 }, { latitude: 90, longitude: '90' }),
  fc.jsonValue(),
);
const eventPaths = [...Object.keys(located), 'colour', 'rider.rider_id', 'rider.name', 'rider.is_freelancer'];
const anyPath = fc.constantFrom(...eventPaths, 'location.latitude', 'location.longitude', 'location.altitude');

/** The event with another value in one place, or without the value (undefined). */
function changed(event: object, path: string, value: unknown): object {
  const copy = structuredClone(event) as Record<string, unknown>;
  const [outer = '', inner] = path.split('.');
  const parent = (inner === undefined ? copy : copy[outer]) as Record<string, unknown> | null | undefined;
  if (typeof parent !== 'object' || parent === null) return copy;
  if (value === undefined) delete parent[inner ?? outer];
  else parent[inner ?? outer] = value;
  return copy;
}

test.each(riderEventTypes)('accepts a complete %s', (type) => {
  expect(isRiderEvent({ ...located, type })).toBe(true);
});

test.each([null, undefined, 'text', 7, [], [located], {}])('refuses %j', (value) => {
  expect(isRiderEvent(value)).toBe(false);
});

test('accepts the same values as class-validator after any change', () => {
  let taken = 0;
  const changes = fc.array(fc.tuple(anyPath, anyValue), { maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...riderEventTypes), changes, (type, made) => {
      const event = made.reduce((before, [path, value]) => changed(before, path, value), {
        ...located,
        type,
      } as object);
      taken += Number(isRiderEvent(event));
      expect(isRiderEvent(event)).toBe(classValidatorTakes(event));
    }),
    { numRuns: 1_000 },
  );
  // The test must see both results.
  expect(taken).toBeGreaterThan(50);
});
