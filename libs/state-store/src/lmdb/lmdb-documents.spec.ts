import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LmdbTransactions } from '@dakpion/lmdb-transactions';
import { open, type RootDatabase } from 'lmdb';
import { LmdbDocuments } from './lmdb-documents.ts';
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
});
