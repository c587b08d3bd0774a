import { getEventListeners } from 'node:events';
import { atTick, restToTick } from './ticks.ts';

describe('with a fake clock', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('calls are made together, at a multiple of the interval that is at least a quarter of it away', () => {
    const begun = performance.now();
    expect(begun).toBe(0);
    const madeAt = new Map<number, number>();
    for (const ms of [0, 20, 300, 301, 400]) {
      jest.advanceTimersByTime(ms - performance.now());
      atTick(400, () => madeAt.set(ms, performance.now()));
    }
    jest.advanceTimersByTime(1_000);
    expect([...madeAt]).toEqual([
      [0, 400],
      [20, 400],
      [300, 400],
      [301, 800],
      [400, 800],
    ]);
  });

  test('a tick has one timer, also when its calls were cancelled before new ones', () => {
    const made: string[] = [];
    for (const name of ['first', 'second']) atTick(1_000, () => made.push(name))();
    atTick(1_000, () => made.push('third'));
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(2_500);
    expect(made).toEqual(['third']);
  });
});

test('a rest ends when its signal aborts, and does not begin after that', async () => {
  const ending = new AbortController();
  const rest = restToTick(600_000, ending.signal);
  ending.abort();
  await rest;
  await restToTick(600_000, ending.signal);
});

test('a rest leaves no listener at its signal, at which a task rests as long as its service runs', async () => {
  const { signal } = new AbortController();
  await restToTick(20, signal);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a cancelled call is not made, and the other calls of its tick are', async () => {
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
