import fc from 'fast-check';
import { LatelyUsed } from './lately-used.ts';

const key = fc.integer({ min: 0, max: 30 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), key }),
  fc.record({ kind: fc.constant('get' as const), key }),
  fc.record({ kind: fc.constant('delete' as const), key }),
);

test('holds nothing but what was set last, and the last few keys used in any case', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const max = 8;
      const held = new LatelyUsed<number, string>(max);
      const truth = new Map<number, string>();
      /** Latest last. */
      let used: number[] = [];
      for (const [index, { kind, key }] of steps.entries()) {
        const found = held.get(key);
        if (used.includes(key)) expect(found).toBe(truth.get(key));
        else expect([undefined, truth.get(key)]).toContain(found);
        if (kind === 'delete') held.delete(key);
        if (kind === 'set') held.set(key, `${index}`);
        if (kind === 'delete') truth.delete(key);
        if (kind === 'set') truth.set(key, `${index}`);
        used = used.filter((each) => each !== key);
        if (truth.has(key) && (kind === 'set' || found !== undefined)) used.push(key);
        used = used.slice(-(max / 2 - 1));
      }
    }),
  );
});

test('holds no more than its bound', () => {
  const held = new LatelyUsed<number, number>(100);
  for (let number = 0; number < 1_000; number += 1) held.set(number, number);
  const kept = Array.from({ length: 1_000 }, (_, number) => held.get(number)).filter((value) => value !== undefined);
  expect(kept.length).toBeLessThanOrEqual(100);
  expect(kept.length).toBeGreaterThanOrEqual(50);
  expect(kept.at(-1)).toBe(999);
});

test('what is not held is made once, null too', () => {
  const held = new LatelyUsed<string, number | null>(10);
  const made: string[] = [];
  const make = (key: string) => {
    made.push(key);
    return key === 'nothing' ? null : key.length;
  };
  expect([held.getOrMake('four', make), held.getOrMake('four', make)]).toEqual([4, 4]);
  expect([held.getOrMake('nothing', make), held.getOrMake('nothing', make)]).toEqual([null, null]);
  expect(made).toEqual(['four', 'nothing']);
});

test('holds no more than its bound of what its entries weigh, whatever is replaced and deleted', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ key, weight: fc.integer({ min: 1, max: 40 }), deleted: fc.boolean() })),
      (steps) => {
        const held = new LatelyUsed<number, number>(100, (weight) => weight);
        for (const { key, weight, deleted } of steps) {
          if (deleted) held.delete(key);
          else held.set(key, weight);
        }
        const inAll = Array.from({ length: 31 }, (_, key) => held.get(key) ?? 0).reduce(
          (sum, weight) => sum + weight,
          0,
        );
        // The last one of each generation may go over its half.
        expect(inAll).toBeLessThanOrEqual(100 + 2 * 40);
      },
    ),
  );
});
