import { randomUUID } from 'node:crypto';
import { until } from '@dakpion/fixtures';
import type { StateStore } from './state-store.ts';

/** Queues of ids with due times. */
export function dueQueuesContract(store: () => StateStore): void {
  describe('due queues', () => {
    const queues = () => store().dueQueues;
    const longMs = 60_000;

    /** `agoMs`: how long each entry has been due, in ms. */
    const scheduleAll = async (queue: string, agoMs: Readonly<Record<string, number>>) => {
      for (const [id, ms] of Object.entries(agoMs)) await queues().schedule(queue, id, { inMs: -ms });
    };
    const claimedIds = async (queue: string, limit: number, forMs = longMs) =>
      (await queues().claim(queue, { forMs, limit })).map(({ id }) => id);
    /** Claims one entry that is due or missing. */
    const claimOne = async (queue: string, id: string, forMs = longMs): Promise<number> => {
      const claimedUntil = await queues().claimOrNudge(queue, id, { forMs });
      if (claimedUntil === null) throw new Error(`${id} is another's`);
      return claimedUntil;
    };

    test('are empty when they are unknown', async () => {
      const queue = randomUUID();
      expect(await queues().earliest(queue)).toBeNull();
      expect(await queues().depth(queue)).toBe(0);
      expect(await queues().claim(queue, { forMs: 1, limit: 10 })).toEqual([]);
      expect(await queues().dueAt(queue, 'none')).toBeNull();
      expect(await queues().settle(queue, 'none', 1, { inMs: 5 })).toBe(false);
      expect(await queues().renew(queue, 'none', 1, { forMs: 5 })).toBeNull();
    });

    test('return due entries, earliest first, up to the limit, and postpone them', async () => {
      const queue = randomUUID();
      await scheduleAll(queue, { d: -longMs, b: 20_000, a: 30_000, c: 10_000 });
      expect(await queues().earliest(queue)).toMatchObject({ id: 'a' });
      expect(await claimedIds(queue, 0)).toEqual([]);
      expect(await claimedIds(queue, 2, 2 * longMs)).toEqual(['a', 'b']);
      expect(await claimedIds(queue, 2, 2 * longMs)).toEqual(['c']);
      expect(await claimedIds(queue, 2)).toEqual([]);
      expect(await queues().earliest(queue)).toMatchObject({ id: 'd' });
      expect(await queues().depth(queue)).toBe(4);
    });

    test('return nothing early, by the clock of the store', async () => {
      const queue = randomUUID();
      const began = performance.now();
      await queues().schedule(queue, 'a', { inMs: 150 });
      await until(async () => (await claimedIds(queue, 1)).length === 1);
      // Measured, because a slow machine may ask only after the entry is due.
      expect(performance.now() - began).toBeGreaterThanOrEqual(149);
    });

    test('return when the earliest entry is due, and the time until then', async () => {
      const queue = randomUUID();
      await queues().schedule(queue, 'a', { inMs: longMs });
      const earliest = await queues().earliest(queue);
      expect(earliest?.dueAt).toBe(await queues().dueAt(queue, 'a'));
      expect(earliest?.inMs).toBeLessThanOrEqual(longMs + 1);
      expect(earliest?.inMs).toBeGreaterThan(longMs - 10_000);
      const nowAtStore = (earliest?.dueAt ?? 0) - (earliest?.inMs ?? 0);
      expect(Math.abs(nowAtStore - store().clock.now())).toBeLessThan(1_000);
      await queues().schedule(queue, 'b', { inMs: -longMs });
      expect((await queues().earliest(queue))?.inMs).toBeLessThanOrEqual(-longMs);
    });

    test('return an entry again that nobody has settled', async () => {
      const queue = randomUUID();
      await queues().schedule(queue, 'a', { inMs: 0 });
      await until(async () => (await claimedIds(queue, 1, 200)).length === 1);
      const began = performance.now();
      await until(async () => (await claimedIds(queue, 1)).length === 1);
      expect(performance.now() - began).toBeGreaterThan(100);
      expect(await claimedIds(queue, 1)).toEqual([]);
    });

    test('let one entry be claimed by its id when it is due', async () => {
      const queue = randomUUID();
      await queues().schedule(queue, 'a', { inMs: -10 });
      const claimedUntil = await claimOne(queue, 'a');
      expect(await queues().dueAt(queue, 'a')).toBe(claimedUntil);
      expect(await queues().earliest(queue)).toMatchObject({ id: 'a', dueAt: claimedUntil });
      expect(await queues().depth(queue)).toBe(1);
    });

    test('let one entry be claimed by its id when it does not exist yet', async () => {
      const queue = randomUUID();
      const claimedUntil = await claimOne(queue, 'a');
      expect(await queues().earliest(queue)).toMatchObject({ id: 'a', dueAt: claimedUntil });
      expect(await queues().depth(queue)).toBe(1);
      expect(await queues().settle(queue, 'a', claimedUntil, null)).toBe(true);
    });

    test('make one entry due early, so that its holder can no longer settle it', async () => {
      const queue = randomUUID();
      const claimedUntil = await claimOne(queue, 'a');
      expect(await queues().claimOrNudge(queue, 'a', { forMs: longMs })).toBeNull();
      expect(await queues().dueAt(queue, 'a')).toBe(claimedUntil + 1);
      expect(await queues().settle(queue, 'a', claimedUntil, null)).toBe(false);
      expect(await queues().renew(queue, 'a', claimedUntil, { forMs: longMs })).toBeNull();
      expect(await queues().settle(queue, 'a', claimedUntil + 1, null)).toBe(true);
      expect(await queues().depth(queue)).toBe(0);
    });

    test('schedule an entry that does not exist, or make it due early', async () => {
      const queue = randomUUID();
      const dueAt = await queues().scheduleOrNudge(queue, 'a', { inMs: -10 });
      expect(dueAt).toBe(await queues().dueAt(queue, 'a'));
      expect(await queues().scheduleOrNudge(queue, 'a', { inMs: longMs })).toBeNull();
      expect(await queues().dueAt(queue, 'a')).toBe((dueAt ?? 0) + 1);
      expect(await claimedIds(queue, 1)).toEqual(['a']);
    });

    test('return the new end when a claim is renewed', async () => {
      const queue = randomUUID();
      const first = await claimOne(queue, 'a');
      const second = await queues().renew(queue, 'a', first, { forMs: 2 * longMs });
      expect(second).toBeGreaterThanOrEqual(first + longMs);
      expect(await queues().dueAt(queue, 'a')).toBe(second);
      expect(await queues().settle(queue, 'a', first, null)).toBe(false);
      expect(await queues().settle(queue, 'a', second ?? 0, null)).toBe(true);
    });

    test('remove a settled entry or set its next time', async () => {
      const queue = randomUUID();
      const [a, b] = [await claimOne(queue, 'a', 2 * longMs), await claimOne(queue, 'b', 2 * longMs)];
      expect(await queues().settle(queue, 'a', a, null)).toBe(true);
      expect(await queues().settle(queue, 'a', a, null)).toBe(false);
      expect(await queues().settle(queue, 'b', b, { inMs: longMs })).toBe(true);
      const earliest = await queues().earliest(queue);
      expect(earliest).toMatchObject({ id: 'b' });
      expect(earliest?.dueAt).toBeLessThan(b);
      expect(await queues().depth(queue)).toBe(1);
    });

    test('refuse to settle an entry that was scheduled or claimed again since', async () => {
      const queue = randomUUID();
      const first = await claimOne(queue, 'a');
      await queues().schedule(queue, 'a', { inMs: -10 });
      expect(await queues().settle(queue, 'a', first, null)).toBe(false);
      const [second] = await queues().claim(queue, { forMs: 2 * longMs, limit: 1 });
      expect(await queues().settle(queue, 'a', first, null)).toBe(false);
      expect(await queues().settle(queue, 'a', second?.until ?? 0, null)).toBe(true);
      expect(await queues().depth(queue)).toBe(0);
    });

    test('never give the same entry to concurrent callers', async () => {
      const queue = randomUUID();
      const ids = Array.from({ length: 60 }, (_, index) => `id${10 + index}`);
      await Promise.all(ids.map((id) => queues().schedule(queue, id, { inMs: -10 })));
      const claims = await Promise.all(Array.from({ length: 12 }, () => claimedIds(queue, 7)));
      expect(claims.flat().sort()).toEqual(ids);
      await Promise.all(ids.map((id) => queues().schedule(queue, id, { inMs: -10 })));
      const twice = ids.flatMap((id) => [id, id]);
      const oneOfTwo = await Promise.all(twice.map((id) => queues().claimOrNudge(queue, id, { forMs: longMs })));
      expect(oneOfTwo.filter((claimed) => claimed !== null)).toHaveLength(ids.length);
    });
  });
}
