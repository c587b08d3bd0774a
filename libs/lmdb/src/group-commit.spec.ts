import { type Commit, GroupCommit, type GroupCommitLimits } from './group-commit.ts';

const committed = { revision: 0 };
const limits: GroupCommitLimits = { waiting: 5, waitingBytes: 100, batch: 3, batchBytes: 50 };
const refusal = () => new Error('too many');

const aGroupCommit = (commit: Commit<string, object>) => new GroupCommit(commit, { limits, refusal });

/** Writes that are committed one by one, each when `commitNext` is called. `batches` has the items of each commit. */
function slowWrites() {
  const batches: string[][] = [];
  const commits: (() => void)[] = [];
  const writes = aGroupCommit((take) => {
    const batch = take();
    batches.push([...batch]);
    return new Promise((resolve) => {
      commits.push(() => resolve(batch.map(() => committed)));
    });
  });
  const write = (item: string, bytes = 1) => writes.run(() => item, { bytes });
  const commitNext = async () => {
    commits.shift()?.();
    await new Promise(setImmediate);
  };
  return { writes, write, batches, commitNext };
}

test('commits writes that arrive during a commit together, in order, and no more than a batch at once', async () => {
  const { write, batches, commitNext } = slowWrites();
  const appends = [write('a')];
  await new Promise(setImmediate);
  appends.push(...['b', 'c', 'd', 'e'].map((item) => write(item)));
  expect(batches).toEqual([['a']]);
  await commitNext();
  expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
  await commitNext();
  await commitNext();
  expect(batches).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
  expect(await Promise.all(appends)).toEqual(Array(5).fill(committed));
});

test('limits the bytes of a commit, but commits at least one append', async () => {
  const { write, batches, commitNext } = slowWrites();
  const appends = [write('a', 60), write('b', 30), write('c', 5)];
  for (let commits = 0; commits < 3; commits += 1) await commitNext();
  expect(batches).toEqual([['a'], ['b', 'c']]);
  await Promise.all(appends);
});

test('refuses writes while their bytes are too many, and accepts them again afterwards', async () => {
  const { write, commitNext } = slowWrites();
  for (let round = 0; round < 2; round += 1) {
    const appends = [write('a', 60), write('b', 40)];
    await expect(write('c', 1)).rejects.toThrow('too many');
    for (let commits = 0; commits < 3; commits += 1) await commitNext();
    await Promise.all(appends);
  }
});

test('accepts a single write of any size', async () => {
  const { write, commitNext } = slowWrites();
  const large = write('a', 1_000_000);
  for (let commits = 0; commits < 2; commits += 1) await commitNext();
  expect(await large).toEqual(committed);
});

test('refuses writes while too many wait, and accepts them again afterwards', async () => {
  const { write, commitNext } = slowWrites();
  const appends = ['a', 'b', 'c', 'd', 'e'].map((item) => write(item));
  await expect(write('f')).rejects.toThrow('too many');
  for (let commits = 0; commits < 3; commits += 1) await commitNext();
  await Promise.all(appends);
  const late = write('g');
  for (let commits = 0; commits < 2; commits += 1) await commitNext();
  expect(await late).toEqual(committed);
});

test('refuses writes while too many bytes wait', async () => {
  const { write, commitNext } = slowWrites();
  const first = write('a', 90);
  await expect(write('b', 11)).rejects.toThrow('too many');
  const second = write('c', 10);
  for (let commits = 0; commits < 3; commits += 1) await commitNext();
  expect(await Promise.all([first, second])).toEqual([committed, committed]);
});

test('returns its own result to each write, and the error of a failed commit to all', async () => {
  const damaged = new Error('damaged');
  const mixed = aGroupCommit(async (take) => take().map((item) => (item === 'b' ? damaged : committed)));
  const [first, second] = [mixed.run(() => 'a'), mixed.run(() => 'b')];
  await expect(second).rejects.toBe(damaged);
  expect(await first).toBe(committed);

  const full = new Error('disk full');
  // Fails before or after the items were taken.
  for (const takes of [true, false]) {
    const failing = aGroupCommit(async (take) => {
      if (takes) take();
      throw full;
    });
    const results = await Promise.allSettled([failing.run(() => 'a'), failing.run(() => 'b')]);
    expect(results).toEqual(Array(2).fill({ status: 'rejected', reason: full }));
  }
});

test('includes writes that arrive before the transaction begins, and never accepts a refused one', async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const batches: string[][] = [];
  const writes = aGroupCommit(async (take, { lone }) => {
    expect(lone).toBe(batches.length === 0);
    await begun;
    const batch = [...take()];
    batches.push(batch);
    return batch.map(() => committed);
  });
  const first = writes.run(() => 'a', { bytes: 90 });
  await new Promise(setImmediate);
  const second = writes.run(() => 'b');
  await expect(
    writes.run(
      () => {
        throw new Error('accepted');
      },
      { bytes: 11 },
    ),
  ).rejects.toThrow('too many');
  begin();
  await Promise.all([first, second, writes.run(() => 'c')]);
  expect(batches).toEqual([['a'], ['b', 'c']]);
});

test('is idle when no write waits or is in progress', async () => {
  const { writes, write, commitNext } = slowWrites();
  await writes.idle();
  let idle = false;
  const append = write('a');
  const becomesIdle = writes.idle().then(() => {
    idle = true;
  });
  await new Promise(setImmediate);
  expect(idle).toBe(false);
  await commitNext();
  await becomesIdle;
  expect(await append).toEqual(committed);
});
