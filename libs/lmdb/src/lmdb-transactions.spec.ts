import { withTemporaryDirectory } from '@dakpion/fixtures';
import { type Database, open } from 'lmdb';
import { LmdbTransactions, LostCommitError } from './lmdb-transactions.ts';

interface Setting {
  readonly transactions: LmdbTransactions;
  readonly database: Database<string, string>;
  /** The load of this thread. */
  readonly load: { busyShare: number };
  /** Advances the clock. */
  readonly pass: (ms: number) => void;
  readonly lost: readonly LostCommitError[];
}

/** Without the number of commits. */
const keysOf = (database: Setting['database']) => [...database.getKeys()].filter((key) => key !== 'commits');

async function withDatabase(run: (setting: Setting) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const root = open<string, string>({ path: directory, overlappingSync: false, eventTurnBatching: false });
    let now = 0;
    const pass = (ms: number) => {
      now += ms;
    };
    const load = { busyShare: 0 };
    const lost: LostCommitError[] = [];
    const options = { clock: () => now, load, onLostCommit: (error: LostCommitError) => lost.push(error) };
    await run({ transactions: new LmdbTransactions(root, options), database: root, load, pass, lost });
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
      expect(keysOf(database)).toEqual(['one', 'three']);
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
      expect(keysOf(database)).toEqual(['one', 'two']);
    });
  });

  test("does not commit on this thread while LMDB's thread has the lock of another environment", async () => {
    await withDatabase(async (one) => {
      await withDatabase(async (other) => {
        const underWay = one.transactions.run(() => one.database.putSync('one', '1'));
        const lone = other.transactions.run(() => other.database.putSync('two', '2'), { lone: true });
        expect(other.database.get('two')).toBeUndefined();
        await Promise.all([underWay, lone]);
        expect(other.database.get('two')).toBe('2');
      });
    });
  });

  test.each([false, true])(
    'ends the process in place of a commit that would overwrite the last one; lone: %s',
    async (lone) => {
      await withDatabase(async ({ transactions, database, lost }) => {
        await transactions.run(() => database.putSync('one', '1'), { lone });
        const before = database.get('commits');
        await transactions.run(() => database.putSync('two', '2'), { lone });
        // As if another process had undone the last commit.
        await database.put('commits', before ?? '0');
        const later = transactions.run(() => database.putSync('three', '3'), { lone });
        await expect(later).rejects.toThrow(LostCommitError);
        expect([lost.length, database.get('three')]).toEqual([1, undefined]);
      });
    },
  );

  test.each([false, true])('continues after a write that threw; lone: %s', async (lone) => {
    await withDatabase(async ({ transactions, database, lost }) => {
      await transactions.run(() => database.putSync('one', '1'), { lone });
      const failing = transactions.run(() => {
        throw new RangeError('refused');
      });
      const next = transactions.run(() => database.putSync('two', '2'), { lone });
      await expect(failing).rejects.toThrow('refused');
      await next;
      expect([lost.length, ...keysOf(database)]).toEqual([0, 'one', 'two']);
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
