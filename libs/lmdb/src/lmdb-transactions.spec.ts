import { withTemporaryDirectory } from '@dakpion/fixtures';
import { type Database, open } from 'lmdb';
import { LmdbTransactions } from './lmdb-transactions.ts';

interface Setting {
  readonly transactions: LmdbTransactions;
  readonly database: Database<string, string>;
  /** The load of this thread. */
  readonly load: { busyShare: number };
  /** Advances the clock. */
  readonly pass: (ms: number) => void;
}

async function withDatabase(run: (setting: Setting) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const root = open<string, string>({ path: directory, overlappingSync: false, eventTurnBatching: false });
    let now = 0;
    const pass = (ms: number) => {
      now += ms;
    };
    const load = { busyShare: 0 };
    await run({ transactions: new LmdbTransactions(root, { clock: () => now, load }), database: root, load, pass });
    await root.close();
  });
}

describe('LmdbTransactions', () => {
  test.each([false, true])('keeps completed writes, and undoes a whole write that throws; lone: %s', async (lone) => {
    await withDatabase(async ({ transactions, database }) => {
      const written = await transactions.run(() => database.putSync('one', '1'), { lone });
      expect(written).toBe(true);
      const failing = () => {
        database.putSync('two', '2');
        throw new RangeError('refused');
      };
      await expect(transactions.run(failing, { lone })).rejects.toThrow(new RangeError('refused'));
      await transactions.run(() => database.putSync('three', '3'), { lone });
      expect([...database.getKeys()]).toEqual(['one', 'three']);
    });
  });

  test('commits a lone write at once, unless this thread is busy', async () => {
    await withDatabase(async ({ transactions, database, load }) => {
      const first = transactions.run(() => database.putSync('one', '1'), { lone: true });
      expect(database.get('one')).toBe('1');
      await first;
      load.busyShare = 0.7;
      const second = transactions.run(() => database.putSync('two', '2'), { lone: true });
      expect(database.get('two')).toBeUndefined();
      await second;
      expect(database.get('two')).toBe('2');
    });
  });

  test("does not commit on this thread during a commit of LMDB's thread, or a write that is not alone", async () => {
    await withDatabase(async ({ transactions, database }) => {
      const many = transactions.run(() => database.putSync('one', '1'));
      expect(database.get('one')).toBeUndefined();
      const lone = transactions.run(() => database.putSync('two', '2'), { lone: true });
      expect(database.get('two')).toBeUndefined();
      await Promise.all([many, lone]);
      expect([...database.getKeys()]).toEqual(['one', 'two']);
    });
  });

  test('does not commit on this thread while the disk is slow', async () => {
    await withDatabase(async ({ transactions, database, pass }) => {
      const slow = () => {
        pass(10);
        return database.putSync('slow', '');
      };
      for (let times = 0; times < 4; times += 1) {
        const writing = transactions.run(slow, { lone: true });
        // A single slow commit may be an exception.
        expect(database.get('slow')).toBe('');
        await writing;
      }
      pass(999);
      const next = transactions.run(() => database.putSync('one', '1'), { lone: true });
      expect(database.get('one')).toBeUndefined();
      await next;
      pass(1);
      const later = transactions.run(() => database.putSync('two', '2'), { lone: true });
      expect(database.get('two')).toBe('2');
      await later;
    });
  });
});
