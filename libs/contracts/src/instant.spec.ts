import fc from 'fast-check';
import { dhakaTime } from './dhaka-time.ts';
import { instantOf } from './instant.ts';

test.each([
  ['2026-11-21T13:08:00.123+06:00', '2026-11-21T07:08:00.123Z'],
  ['2026-11-21T13:08:00,5+06:00', '2026-11-21T07:08:00.500Z'],
  ['2026-11-21T13:08+0600', '2026-11-21T07:08:00.000Z'],
  ['2026-11-21T13:08:00+06', '2026-11-21T07:08:00.000Z'],
  ['2026-11-21t07:08:00z', '2026-11-21T07:08:00.000Z'],
  ['2026-11-20T23:30:00-03:30', '2026-11-21T03:00:00.000Z'],
  ['2026-11-20T23:30:00−03:30', '2026-11-21T03:00:00.000Z'],
  ['2026-11-21T07:08:00-00:00', '2026-11-21T07:08:00.000Z'],
  ['2028-02-29T00:00:00.123456789Z', '2028-02-29T00:00:00.123Z'],
])('reads %s as %s', (text, instant) => {
  expect(new Date(instantOf(text) ?? Number.NaN).toISOString()).toBe(instant);
});

test.each([
  '',
  '2026-11-21',
  '2026-11-21T13:08:00',
  '2026-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T13:60:00Z',
  '2026-11-21T13:08:60Z',
  '2026-11-21T13:08:00+24:00',
  '2026-11-21T13:08:00+06:60',
  '0050-01-01T00:00:00Z',
  '1795219680000',
  'Sat, 21 Nov 2026 07:08:00 GMT',
])('refuses "%s"', (text) => {
  expect(instantOf(text)).toBeNull();
});

test('reads every time that this system writes', () => {
  const times = fc.integer({ min: 0, max: Date.parse('9999-12-31T00:00:00Z') });
  fc.assert(
    fc.property(times, (time) => {
      expect(instantOf(dhakaTime(time))).toBe(time);
    }),
  );
});
