import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@dakpion/examples';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { DueWorker } from './due-worker.ts';

let directory: string;
let store: StateStore;
let workers: DueWorker[];
const queue = 'spec';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'due-worker-'));
  store = await openLmdbStateStore({ directory });
  workers = [];
});

afterEach(async () => {
  for (const worker of workers) await worker.stop();
  await store.close();
  await rm(directory, { recursive: true });
});

function workerOf(handle: (id: string) => Promise<number | null>, clock = Date.now): DueWorker {
  const worker = new DueWorker(store.dueQueues, queue, clock, handle);
  workers.push(worker);
  worker.start();
  return worker;
}

test('works off what is due, again while the handler names a next time, and then no more', async () => {
  const done: string[] = [];
  await store.dueQueues.schedule(queue, 'a', Date.now());
  workerOf(async (id) => {
    done.push(id);
    return done.length < 3 ? Date.now() + 5 : null;
  });
  await eventually(async () => expect(await store.dueQueues.depth(queue)).toBe(0));
  expect(done).toEqual(['a', 'a', 'a']);
});

test('does nothing before its time, by the clock that it is given', async () => {
  let now = 1_000;
  const done: string[] = [];
  await store.dueQueues.schedule(queue, 'later', 2_001);
  await store.dueQueues.schedule(queue, 'now', 1_000);
  const worker = workerOf(
    async (id) => {
      done.push(id);
      return null;
    },
    () => now,
  );
  await eventually(async () => expect(await store.dueQueues.depth(queue)).toBe(1));
  expect(done).toEqual(['now']);
  now = 2_001;
  worker.wake();
  await eventually(async () => expect(await store.dueQueues.depth(queue)).toBe(0));
  expect(done).toEqual(['now', 'later']);
});

test('is woken for what was scheduled in its own process', async () => {
  const done: number[] = [];
  const worker = workerOf(async () => {
    done.push(Date.now());
    return null;
  });
  await eventually(async () => expect(await store.dueQueues.earliest(queue)).toBeNull());
  const begun = Date.now();
  for (let round = 1; round <= 10; round++) {
    await store.dueQueues.schedule(queue, `${round}`, Date.now());
    worker.wake();
    await eventually(async () => expect(done).toHaveLength(round));
  }
  // Ten pauses of 250 ms would take longer.
  expect(Date.now() - begun).toBeLessThan(1_500);
});

test('keeps what failed for a later time, and works on', async () => {
  const now = 1_000;
  const done: string[] = [];
  await store.dueQueues.schedule(queue, 'bad', 1);
  await store.dueQueues.schedule(queue, 'good', 2);
  workerOf(
    async (id) => {
      if (id === 'bad') throw new Error('no');
      done.push(id);
      return null;
    },
    () => now,
  );
  await eventually(async () => expect(done).toEqual(['good']));
  await eventually(async () => expect(await store.dueQueues.depth(queue)).toBe(1));
  const earliest = await store.dueQueues.earliest(queue);
  expect(earliest).toEqual({ id: 'bad', dueAt: expect.any(Number) });
  expect(earliest?.dueAt).toBeGreaterThan(now);
});

test('waits at its stop for what is under way', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun = false;
  await store.dueQueues.schedule(queue, 'a', Date.now());
  const worker = workerOf(async () => {
    begun = true;
    await finished;
    return null;
  });
  await eventually(async () => expect(begun).toBe(true));
  const stopped = worker.stop();
  finish();
  await stopped;
  expect(await store.dueQueues.depth(queue)).toBe(0);
});
