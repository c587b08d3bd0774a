import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Checkpoints } from './checkpoints.ts';
import { openLmdbStateStore } from './lmdb-state-store.ts';
import type { StateStore } from './state-store.ts';

describe('checkpoints', () => {
  let directory: string;
  let store: StateStore;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'dakpion-checkpoints-'));
    store = await openLmdbStateStore({ directory });
  });
  afterAll(async () => {
    await store.close();
    await rm(directory, { recursive: true });
  });

  test('there is none before the first is saved', async () => {
    expect(await new Checkpoints(store).read('new')).toBeUndefined();
  });

  test('position 0 is one', async () => {
    const checkpoints = new Checkpoints(store);
    await checkpoints.save('zero', 0n);
    expect(await checkpoints.read('zero')).toBe(0n);
  });

  test('never goes backwards, though many save at once', async () => {
    const checkpoints = new Checkpoints(store);
    const positions = [5n, 900n, 10n, 9n, 899n];
    await Promise.all(positions.map((position) => checkpoints.save('views', position)));
    expect(await checkpoints.read('views')).toBe(900n);
    await checkpoints.save('views', 12n);
    expect(await checkpoints.read('views')).toBe(900n);
  });

  test('keeps followers apart', async () => {
    const checkpoints = new Checkpoints(store);
    await checkpoints.save('one', 1n);
    await checkpoints.save('two', 2n);
    expect([await checkpoints.read('one'), await checkpoints.read('two')]).toEqual([1n, 2n]);
  });

  test('refuses a position that it could not keep from going backwards', async () => {
    const checkpoints = new Checkpoints(store);
    await expect(checkpoints.save('huge', 2n ** 53n)).rejects.toThrow(RangeError);
    await expect(checkpoints.save('negative', -1n)).rejects.toThrow(RangeError);
  });
});
