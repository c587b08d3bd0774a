import { EventLoopWatch } from './event-loop-watch.ts';

/** Lets the loop turn after each of the pauses, in ms. Returns whether the watch still reports that it turns. */
function turnsAfter(pauses: readonly number[]): boolean {
  const watch = new EventLoopWatch(0);
  let now = 0;
  for (const pauseMs of pauses) {
    now += pauseMs;
    watch.turned(now);
  }
  return watch.turns;
}

const times = (count: number, pauseMs: number): number[] => Array.from({ length: count }, () => pauseMs);

test('a loop with at least one turn a second counts as turning, also after a long pause', () => {
  expect(turnsAfter(times(200, 500))).toBe(true);
  expect(turnsAfter(times(100, 950))).toBe(true);
  expect(turnsAfter([...times(20, 500), 120_000, ...times(20, 500)])).toBe(true);
});

test('a loop that is slow for half a minute does not count as turning until it is faster', () => {
  const slow = times(20, 1_700);
  expect(turnsAfter(slow)).toBe(false);
  expect(turnsAfter(slow.slice(0, 12))).toBe(true);
  expect(turnsAfter([...slow, ...times(40, 500)])).toBe(true);
});
