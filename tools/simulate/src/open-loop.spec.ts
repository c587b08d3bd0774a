import { runOpenLoop } from './open-loop.ts';

const every = (ms: number, count: number) => Array.from({ length: count }, (_, index) => ({ atMs: index * ms }));
const clock = () => performance.now();

test('begins each item at its time, even if none of the previous ones has ended', async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const from = clock();
  const loop = runOpenLoop({
    items: every(10, 5),
    concurrency: 10,
    clock,
    signal: new AbortController().signal,
    begin: (_item, scheduledAt) => {
      // Never early, by the clock with which it was scheduled.
      expect(clock()).toBeGreaterThanOrEqual(scheduledAt - 2);
      begun.push(scheduledAt - from);
      const work = new Promise<void>((resolve) => ends.push(resolve));
      if (begun.length === 5) for (const end of ends) end();
      return work;
    },
    skip: () => expect('nothing').toBe('skipped'),
  });
  await loop;
  const first = begun[0] ?? 0;
  expect(begun.map((at) => Math.round(at - first))).toEqual([0, 10, 20, 30, 40]);
});

test('skips and reports items that are due while too many are in progress', async () => {
  const skipped: number[] = [];
  const ends: (() => void)[] = [];
  await runOpenLoop({
    items: every(2, 6),
    concurrency: 2,
    clock,
    signal: new AbortController().signal,
    begin: ({ atMs }) =>
      new Promise((resolve) => {
        ends.push(resolve);
        // The last begins only because the first two have ended.
        if (atMs === 10) for (const end of ends) end();
      }),
    skip: ({ atMs }) => {
      skipped.push(atMs);
      if (atMs === 8) for (const end of ends.splice(0)) end();
    },
  });
  expect(skipped).toEqual([4, 6, 8]);
});

test('begins nothing after the signal, and waits for the work in progress', async () => {
  const controller = new AbortController();
  let ended = 0;
  let begun = 0;
  await runOpenLoop({
    items: every(5, 1_000_000),
    concurrency: 100,
    clock,
    signal: controller.signal,
    begin: async () => {
      begun += 1;
      if (begun === 3) controller.abort();
      await new Promise((resolve) => setImmediate(resolve));
      ended += 1;
    },
    skip: () => undefined,
  });
  expect([begun, ended]).toEqual([3, 3]);
});
