import { withTemporaryDirectory } from '@dakpion/fixtures';
import { openLmdbStateStore, StateResets, type StateStore, StateStoreUnavailableError } from '@dakpion/state-store';
import { StateResetWatch } from './state-reset-watch.ts';

const lookEveryMs = 1_000;

interface Watched {
  readonly stateStore: StateStore;
  readonly resets: StateResets;
  /** How often a reset was told. */
  told(): number;
  look(): Promise<void>;
  setAway(isAway: boolean): void;
}

/** Runs beside a watch that was started on a store; `before` is what happened there. */
async function watched(before: (resets: StateResets) => Promise<void>, run: (watched: Watched) => Promise<void>) {
  await withTemporaryDirectory(async (directory) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
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
    const watch = new StateResetWatch({ ...open, documents }, () => {
      told += 1;
    });
    await watch.start();
    const look = async () => {
      const asked = reads;
      jest.advanceTimersByTime(lookEveryMs);
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

test('the first reset of all is told, once', () =>
  watched(nothing, async ({ resets, told, look }) => {
    await look();
    expect(told()).toBe(0);
    await resets.record();
    await look();
    await look();
    expect(told()).toBe(1);
  }));

test('a reset from before the start is not told, the next is', () =>
  watched(
    (resets) => resets.record(),
    async ({ resets, told, look }) => {
      await look();
      expect(told()).toBe(0);
      await resets.record();
      await look();
      expect(told()).toBe(1);
    },
  ));

test('that the store has forgotten all is no reset; the next one is told', () =>
  watched(
    (resets) => resets.record(),
    async ({ stateStore, resets, told, look }) => {
      await stateStore.documents.write('checkpoints', [{ kind: 'remove', collection: 'state-resets', id: 'last' }]);
      await look();
      expect(told()).toBe(0);
      await resets.record();
      await look();
      expect(told()).toBe(1);
    },
  ));

test('one that happened while the store was away is told when it answers', () =>
  watched(nothing, async ({ resets, told, look, setAway }) => {
    setAway(true);
    await look();
    await resets.record();
    await look();
    expect(told()).toBe(0);
    setAway(false);
    await look();
    expect(told()).toBe(1);
  }));
