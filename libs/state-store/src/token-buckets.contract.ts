import { randomUUID } from 'node:crypto';
import type { StateStore } from './state-store.ts';

/** Token buckets. */
export function tokenBucketsContract(store: () => StateStore): void {
  describe('token buckets', () => {
    const bucket = { capacity: 3, refillPerSecond: 2 };
    const start = 1_800_000_000_000;

    test('grants up to its capacity at once, then one per refill', async () => {
      const name = randomUUID();
      const take = (at: number) => store().tokenBuckets.take(name, bucket, start + at);
      expect(await take(0)).toEqual({ granted: true, remaining: 2, resetMs: 500 });
      expect(await take(0)).toEqual({ granted: true, remaining: 1, resetMs: 1_000 });
      expect(await take(0)).toEqual({ granted: true, remaining: 0, resetMs: 1_500 });
      expect(await take(0)).toEqual({ granted: false, remaining: 0, resetMs: 500 });
      expect(await take(250)).toEqual({ granted: false, remaining: 0, resetMs: 250 });
      expect(await take(500)).toMatchObject({ granted: true, remaining: 0 });
      expect(await take(10_000)).toEqual({ granted: true, remaining: 2, resetMs: 500 });
    });

    test('a clock that was set back neither gives nor takes', async () => {
      const name = randomUUID();
      const take = (at: number) => store().tokenBuckets.take(name, bucket, start + at);
      expect(await take(1_000)).toMatchObject({ remaining: 2 });
      expect(await take(0)).toMatchObject({ remaining: 1 });
      expect(await take(1_000)).toMatchObject({ remaining: 0 });
      expect(await take(1_000)).toMatchObject({ granted: false });
    });

    test('grants no more than there is to many who ask at once', async () => {
      const name = randomUUID();
      const wide = { capacity: 20, refillPerSecond: 1 };
      const grants = await Promise.all(Array.from({ length: 50 }, () => store().tokenBuckets.take(name, wide, start)));
      expect(grants.filter(({ granted }) => granted)).toHaveLength(20);
    });

    test('keeps buckets apart', async () => {
      const one = { capacity: 1, refillPerSecond: 1 };
      const [first, second] = [randomUUID(), randomUUID()];
      expect(await store().tokenBuckets.take(first, one, start)).toMatchObject({ granted: true });
      expect(await store().tokenBuckets.take(second, one, start)).toMatchObject({ granted: true });
      expect(await store().tokenBuckets.take(first, one, start)).toMatchObject({ granted: false });
    });
  });
}
