import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LmdbTransactions } from '@dakpion/lmdb';
import { open, type RootDatabase } from 'lmdb';
import { StateStoreUnavailableError } from '../state-store.ts';
import { LmdbWriteQueue } from './lmdb-write-queue.ts';

describe('LmdbWriteQueue', () => {
  let directory: string;
  let environment: RootDatabase;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'dakpion-write-queue-'));
    environment = open({ path: join(directory, 'test.mdb') });
  });
  afterEach(async () => {
    await environment.close();
    await rm(directory, { recursive: true });
  });

  test('gives each write its own result', async () => {
    const writes = new LmdbWriteQueue(new LmdbTransactions(environment));
    const numbers = Array.from({ length: 2_500 }, (_, index) => index);
    expect(await Promise.all(numbers.map((number) => writes.run(() => number)))).toEqual(numbers);
  });

  test('runs waiting writes in a few transactions', async () => {
    const writes = new LmdbWriteQueue(new LmdbTransactions(environment));
    const transactions = new Set<number>();
    const write = () => writes.run(() => transactions.add(environment.getWriteTxnId()));
    await Promise.all(Array.from({ length: 500 }, write));
    expect(transactions.size).toBeLessThanOrEqual(3);
  });

  test('undoes the whole transaction when a write throws, and continues with the next one', async () => {
    const writes = new LmdbWriteQueue(new LmdbTransactions(environment));
    const good = writes.run(() => environment.putSync('good', 1));
    const bad = writes.run(() => {
      environment.putSync('bad', 1);
      throw new Error('disk full');
    });
    const outcomes = await Promise.allSettled([good, bad]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StateStoreUnavailableError) });
      expect(outcome).toMatchObject({ reason: { message: expect.stringContaining('disk full') } });
    }
    expect([environment.get('good'), environment.get('bad')]).toEqual([undefined, undefined]);
    await writes.run(() => environment.putSync('next', 1));
    expect(environment.get('next')).toBe(1);
  });

  test('finishes waiting writes when closed, and refuses later ones with the given reason', async () => {
    const writes = new LmdbWriteQueue(new LmdbTransactions(environment));
    const before = writes.run(() => 'done');
    await writes.close('Closed for the night.');
    expect(await before).toBe('done');
    await expect(writes.run(() => 'late')).rejects.toThrow('Closed for the night.');
  });
});
