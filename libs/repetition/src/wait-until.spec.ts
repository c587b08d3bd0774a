import { waitUntil } from './wait-until.ts';

test('checks again until the condition holds', async () => {
  let looks = 0;
  expect(await waitUntil(async () => ++looks === 3, { withinMs: 5_000, everyMs: 1 })).toBe(true);
  expect(looks).toBe(3);
});

test('gives up when the condition does not hold in time, after at least one check', async () => {
  let looks = 0;
  const holds = () => ++looks < 0;
  expect(await waitUntil(holds, { withinMs: 0, everyMs: 1 })).toBe(false);
  expect(looks).toBe(1);
  expect(await waitUntil(holds, { withinMs: 20, everyMs: 5 })).toBe(false);
  expect(looks).toBeGreaterThan(2);
});

test('ends the wait when the signal aborts', async () => {
  const ending = new AbortController();
  const forever = { withinMs: Number.POSITIVE_INFINITY, everyMs: 3_600_000, signal: ending.signal };
  const waiting = waitUntil(() => false, forever);
  ending.abort();
  expect(await waiting).toBe(false);
});
