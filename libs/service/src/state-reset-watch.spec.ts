import { withTemporaryDirectory } from '@dakpion/fixtures';
import { openLmdbStateStore, StateResets, type StateStore, StateStoreUnavailableError } from '@dakpion/state-store';
import { StateResetWatch } from './state-reset-watch.ts';

const lookEveryMs = 1_000;

interface Watched {
  readonly stateStore: StateStore;
  readonly resets: StateResets;
  /** The number of reported resets. */
  told(): number;
  look(): Promise<void>;
  setAway(isAway: boolean): void;
}

/** Calls `run` while a watch runs on a store. `before`: the earlier changes of the store. */
async function watched(before: (resets: StateResets) => Promise<void>, run: (watched: Watched) => Promise<void>) {
  await withTemporaryDirectory(async (directory) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
    const open = await openLmdbStateStore({ directory });
    const resets = new StateResets(open);
    let isAway = false;
    let reads = 0;
    const read: StateStore['documents']['read'] = async (address) => {
      reads += 1;
      if (isAway) throw new StateStoreUnavailableError('away');
      return open.documents.read(address);
    };
    const documents = Object.assign(Object.create(open.documents), { read });
    await before(resets);
    let told = 0;
    const onReset = () => {
      told += 1;
    };
    const watch = new StateResetWatch({ ...open, documents }, { onWaiting: () => {}, onReset });
    await watch.start();
    const look = async () => {
      const asked = reads;
      await jest.advanceTimersByTimeAsync(lookEveryMs);
      expect(reads).toBe(asked + 1);
      await new Promise((resolve) => setImmediate(resolve));
    };
    const setAway = (away: boolean) => {
      isAway = away;
    };
    try {
      await run({ stateStore: open, resets, told: () => told, look, setAway });
    } finally {
      watch.stop();
      jest.useRealTimers();
      await open.close();
    }
  });
}

const nothing = () => Promise.resolve();

test('reports the first reset once', () =>
  watched(nothing, async ({ resets, told, look }) => {
    await look();
    expect(told()).toBe(0);
    await resets.begin();
    await look();
    await look();
    expect(told()).toBe(1);
  }));

test('reports no reset from before the start, and reports the next one', () =>
  watched(
    async (resets) => resets.end(await resets.begin()),
    async ({ resets, told, look }) => {
      await look();
      expect(told()).toBe(0);
      await resets.begin();
      await look();
      expect(told()).toBe(1);
    },
  ));

test('reports no reset when the store has lost everything, and reports the next one', () =>
  watched(
    async (resets) => resets.end(await resets.begin()),
    async ({ stateStore, resets, told, look }) => {
      await stateStore.documents.write('checkpoints', [{ kind: 'remove', collection: 'state-resets', id: 'last' }]);
      await look();
      expect(told()).toBe(0);
      await resets.begin();
      await look();
      expect(told()).toBe(1);
    },
  ));

test('reports a reset that happened while the store was away when the store answers', () =>
  watched(nothing, async ({ resets, told, look, setAway }) => {
    setAway(true);
    await look();
    await resets.begin();
    await look();
    expect(told()).toBe(0);
    setAway(false);
    await look();
    expect(told()).toBe(1);
  }));

/** Starts a watch during a reset that takes `looks` seconds. */
async function startBesideReset(looks: number, during: (resets: StateResets, reset: string) => Promise<void>) {
  const seen: string[] = [];
  await withTemporaryDirectory(async (directory) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
    const stateStore = await openLmdbStateStore({ directory });
    const resets = new StateResets(stateStore);
    const reset = await resets.begin();
    const actions = { onWaiting: () => seen.push('waits'), onReset: () => seen.push('reset') };
    const watch = new StateResetWatch(stateStore, actions);
    const started = watch.start().then(
      () => seen.push('started'),
      (error: Error) => seen.push(error.name),
    );
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        await jest.advanceTimersByTimeAsync(lookEveryMs);
      }
    };
    try {
      await pass(looks);
      await during(resets, reset);
      await pass(2);
      if (seen.length > 1) await started;
    } finally {
      watch.stop();
      jest.useRealTimers();
      await stateStore.close();
    }
  });
  return seen;
}

test('waits until a reset has ended when the process starts during it', async () => {
  expect(await startBesideReset(3, (resets, reset) => resets.end(reset))).toEqual(['waits', 'started']);
});

test('refuses to start the process beside a reset that was given up', async () => {
  expect(await startBesideReset(61, nothing)).toEqual(['waits', 'StartRefusedError']);
});

test('waits for the latest reset when an earlier one has ended', async () => {
  const another = async (resets: StateResets, reset: string) => {
    await resets.begin();
    await resets.end(reset);
  };
  expect(await startBesideReset(3, another)).toEqual(['waits']);
});
