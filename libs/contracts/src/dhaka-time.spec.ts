import fc from 'fast-check';
import { dhakaTime, epochMsOf } from './dhaka-time.ts';

describe('dhakaTime', () => {
  test('writes Asia/Dhaka with milliseconds', () => {
    expect(dhakaTime(Date.UTC(2026, 10, 21, 7, 8, 0, 123))).toBe('2026-11-21T13:08:00.123+06:00');
    expect(dhakaTime(Date.UTC(2026, 11, 31, 18, 0, 0, 0))).toBe('2027-01-01T00:00:00.000+06:00');
  });

  test('writes text that reads back as the same instant and sorts by time', () => {
    const instant = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(instant, instant, (one, other) => {
        expect(epochMsOf(dhakaTime(one))).toBe(one);
        expect(dhakaTime(one) < dhakaTime(other)).toBe(one < other);
      }),
    );
  });

  test('writes the correct calendar day after any other time', () => {
    const instant = fc.oneof(fc.integer({ min: -2_000, max: 2_000 }), fc.double({ min: 0, max: 5_000, noNaN: true }));
    fc.assert(
      fc.property(fc.array(instant), (instants) => {
        for (const each of instants) {
          const byCalendar = new Date(Math.floor(each) + 6 * 60 * 60 * 1000).toISOString();
          expect(dhakaTime(each)).toBe(byCalendar.replace('Z', '+06:00'));
        }
      }),
    );
    expect(() => dhakaTime(Number.NaN)).toThrow(RangeError);
  });

  test('reads a time with any offset', () => {
    expect(epochMsOf('2026-11-21T07:08:00Z')).toBe(epochMsOf('2026-11-21T13:08:00.000+06:00'));
    expect(epochMsOf('no time')).toBeNaN();
  });
});
