import { Latencies } from './latencies.ts';

test('computes percentiles by the nearest rank, independent of the order in which durations were recorded', () => {
  const latencies = new Latencies();
  for (let ms = 200; ms >= 1; ms -= 1) latencies.record(ms);
  expect(latencies.count).toBe(200);
  expect(latencies.summary()).toEqual({ p50: 100, p95: 190, p99: 198, max: 200 });
});

test('returns the only duration for all percentiles', () => {
  const latencies = new Latencies();
  latencies.record(7.5);
  expect(latencies.summary()).toEqual({ p50: 7.5, p95: 7.5, p99: 7.5, max: 7.5 });
});

test('sorts durations as numbers', () => {
  const latencies = new Latencies();
  for (const ms of [9, 100, 1_000]) latencies.record(ms);
  expect(latencies.summary()?.p50).toBe(100);
});

test('returns nothing without durations', () => {
  expect(new Latencies().summary()).toBeNull();
});
