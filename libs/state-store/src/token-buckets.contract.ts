import { randomUUID } from 'node:crypto';
import { until } from '@dakpion/fixtures';
import type { StateStore } from './state-store.ts';

/** Token buckets. */
export function tokenBucketsContract(store: () => StateStore): void {
  describe('token buckets', () => {
    /** So slow that nothing is refilled while a test runs. */
    const slow = { capacity: 3, refillPerSecond: 0.000_1 };

    test('grant up to their capacity at once, and report the time until the next token', async () => {
      const name = randomUUID();
      const take = () => store().tokenBuckets.take(name, slow);
      const first = await take();
      expect(first).toMatchObject({ granted: true, remaining: 2 });
      expect(first.resetMs).toBeGreaterThan(9_990_000);
      expect(first.resetMs).toBeLessThanOrEqual(10_000_000);
      expect(await take()).toMatchObject({ granted: true, remaining: 1 });
      expect(await take()).toMatchObject({ granted: true, remaining: 0 });
      const refused = await take();
      expect(refused).toMatchObject({ granted: false, remaining: 0 });
      expect(refused.resetMs).toBeGreaterThan(9_900_000);
      expect(refused.resetMs).toBeLessThanOrEqual(10_000_000);
    });

    test('refill by the clock of the store for every caller', async () => {
      const name = randomUUID();
      const one = { capacity: 1, refillPerSecond: 5 };
      const began = performance.now();
      expect(await store().tokenBuckets.take(name, one)).toEqual({ granted: true, remaining: 0, resetMs: 200 });
      await until(async () => (await store().tokenBuckets.take(name, one)).granted);
      // Measured, because a slow machine may ask later. The store counts whole milliseconds.
      expect(performance.now() - began).toBeGreaterThanOrEqual(199);
    });

    test('are full again in time, and never more than full', async () => {
      const name = randomUUID();
      const quick = { capacity: 100, refillPerSecond: 100 };
      const take = () => store().tokenBuckets.take(name, quick);
      await take();
      const began = performance.now();
      await until(() => performance.now() - began > 50);
      expect(await take()).toMatchObject({ granted: true, remaining: 99 });
    });

    test('grant no more than they have to many concurrent callers', async () => {
      const name = randomUUID();
      const wide = { capacity: 20, refillPerSecond: 0.000_1 };
      const grants = await Promise.all(Array.from({ length: 50 }, () => store().tokenBuckets.take(name, wide)));
      expect(grants.filter(({ granted }) => granted)).toHaveLength(20);
    });

    test('grant several tokens together or none, and report the time until there are enough', async () => {
      const name = randomUUID();
      expect(await store().tokenBuckets.take(name, slow, 2)).toMatchObject({ granted: true, remaining: 1 });
      const refused = await store().tokenBuckets.take(name, slow, 3);
      expect(refused).toMatchObject({ granted: false, remaining: 1 });
      expect(refused.resetMs).toBeGreaterThan(19_900_000);
      expect(refused.resetMs).toBeLessThanOrEqual(20_000_000);
      expect(await store().tokenBuckets.take(name, slow, 1)).toMatchObject({ granted: true, remaining: 0 });
    });

    test.each([0, 1.5, 4, Number.NaN])(
      'refuse %d tokens of a bucket with a capacity of 3 as a programming error',
      async (tokens) => {
        await expect(store().tokenBuckets.take(randomUUID(), slow, tokens)).rejects.toThrow(RangeError);
      },
    );

    test('are independent of each other', async () => {
      const one = { capacity: 1, refillPerSecond: 0.000_1 };
      const [first, second] = [randomUUID(), randomUUID()];
      expect(await store().tokenBuckets.take(first, one)).toMatchObject({ granted: true });
      expect(await store().tokenBuckets.take(second, one)).toMatchObject({ granted: true });
      expect(await store().tokenBuckets.take(first, one)).toMatchObject({ granted: false });
    });
  });
}
