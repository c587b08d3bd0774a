import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { type Checkpoint, CheckpointLostError } from './checkpoint.ts';
import type { FollowedEvent } from './checkpoint-document.ts';
import { Checkpoints } from './checkpoints.ts';

describe('checkpoints', () => {
  let directory: string;
  let store: StateStore;
  let checkpoints: Checkpoints;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'dakpion-checkpoints-'));
    store = await openLmdbStateStore({ directory });
    checkpoints = new Checkpoints(store);
  });
  afterAll(async () => {
    await store.close();
    await rm(directory, { recursive: true });
  });

  function lose(name: string): Promise<unknown> {
    return store.documents.write('checkpoints', [{ kind: 'remove', collection: 'checkpoints', id: name }]);
  }

  test('have no position before the first is saved', async () => {
    expect(await checkpoints.read('new')).toBeUndefined();
    expect((await checkpoints.open('new')).position).toBeUndefined();
    expect(await checkpoints.read('new')).toBeUndefined();
  });

  test('accept position 0', async () => {
    await (await checkpoints.open('zero')).save(at(0n));
    expect(await checkpoints.read('zero')).toBe(0n);
    expect((await checkpoints.open('zero')).position).toBe(0n);
  });

  test('never go backwards when many are saved at once', async () => {
    const positions = [5n, 900n, 10n, 9n, 899n];
    await checkpoints.open('views');
    await Promise.all(positions.map(async (position) => (await checkpoints.open('views')).save(at(position))));
    expect(await checkpoints.read('views')).toBe(900n);
    const opened = await checkpoints.open('views');
    await opened.save(at(900n));
    await opened.save(at(901n));
    expect(await checkpoints.read('views')).toBe(901n);
  });

  test('are separate for each follower', async () => {
    await (await checkpoints.open('one')).save(at(1n));
    await (await checkpoints.open('two')).save(at(2n));
    expect([await checkpoints.read('one'), await checkpoints.read('two')]).toEqual([1n, 2n]);
  });

  test('accept every position that an event store can have, and refuse others', async () => {
    const checkpoint = await checkpoints.open('bounds');
    await checkpoint.save(at(2n ** 63n));
    expect(await checkpoints.read('bounds')).toBe(2n ** 63n);
    await expect(checkpoint.save(at(-1n))).rejects.toThrow(RangeError);
  });

  test('let the slower of two instances accept the position that the faster one has saved', async () => {
    const [fast, slow] = [await checkpoints.open('shared'), await checkpoints.open('shared')];
    await slow.save(at(1n));
    await fast.save(at(9n));
    await slow.save(at(5n));
    expect([slow.position, await checkpoints.read('shared')]).toEqual([5n, 9n]);
    await slow.confirm();
  });

  describe('after a loss', () => {
    test('are not saved again by a follower that relied on the lost one', async () => {
      const checkpoint = await checkpoints.open('lost');
      await checkpoint.save(at(5n));
      await lose('lost');
      await expect(checkpoint.confirm()).rejects.toThrow(CheckpointLostError);
      await expect(checkpoint.save(at(6n))).rejects.toThrow(CheckpointLostError);
      expect(await checkpoints.read('lost')).toBeUndefined();
      expect((await checkpoints.open('lost')).position).toBeUndefined();
    });

    test('report a loss even before the first position was saved', async () => {
      const checkpoint = await checkpoints.open('early');
      await lose('early');
      await expect(checkpoint.save(at(6n))).rejects.toThrow(CheckpointLostError);
    });

    test.each([
      ['of another generation', { newer: 10, generation: 'another' }],
      ['that is older', { newer: -1 }],
    ])('are not saved again by a follower that finds a checkpoint %s', async (_, { newer, ...changes }) => {
      const name = `found ${newer}`;
      const checkpoint = await checkpoints.open(name);
      await checkpoint.save(at(5n));
      const { version, value } = checkpoint.known;
      await lose(name);
      const place = { kind: 'put', collection: 'checkpoints', id: name, version: version + newer } as const;
      await store.documents.write('checkpoints', [{ ...place, value: { ...value, ...changes } }]);
      await expect(checkpoint.confirm()).rejects.toThrow(CheckpointLostError);
      await expect(checkpoint.save(at(6n))).rejects.toThrow(CheckpointLostError);
    });

    test('make a follower go back to the earlier position when only the later one is lost', async () => {
      const checkpoint = await checkpoints.open('fallen back');
      await checkpoint.save(at(100n));
      await lose('fallen back');
      await (await checkpoints.open('fallen back')).save(at(75n));
      await expect(checkpoint.save(at(101n))).rejects.toThrow(CheckpointLostError);
      expect((await checkpoints.open('fallen back')).position).toBe(75n);
    });

    test('end an idle follower', async () => {
      const checkpoint = await checkpoints.open('idle');
      await checkpoint.save(at(5n));
      const following = checkpoint.whileKept(new AbortController().signal, ended);
      await lose('idle');
      await expect(following).rejects.toThrow(CheckpointLostError);
    });
  });

  describe('when the state store has another history', () => {
    let now = 1_800_000_000_000;
    let history = 'first';
    let changing: Checkpoints;

    beforeEach(() => {
      history = 'first';
      // The real store, except that it reports another history, as after a crash.
      changing = new Checkpoints({ ...store, history: async () => history }, () => now);
    });

    /** Saves the positions 10 s apart. */
    async function savedSlowly(name: string, positions: readonly bigint[]): Promise<Checkpoint> {
      const checkpoint = await changing.open(name);
      for (const position of positions) {
        now += 10_000;
        await checkpoint.save(at(position));
      }
      return checkpoint;
    }

    test('go back by 30 s at the first opening, and stay there', async () => {
      const checkpoint = await savedSlowly('crashed', [1n, 2n, 3n, 4n, 5n]);
      history = 'second';
      await expect(checkpoint.save(at(6n))).rejects.toThrow(CheckpointLostError);
      await expect(checkpoint.confirm()).rejects.toThrow(CheckpointLostError);
      const reopened = await changing.open('crashed');
      expect([reopened.position, reopened.wentBackFrom]).toEqual([2n, 5n]);
      await expect(checkpoint.save(at(6n))).rejects.toThrow(CheckpointLostError);
      const again = await changing.open('crashed');
      expect([again.position, again.wentBackFrom]).toEqual([2n, undefined]);
      await again.save(at(3n));
      expect(await changing.read('crashed')).toBe(3n);
    });

    test('go back to the beginning when they are younger than 30 s', async () => {
      await savedSlowly('young', [1n, 2n, 3n]);
      history = 'second';
      expect((await changing.open('young')).position).toBeUndefined();
    });

    test('end an idle follower', async () => {
      const checkpoint = await savedSlowly('idle in a crash', [1n]);
      const following = checkpoint.whileKept(new AbortController().signal, ended);
      history = 'second';
      await expect(following).rejects.toThrow(CheckpointLostError);
    });

    test('go back also from a position that another instance saved in the previous history', async () => {
      const late = await savedSlowly('late', [1n, 2n, 3n, 4n, 5n]);
      history = 'second';
      const reopened = await changing.open('late');
      history = 'first';
      // This instance read the history before the crash, and writes after it.
      await expect(late.save(at(7n))).rejects.toThrow(CheckpointLostError);
      history = 'second';
      await reopened.save(at(3n));
      expect(await changing.read('late')).toBe(3n);
    });
  });

  test('continue from the position of a document of version 0.1.0, and report no loss', async () => {
    const scope = 'checkpoints';
    const old = { kind: 'put', collection: scope, id: 'old', version: 7, value: { position: '41' } } as const;
    expect(await store.documents.write(scope, [old])).toEqual([true]);
    const checkpoint = await checkpoints.open('old');
    expect([checkpoint.position, checkpoint.wentBackFrom]).toEqual([41n, undefined]);
    await checkpoint.save(at(42n));
    expect(await checkpoints.read('old')).toBe(42n);
  });

  test('end a follower only by its signal when nothing was lost', async () => {
    const checkpoint = await checkpoints.open('kept');
    const ending = new AbortController();
    const following = checkpoint.whileKept(ending.signal, ended);
    ending.abort();
    await following;
    const failing = checkpoint.whileKept(ending.signal, () => Promise.reject(new Error('dropped')));
    await expect(failing).rejects.toThrow('dropped');
  });
});

/** An event at the position. */
function at(position: bigint): FollowedEvent {
  return { id: `event-${position}`, stream: 'stream', revision: Number(position % 1_000n), position };
}

/** Resolves when the signal aborts. */
function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
}
