import { MemoryTokenBuckets } from './memory-token-buckets.ts';

test('a bucket still refills after the clock was set back by an hour, and gains no tokens by that', async () => {
  let now = 1_700_000_000_000;
  const buckets = new MemoryTokenBuckets(() => now);
  const take = () => buckets.take('key', { capacity: 2, refillPerSecond: 1 });
  await take();
  now -= 60 * 60 * 1_000;
  expect(await take()).toMatchObject({ granted: true, remaining: 0 });
  expect(await take()).toMatchObject({ granted: false });
  // Half a token is none, and a started millisecond counts.
  now += 500;
  expect(await take()).toEqual({ granted: false, remaining: 0, resetMs: 500 });
  const thirds = await buckets.take('thirds', { capacity: 1, refillPerSecond: 3 });
  expect(thirds).toEqual({ granted: true, remaining: 0, resetMs: 334 });
  now += 500;
  expect(await take()).toMatchObject({ granted: true, remaining: 0 });
});
