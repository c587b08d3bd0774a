import { MemoryTokenBuckets } from './memory-token-buckets.ts';

test('a bucket still refills after the clock was set back by an hour, and gains no tokens by that', async () => {
  let now = 1_700_000_000_000;
  const buckets = new MemoryTokenBuckets(() => now);
  const take = () => buckets.take('key', { capacity: 2, refillPerSecond: 1 });
  await take();
  now -= 60 * 60 * 1_000;
  expect(await take()).toMatchObject({ granted: true, remaining: 0 });
  expect(await take()).toMatchObject({ granted: false });
  now += 1_000;
  expect(await take()).toMatchObject({ granted: true, remaining: 0 });
});
