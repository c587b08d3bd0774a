import { until, withTemporaryDirectory } from '@dakpion/examples';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { DueOrders } from './due-orders.ts';

let now = 0;

/** Who is alone, at a time that stands still unless the test sets it; `taken` are the ids that it took. */
async function whileAlone(run: (dueOrders: DueOrders, taken: string[], store: StateStore) => Promise<void>) {
  now = 1_000_000;
  await withTemporaryDirectory(async (directory) => {
    const store = await openLmdbStateStore({ directory });
    const dueOrders = new DueOrders(store, () => now, { alone: true });
    const taken: string[] = [];
    dueOrders.start(
      async (entries) => {
        taken.push(...entries.map(({ id }) => id));
      },
      () => 1_000,
    );
    try {
      await run(dueOrders, taken, store);
    } finally {
      await dueOrders.stop();
      await store.close();
    }
  });
}

describe('due orders of who is alone', () => {
  test('are taken once though they stay in the queue, and only when they are due', async () => {
    await whileAlone(async (dueOrders, taken, store) => {
      await dueOrders.schedule('later', now + 60_000);
      await dueOrders.schedule('one', now - 2);
      await until(() => taken.length === 1);
      await dueOrders.schedule('two', now - 1);
      await until(() => taken.length === 2);
      await dueOrders.schedule('three', now);
      await until(() => taken.length === 3);
      expect(taken).toEqual(['one', 'two', 'three']);
      expect(await store.dueQueues.depth('webhook-due')).toBe(4);
      expect(await store.dueQueues.dueAt('webhook-due', 'one')).toBe(now - 2);
    });
  });

  test('are found though they come before others that were taken already', async () => {
    await whileAlone(async (dueOrders, taken) => {
      await dueOrders.schedule('m', now);
      await until(() => taken.includes('m'));
      // At the same time, before and behind it, and earlier.
      await dueOrders.schedule('a', now);
      await dueOrders.schedule('z', now);
      await until(() => taken.includes('a') && taken.includes('z'));
      await dueOrders.schedule('earlier', now - 60_000);
      await until(() => taken.includes('earlier'));
      // One that was taken is due once more, at the time at which it was.
      const times = () => taken.filter((id) => id === 'm').length;
      const before = times();
      expect(await dueOrders.settle('m', now, now)).toBe(true);
      await until(() => times() > before);
    });
  });

  test('come again after 10 s when they were taken and forgotten', async () => {
    await whileAlone(async (dueOrders, taken) => {
      await dueOrders.schedule('forgotten', now);
      await until(() => taken.length === 1);
      now += 9_999;
      await dueOrders.schedule('other', now);
      await until(() => taken.length === 2);
      expect(taken).toEqual(['forgotten', 'other']);
      now += 1;
      await until(() => taken.length === 4);
      expect(taken.slice(2)).toEqual(['forgotten', 'other']);
    });
  });

  test('are all taken, whatever is scheduled while it looks', async () => {
    await whileAlone(async (dueOrders, taken) => {
      const ids = Array.from({ length: 500 }, (_, index) => `id${index}`);
      await Promise.all(ids.map((id, index) => dueOrders.schedule(id, now - ((index * 7_919) % 1_000))));
      await until(() => new Set(taken).size === ids.length);
    });
  });
});
