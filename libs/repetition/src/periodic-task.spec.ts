import { eventually, newGate } from '@dakpion/fixtures';
import { PeriodicTask, repeat } from './periodic-task.ts';

const failed = (error: unknown) => {
  throw error;
};

test('runs one at a time, whether runs succeed or fail, until it is stopped', async () => {
  const errors: unknown[] = [];
  let [runs, underWay] = [0, 0];
  const run = async () => {
    runs += 1;
    underWay += 1;
    expect(underWay).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    if (runs === 2) throw new Error('run 2');
  };
  const task = new PeriodicTask({ everyMs: 1, stopWithinMs: 1_000, run, onFailure: (error) => errors.push(error) });
  task.start();
  await eventually(() => expect(runs).toBeGreaterThan(3));
  await task.stop();
  const atStop = runs;
  let others = 0;
  const other = new PeriodicTask({
    everyMs: 1,
    stopWithinMs: 1_000,
    run: async () => void others++,
    onFailure: failed,
  });
  other.start();
  await eventually(() => expect(others).toBeGreaterThan(5));
  await other.stop();
  expect(runs).toBe(atStop);
  expect(errors).toEqual([new Error('run 2')]);
});

test('aborts a run when it stops, and waits for the run up to the limit', async () => {
  const gate = newGate();
  let isTold = false;
  const run = async (signal: AbortSignal) => {
    signal.addEventListener('abort', () => {
      isTold = true;
    });
    await gate.opened;
  };
  const task = new PeriodicTask({ everyMs: 1, stopWithinMs: 20, run, onFailure: failed });
  task.start();
  await task.stop();
  expect(isTold).toBe(true);
  gate.open();
});

test('begins after a pause on request, and can end by itself', async () => {
  const began = performance.now();
  const runs: number[] = [];
  const repeated = {
    everyMs: 30,
    pausesFirst: true,
    goesOn: () => runs.length < 2,
    run: async () => {
      runs.push(performance.now() - began);
    },
    onFailure: failed,
  };
  await repeat(repeated, new AbortController().signal);
  expect(runs).toHaveLength(2);
  expect(runs[0]).toBeGreaterThan(7);
});
