import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@dakpion/fixtures';
import { type DueWorker, openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { entryWorker } from './entry-worker.ts';

let directory: string;
let store: StateStore;
let workers: DueWorker[];
/** How far the clock of the store is ahead of the local clock, in ms. */
let aheadMs: number;
const queue = 'spec';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'due-worker-'));
  aheadMs = 0;
  store = await openLmdbStateStore({ directory, clock: () => Date.now() + aheadMs });
  workers = [];
});

afterEach(async () => {
  for (const worker of workers) await worker.stop();
  await store.close();
  await rm(directory, { recursive: true });
});

function workerOf(handle: (id: string) => Promise<number | null>): DueWorker {
  const worker = entryWorker(store, queue, handle);
  workers.push(worker);
  worker.start();
  return worker;
}

test('handles due entries, and repeats them while the handler returns a next time', async () => {
  const done: string[] = [];
  await store.dueQueues.schedule(queue, 'a', { inMs: 0 });
  workerOf(async (id) => {
    done.push(id);
    return done.length < 3 ? 5 : null;
  });
  await eventually(async () => expect(await store.dueQueues.depth(queue)).toBe(0));
  expect(done).toEqual(['a', 'a', 'a']);
});

test('does nothing before the due time, by the clock of the store', async () => {
  const done: string[] = [];
  await store.dueQueues.schedule(queue, 'later', { inMs: 60_000 });
  await store.dueQueues.schedule(queue, 'now', { inMs: 0 });
  const worker = workerOf(async (id) => {
    done.push(id);
    return null;
  });
  await eventually(async () => expect(await store.dueQueues.depth(queue)).toBe(1));
  expect(done).toEqual(['now']);
  aheadMs = 60_000;
  worker.wake();
  await eventually(async () => expect(await store.dueQueues.depth(queue)).toBe(0));
  expect(done).toEqual(['now', 'later']);
});

test('wakes up for entries that its own process schedules', async () => {
  const done: number[] = [];
  const worker = workerOf(async () => {
    done.push(Date.now());
    return null;
  });
  await eventually(async () => expect(await store.dueQueues.earliest(queue)).toBeNull());
  const begun = Date.now();
  for (let round = 1; round <= 10; round += 1) {
    await store.dueQueues.schedule(queue, `${round}`, { inMs: 0 });
    worker.wake();
    await eventually(async () => expect(done).toHaveLength(round));
  }
  // If it were not woken, it would check only once a second.
  expect(Date.now() - begun).toBeLessThan(5_000);
});

test('tries a failed entry again later, and continues with others', async () => {
  const done: string[] = [];
  await store.dueQueues.schedule(queue, 'bad', { inMs: -2 });
  await store.dueQueues.schedule(queue, 'good', { inMs: -1 });
  workerOf(async (id) => {
    if (id === 'bad') throw new Error('no');
    done.push(id);
    return null;
  });
  await eventually(async () => expect(done).toEqual(['good']));
  await eventually(async () => expect(await store.dueQueues.depth(queue)).toBe(1));
  const earliest = await store.dueQueues.earliest(queue);
  expect(earliest).toMatchObject({ id: 'bad' });
  expect(earliest?.inMs).toBeGreaterThan(0);
});

test('waits for the work in progress when it stops', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun = false;
  await store.dueQueues.schedule(queue, 'a', { inMs: 0 });
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
