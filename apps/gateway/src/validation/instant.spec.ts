import { dhakaTime } from '@dakpion/contracts';
import fc from 'fast-check';
import { instantOfQuery, rangeEndOfQuery } from './instant.ts';

test('reads every time that this system writes, even with a space in place of the plus sign', () => {
  const times = fc.integer({ min: 0, max: Date.parse('9999-12-31T00:00:00Z') });
  fc.assert(
    fc.property(times, (time) => {
      expect(instantOfQuery(dhakaTime(time))).toBe(time);
      expect(instantOfQuery(dhakaTime(time).replace('+', ' '))).toBe(time);
    }),
  );
});

test('rounds an end of a range up to whole milliseconds, so that it selects the same recorded times', () => {
  const distance = fc.integer({ min: -1, max: 1 });
  const rests = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 999_999 }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 998 }), distance, rests, (end, apart, rest) => {
      const recorded = end + apart;
      const text = `2026-11-27T23:59:59.${String(end).padStart(3, '0')}${String(rest).padStart(6, '0')}Z`;
      const isBefore = recorded < end || (recorded === end && rest > 0);
      expect(Date.UTC(2026, 10, 27, 23, 59, 59, recorded) < rangeEndOfQuery(text)!).toBe(isBefore);
    }),
  );
});
