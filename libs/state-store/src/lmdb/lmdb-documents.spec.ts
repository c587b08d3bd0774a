import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { stopClock } from '@dakpion/fixtures';
import { LmdbTransactions } from '@dakpion/lmdb';
import { takeTurn } from '@dakpion/repetition';
import { open, type RootDatabase } from 'lmdb';
import { LmdbDocuments } from './lmdb-documents.ts';
import { LmdbLists } from './lmdb-lists.ts';
import { LmdbWriteQueue } from './lmdb-write-queue.ts';

describe('LmdbDocuments', () => {
  let directory: string;
  let environment: RootDatabase;
  let documents: LmdbDocuments;
  let now = 1_000;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'dakpion-documents-'));
    environment = open({ path: join(directory, 'test.mdb') });
    documents = new LmdbDocuments(environment, new LmdbWriteQueue(new LmdbTransactions(environment)), () => now);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await environment.close();
    await rm(directory, { recursive: true });
  });

  test('removes expired documents, at most 1,000 at a time, and nothing else', async () => {
    const put = (id: string, expiresInMs?: number) =>
      documents.write('scope', [
        {
          kind: 'put',
          collection: 'things',
          id,
          version: 1,
          value: id,
          ...(expiresInMs !== undefined && { expiresInMs }),
        },
      ]);
    await Promise.all(Array.from({ length: 1_500 }, (_, index) => put(`expiring ${index}`, 1_000 + (index % 7))));
    await Promise.all([put('later', 4_000), put('for ever'), put('renewed', 1_000)]);
    await documents.write('scope', [
      { kind: 'put', collection: 'things', id: 'renewed', version: 2, value: 'renewed', expiresInMs: 4_000 },
    ]);
    expect(await documents.sweepExpired()).toBe(false);
    now = 3_000;
    const stored = environment.openDB('documents', { encoding: 'string' });
    expect(stored.getKeysCount()).toBe(1_503);
    expect(await documents.sweepExpired()).toBe(true);
    expect(stored.getKeysCount()).toBe(503);
    expect(await documents.sweepExpired()).toBe(false);
    expect([...stored.getKeys()]).toEqual(['for ever', 'later', 'renewed'].map((id) => ['scope', 'things', id]));
    now = 5_250;
    expect(await documents.read({ scope: 'scope', collection: 'things', id: 'later' })).toBeNull();
    expect(await documents.read({ scope: 'scope', collection: 'things', id: 'for ever' })).not.toBeNull();
  });

  test.each([
    ['does not slow down the work of a partner by reads of a scope that belongs to no partner', 'open_orders', 0],
    ['lets a partner rest from its work while another partner reads', 'prt_b:production', 27],
  ])('%s', async (_title, scope, restMs) => {
    const ids = Array.from({ length: 10 }, (_, index) => `large ${index}`);
    await documents.write(
      scope,
      ids.map((id) => ({ kind: 'put', collection: 'things', id, version: 1, value: 'x'.repeat(20_000) })),
    );
    // The turn of earlier work ends.
    await nextTurn();
    const clock = stopClock();
    expect(takeTurn('prt_a')).toBeNull();
    clock.advance(3);
    const [first, second] = [takeTurn('prt_a'), takeTurn('prt_a')];
    const reading = documents.readMany(scope, 'things', ids);
    await first;
    clock.advance(3);
    await second;
    expect(clock.now() - 6).toBe(restMs);
    expect(await reading).toHaveLength(ids.length);
  });

  test('writes only the places that a new version changes', async () => {
    const add = jest.spyOn(LmdbLists.prototype, 'add');
    const remove = jest.spyOn(LmdbLists.prototype, 'remove');
    const put = (version: number, lists: readonly string[], score = 1) =>
      documents.write('scope', [
        { kind: 'put', collection: 'moved', id: 'a', version, value: version, listing: { lists, score } },
      ]);
    const placed = (spy: typeof add) => spy.mock.calls.splice(0).map(([[, , list]]) => list);
    await put(1, ['all', 'word', 'status=new']);
    expect([placed(add), placed(remove)]).toEqual([['all', 'word', 'status=new'], []]);
    await put(2, ['all', 'word', 'status=old']);
    expect([placed(add), placed(remove)]).toEqual([['status=old'], ['status=new']]);
    await put(3, ['all', 'status=old'], 2);
    expect([placed(add), placed(remove)]).toEqual([
      ['all', 'status=old'],
      ['all', 'word', 'status=old'],
    ]);
    for (const [list, total] of Object.entries({ all: 1, word: 0, 'status=new': 0, 'status=old': 1 })) {
      const page = { scope: 'scope', collection: 'moved', list, direction: 'ascending', offset: 0, limit: 9 } as const;
      expect(await documents.list(page)).toMatchObject({ total, documents: total === 0 ? [] : [{ id: 'a' }] });
    }
    jest.restoreAllMocks();
  });
});
