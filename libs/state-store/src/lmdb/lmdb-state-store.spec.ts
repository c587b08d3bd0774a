import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { stateStoreContract } from '../state-store.contract.ts';
import { type StateStore, StateStoreUnavailableError } from '../state-store.ts';
import { openLmdbStateStore } from './lmdb-state-store.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dakpion-state-store-'));
});
afterAll(() => rm(directory, { recursive: true }));

stateStoreContract('LMDB', () => openLmdbStateStore({ directory: join(directory, 'contract') }));

describe('openLmdbStateStore', () => {
  const address = { scope: 'scope', collection: 'things', id: 'one' };
  const put = { kind: 'put', collection: 'things', id: 'one', version: 1, value: 'kept' } as const;

  async function withStore<Result>(name: string, use: (store: StateStore) => Promise<Result>): Promise<Result> {
    const store = await openLmdbStateStore({ directory: join(directory, name) });
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  }

  test('keeps documents, lists and due times over a restart, and releases leases', async () => {
    const listing = { lists: ['all'], score: 1 };
    await withStore('restart', async (store) => {
      await store.documents.write('scope', [{ ...put, listing }]);
      await store.dueQueues.schedule('queue', 'entry', { inMs: -5 });
      await store.leases.hold('lease', 'first', 60_000);
    });
    await withStore('restart', async (store) => {
      const query = { scope: 'scope', collection: 'things', list: 'all', direction: 'ascending' } as const;
      expect(await store.documents.list({ ...query, offset: 0, limit: 10 })).toEqual({
        documents: [{ id: 'one', version: 1, value: 'kept' }],
        total: 1,
      });
      expect(await store.dueQueues.earliest('queue')).toMatchObject({ id: 'entry' });
      expect(await store.leases.hold('lease', 'second', 60_000)).toBe(true);
    });
  });

  test('has an entry that is due at once within the same millisecond, and no entry that is due early', async () => {
    const store = await openLmdbStateStore({ directory: join(directory, 'due-at-once'), clock: () => 1_000 });
    const { dueQueues } = store;
    await dueQueues.schedule('queue', 'a', { inMs: 0 });
    expect(await dueQueues.claimOrNudge('queue', 'a', { forMs: 0 })).toBe(1_000);
    expect(await dueQueues.claim('queue', { forMs: 0, limit: 1 })).toEqual([{ id: 'a', until: 1_000 }]);
    await dueQueues.schedule('queue', 'b', { inMs: 0.5 });
    expect(await dueQueues.dueAt('queue', 'b')).toBe(1_001);
    await store.close();
  });

  test('gives a lease to another holder at the end of its time, and not before', async () => {
    let now = 1_000;
    const { leases, close } = await openLmdbStateStore({ directory: join(directory, 'leases'), clock: () => now });
    await leases.hold('lease', 'first', 5);
    now += 4;
    expect(await leases.hold('lease', 'second', 5)).toBe(false);
    now += 1;
    expect(await leases.hold('lease', 'second', 5)).toBe(true);
    await close();
  });

  test('the history did not begin in the future after the clock was set back', async () => {
    let now = Date.now();
    const store = await openLmdbStateStore({ directory: join(directory, 'set-back'), clock: () => now });
    now -= 60_000;
    expect(await store.historyBeganBy()).toBeLessThanOrEqual(now);
    await store.close();
  });

  test('shows acknowledged writes at once to a reader beside the writer', async () => {
    const writer = await openLmdbStateStore({ directory: join(directory, 'readers') });
    await writer.documents.write('scope', [put]);
    const reader = await openLmdbStateStore({ directory: join(directory, 'readers'), readOnly: true });
    expect(await reader.documents.read(address)).toEqual({ id: 'one', version: 1, value: 'kept' });
    await reader.close();
    await writer.close();
  });

  test('refuses writes when read-only', async () => {
    await withStore('read-only', (store) => store.documents.write('scope', [put]));
    const reader = await openLmdbStateStore({ directory: join(directory, 'read-only'), readOnly: true });
    await expect(reader.documents.write('scope', [put])).rejects.toThrow(StateStoreUnavailableError);
    await expect(reader.dueQueues.schedule('queue', 'entry', { inMs: 1 })).rejects.toThrow('read-only');
    expect(await reader.documents.read(address)).not.toBeNull();
    await reader.close();
  });

  test('refuses to read a store that does not exist, and a directory that cannot be created', async () => {
    const missing = join(directory, 'missing');
    await expect(openLmdbStateStore({ directory: missing, readOnly: true })).rejects.toThrow(missing);
    await writeFile(join(directory, 'file'), '');
    const inFile = openLmdbStateStore({ directory: join(directory, 'file', 'store') });
    await expect(inFile).rejects.toThrow(StateStoreUnavailableError);
  });

  test('refuses writes after close, and finishes earlier ones', async () => {
    const store = await openLmdbStateStore({ directory: join(directory, 'closed') });
    const before = store.documents.write('scope', [put]);
    await store.close();
    expect(await before).toEqual([true]);
    await expect(store.documents.write('scope', [put])).rejects.toThrow(StateStoreUnavailableError);
  });
});

test('returns another run id at each opening, and the same history', async () => {
  await withTemporaryDirectory(async (directory) => {
    const seen: string[][] = [];
    for (const _ of ['first', 'second']) {
      const store = await openLmdbStateStore({ directory });
      seen.push([await store.history(), await store.run()]);
      expect(await store.run()).toBe(seen.at(-1)?.[1]);
      await store.close();
    }
    expect(new Set(seen.map(([history]) => history)).size).toBe(1);
    expect(new Set(seen.map(([, run]) => run)).size).toBe(2);
  });
});
