import { dhakaTime } from '@dakpion/contracts';
import fc from 'fast-check';
import { instantOfQuery } from './instant.ts';

test('reads every time that this system writes, also with a space in place of the plus sign', () => {
  const times = fc.integer({ min: 0, max: Date.parse('9999-12-31T00:00:00Z') });
  fc.assert(
    fc.property(times, (time) => {
      expect(instantOfQuery(dhakaTime(time))).toBe(time);
      expect(instantOfQuery(dhakaTime(time).replace('+', ' '))).toBe(time);
    }),
  );
});
