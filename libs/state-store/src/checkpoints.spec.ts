import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CheckpointLostError, Checkpoints } from './checkpoints.ts';
import { openLmdbStateStore } from './lmdb-state-store.ts';
import type { StateStore } from './state-store.ts';

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

  test('there is none before the first is saved', async () => {
    expect(await checkpoints.read('new')).toBeUndefined();
    expect((await checkpoints.open('new')).position).toBeUndefined();
    expect(await checkpoints.read('new')).toBeUndefined();
  });

  test('position 0 is one', async () => {
    await (await checkpoints.open('zero')).save(0n);
    expect(await checkpoints.read('zero')).toBe(0n);
    expect((await checkpoints.open('zero')).position).toBe(0n);
  });

  test('never goes backwards, though many save at once', async () => {
    const positions = [5n, 900n, 10n, 9n, 899n];
    await Promise.all(positions.map(async (position) => (await checkpoints.open('views')).save(position)));
    expect(await checkpoints.read('views')).toBe(900n);
    const opened = await checkpoints.open('views');
    await opened.save(900n);
    await opened.save(901n);
    expect(await checkpoints.read('views')).toBe(901n);
  });

  test('keeps followers apart', async () => {
    await (await checkpoints.open('one')).save(1n);
    await (await checkpoints.open('two')).save(2n);
    expect([await checkpoints.read('one'), await checkpoints.read('two')]).toEqual([1n, 2n]);
  });

  test('refuses a position that it could not keep from going backwards', async () => {
    const checkpoint = await checkpoints.open('bounds');
    await expect(checkpoint.save(2n ** 53n)).rejects.toThrow(RangeError);
    await expect(checkpoint.save(-1n)).rejects.toThrow(RangeError);
  });

  test('of two instances that share one, the slower is content with what the faster has saved', async () => {
    const [fast, slow] = [await checkpoints.open('shared'), await checkpoints.open('shared')];
    await slow.save(1n);
    await fast.save(9n);
    await slow.save(5n);
    expect([slow.position, await checkpoints.read('shared')]).toEqual([5n, 9n]);
    await slow.confirm();
  });

  describe('that is lost', () => {
    test('is not saved again by who counted on it', async () => {
      const checkpoint = await checkpoints.open('lost');
      await checkpoint.save(5n);
      await lose('lost');
      await expect(checkpoint.confirm()).rejects.toThrow(CheckpointLostError);
      await expect(checkpoint.save(6n)).rejects.toThrow(CheckpointLostError);
      expect(await checkpoints.read('lost')).toBeUndefined();
      expect((await checkpoints.open('lost')).position).toBeUndefined();
    });

    test('is noticed, too, before the first position was saved', async () => {
      const checkpoint = await checkpoints.open('early');
      await lose('early');
      await expect(checkpoint.save(6n)).rejects.toThrow(CheckpointLostError);
    });

    test('in part only: whoever counted on the later position goes back to the earlier one', async () => {
      const checkpoint = await checkpoints.open('fallen back');
      await checkpoint.save(100n);
      await lose('fallen back');
      await (await checkpoints.open('fallen back')).save(75n);
      await expect(checkpoint.save(101n)).rejects.toThrow(CheckpointLostError);
      expect((await checkpoints.open('fallen back')).position).toBe(75n);
    });

    test('ends who follows, though idle', async () => {
      const checkpoint = await checkpoints.open('idle');
      await checkpoint.save(5n);
      const following = checkpoint.whileKept(new AbortController().signal, ended);
      await lose('idle');
      await expect(following).rejects.toThrow(CheckpointLostError);
    });
  });

  test('one that is kept ends nobody but by the signal given', async () => {
    const checkpoint = await checkpoints.open('kept');
    const ending = new AbortController();
    const following = checkpoint.whileKept(ending.signal, ended);
    ending.abort();
    await following;
    const failing = checkpoint.whileKept(ending.signal, () => Promise.reject(new Error('dropped')));
    await expect(failing).rejects.toThrow('dropped');
  });
});

/** Resolves when the signal aborts. */
function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
}
