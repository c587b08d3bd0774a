import fc from 'fast-check';
import { ClockOffset } from './clock-offset.ts';

/**
 * A reading of a clock that is ahead by `offset`. It was requested at `askedAt`. The request took `thereMs`, the answer `backMs`.
 */
function reading(offset: number, askedAt: number, thereMs: number, backMs: number) {
  return { askedAt, answeredAt: askedAt + thereMs + backMs, said: askedAt + thereMs + offset };
}

test('knows nothing before the first reading', () => {
  expect(new ClockOffset().value).toBeNull();
});

test('is wrong by at most one round trip, even if the times of both directions differ', () => {
  const ways = fc.record({ thereMs: fc.integer({ min: 0, max: 900 }), backMs: fc.integer({ min: 0, max: 900 }) });
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.array(ways, { minLength: 1, maxLength: 20 }), (offset, all) => {
      const clock = new ClockOffset();
      for (const [index, { thereMs, backMs }] of all.entries()) {
        clock.read(reading(offset, index * 2_000, thereMs, backMs));
      }
      const quickest = Math.min(...all.map(({ thereMs, backMs }) => thereMs + backMs));
      // Allows for one millisecond of drift in each 2 s.
      expect(Math.abs((clock.value ?? 0) - offset)).toBeLessThanOrEqual(quickest + all.length + 1);
    }),
  );
});

test('stays as exact after a slow answer', () => {
  const clock = new ClockOffset();
  clock.read(reading(15_000, 0, 1, 1));
  clock.read(reading(15_000, 2_000, 0, 10_000));
  expect(clock.value).toBeGreaterThan(14_985);
  expect(clock.value).toBeLessThan(15_015);
});

test('adopts the new time of a clock that was set at the first reading that shows it', () => {
  const clock = new ClockOffset();
  clock.read(reading(0, 0, 1, 1));
  clock.read(reading(8_000, 2_000, 2, 2));
  expect(Math.abs((clock.value ?? 0) - 8_000)).toBeLessThanOrEqual(2);
  clock.read(reading(-8_000, 4_000, 2, 2));
  expect(Math.abs((clock.value ?? 0) + 8_000)).toBeLessThanOrEqual(2);
});

test('does not move while the readings are consistent with it', () => {
  const clock = new ClockOffset();
  clock.read(reading(100, 0, 10, 10));
  const first = clock.value;
  for (let round = 1; round < 10; round += 1) clock.read(reading(100, round * 2_000, 10 + round, 10 - round));
  expect(clock.value).toBe(first);
});
