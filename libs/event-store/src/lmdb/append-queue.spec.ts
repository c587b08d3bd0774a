import type { AppendResult } from '../event-store.ts';
import { EventStoreDamagedError, EventStoreUnavailableError } from '../event-store.ts';
import { AppendQueue, type PreparedAppend } from './append-queue.ts';

const appended: AppendResult = { outcome: 'appended', revision: 0, position: 1n };
const limits = { waiting: 5, waitingBytes: 100, batch: 3, batchBytes: 50 };

function anAppend(stream: string, bytes = 1): PreparedAppend {
  return { stream, expected: 'no_stream', drafts: [], bytes };
}

/** A queue whose commits take place one by one when `commitNext` is called; `batches` are the streams of each. */
function aQueue() {
  const batches: string[][] = [];
  const commits: (() => void)[] = [];
  const queue = new AppendQueue((batch) => {
    batches.push(batch.map(({ stream }) => stream));
    return new Promise((resolve) => {
      commits.push(() => resolve(batch.map(() => appended)));
    });
  }, limits);
  const commitNext = async () => {
    commits.shift()?.();
    await new Promise(setImmediate);
  };
  return { queue, batches, commitNext };
}

test('commits what came meanwhile together, in order, at most a batch at once', async () => {
  const { queue, batches, commitNext } = aQueue();
  const appends = [queue.append(anAppend('a'))];
  await new Promise(setImmediate);
  appends.push(...['b', 'c', 'd', 'e'].map((stream) => queue.append(anAppend(stream))));
  expect(batches).toEqual([['a']]);
  await commitNext();
  expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
  await commitNext();
  await commitNext();
  expect(batches).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
  expect(await Promise.all(appends)).toEqual(Array(5).fill(appended));
});

test('commits at most so many bytes at once, but always at least one append', async () => {
  const { queue, batches, commitNext } = aQueue();
  const appends = [anAppend('a', 60), anAppend('b', 30), anAppend('c', 5)].map((append) => queue.append(append));
  for (let commits = 0; commits < 3; commits += 1) await commitNext();
  expect(batches).toEqual([['a'], ['b', 'c']]);
  await Promise.all(appends);
});

test('refuses when too many are waiting, and takes again when they are done', async () => {
  const { queue, commitNext } = aQueue();
  const appends = ['a', 'b', 'c', 'd', 'e'].map((stream) => queue.append(anAppend(stream)));
  await expect(queue.append(anAppend('f'))).rejects.toThrow(EventStoreUnavailableError);
  for (let commits = 0; commits < 3; commits += 1) await commitNext();
  await Promise.all(appends);
  const late = queue.append(anAppend('g'));
  for (let commits = 0; commits < 2; commits += 1) await commitNext();
  expect(await late).toEqual(appended);
});

test('refuses when too many bytes are waiting', async () => {
  const { queue, commitNext } = aQueue();
  const first = queue.append(anAppend('a', 90));
  await expect(queue.append(anAppend('b', 11))).rejects.toThrow(EventStoreUnavailableError);
  const second = queue.append(anAppend('c', 10));
  for (let commits = 0; commits < 3; commits += 1) await commitNext();
  expect(await Promise.all([first, second])).toEqual([appended, appended]);
});

test('gives each append its own result, and all the error of a failed commit', async () => {
  const damaged = new EventStoreDamagedError('damaged');
  const mixed = new AppendQueue(async () => [appended, damaged]);
  const [first, second] = [mixed.append(anAppend('a')), mixed.append(anAppend('b'))];
  await expect(second).rejects.toBe(damaged);
  expect(await first).toBe(appended);

  const full = new EventStoreUnavailableError('disk full');
  const failing = new AppendQueue(() => Promise.reject(full));
  const results = await Promise.allSettled([failing.append(anAppend('a')), failing.append(anAppend('b'))]);
  expect(results).toEqual(Array(2).fill({ status: 'rejected', reason: full }));
});

test('is idle when nothing is waiting or under way', async () => {
  const { queue, commitNext } = aQueue();
  await queue.idle();
  let idle = false;
  const append = queue.append(anAppend('a'));
  const becomesIdle = queue.idle().then(() => {
    idle = true;
  });
  await new Promise(setImmediate);
  expect(idle).toBe(false);
  await commitNext();
  await becomesIdle;
  expect(await append).toEqual(appended);
});
