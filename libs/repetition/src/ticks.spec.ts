import { atTick, restToTick } from './ticks.ts';

const never = new AbortController().signal;

test('rests end together, at a multiple of the interval, whenever they began', async () => {
  const ends: number[] = [];
  const restFrom = async (waitMs: number) => {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    await restToTick(400, never);
    ends.push(performance.now());
  };
  await restToTick(400, never);
  await Promise.all([restFrom(0), restFrom(20), restFrom(40)]);
  const [first = 0] = ends;
  expect(first % 400).toBeLessThan(395);
  for (const end of ends) expect(end - first).toBeLessThan(5);
});

test('a rest ends when its signal aborts, and does not begin after that', async () => {
  const ending = new AbortController();
  const rest = restToTick(600_000, ending.signal);
  ending.abort();
  await rest;
  await restToTick(600_000, ending.signal);
});

test('a call that is cancelled is not made, and the others of its tick are', async () => {
  const made: string[] = [];
  const cancel = atTick(200, () => made.push('cancelled'));
  const other = new Promise<void>((resolve) => {
    atTick(200, () => {
      made.push('other');
      resolve();
    });
  });
  cancel();
  await other;
  expect(made).toEqual(['other']);
});

test('a tick has one timer, also when its calls were cancelled before others came', () => {
  jest.useFakeTimers();
  try {
    const made: string[] = [];
    for (const name of ['first', 'second']) atTick(1_000, () => made.push(name))();
    atTick(1_000, () => made.push('third'));
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(2_500);
    expect(made).toEqual(['third']);
  } finally {
    jest.useRealTimers();
  }
});
