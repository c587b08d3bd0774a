import { until } from '@dakpion/fixtures';
import type { LmdbTransactions } from '@dakpion/lmdb';
import type { Database } from 'lmdb';
import { GroupOffsets } from './group-offsets.ts';

/** Offsets over a store in memory, whose next write fails if `disk.isFull`. */
function opened() {
  const stored = new Map<string, number>();
  const disk = { isFull: false, writes: 0 };
  const database = {
    getRange: () => [...stored].map(([key, value]) => ({ key: JSON.parse(key), value })),
    putSync: (key: unknown, value: number) => stored.set(JSON.stringify(key), value),
  };
  const transactions = {
    run: async (change: () => void) => {
      disk.writes += 1;
      if (disk.isFull) throw new Error('ENOSPC');
      change();
    },
  };
  const open = () =>
    new GroupOffsets(
      transactions as unknown as LmdbTransactions,
      database as unknown as Database<number, [string, string]>,
    );
  return { disk, open };
}

const written = (open: () => GroupOffsets) => open().offset('orders', 'views');

test('writes an offset soon without being asked, each time', async () => {
  const { open } = opened();
  const offsets = open();
  for (const offset of [3, 7]) {
    offsets.commit('orders', 'views', offset);
    await until(() => written(open) === offset);
  }
});

test('writes an offset again that could not be written, and reports the failure to who waits for it', async () => {
  const { disk, open } = opened();
  const offsets = open();
  disk.isFull = true;
  offsets.commit('orders', 'views', 3);
  await expect(offsets.flush()).rejects.toThrow('ENOSPC');
  disk.isFull = false;
  await offsets.flush();
  expect(written(open)).toBe(3);
  await offsets.flush();
  expect(disk.writes).toBe(2);
});

test('knows the lowest and the highest offset of the groups of a topic', () => {
  const offsets = opened().open();
  expect([offsets.finishedByAll('orders'), offsets.furthest('orders')]).toEqual([undefined, 0]);
  for (const [group, offset] of [
    ['a', 5],
    ['b', 2],
    ['c', 9],
  ] as const)
    offsets.commit('orders', group, offset);
  offsets.commit('others', 'a', 1);
  expect([offsets.finishedByAll('orders'), offsets.furthest('orders')]).toEqual([2, 9]);
});
