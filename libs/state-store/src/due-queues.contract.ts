import { randomUUID } from 'node:crypto';
import type { StateStore } from './state-store.ts';

/** Queues of ids with due times. */
export function dueQueuesContract(store: () => StateStore): void {
  describe('due queues', () => {
    const scheduleAll = async (queue: string, dueTimes: Readonly<Record<string, number>>) => {
      for (const [id, dueAt] of Object.entries(dueTimes)) await store().dueQueues.schedule(queue, id, dueAt);
    };

    test('an unknown queue is empty', async () => {
      const queue = randomUUID();
      expect(await store().dueQueues.earliest(queue)).toBeNull();
      expect(await store().dueQueues.depth(queue)).toBe(0);
      expect(await store().dueQueues.claim(queue, { now: 1, until: 2, limit: 10 })).toEqual([]);
      expect(await store().dueQueues.dueAt(queue, 'none')).toBeNull();
      expect(await store().dueQueues.settle(queue, 'none', 1, 5)).toBe(false);
    });

    test('claims what is due, earliest first, up to the limit, and moves it ahead', async () => {
      const queue = randomUUID();
      await scheduleAll(queue, { d: 40, b: 20, a: 10, c: 30 });
      expect(await store().dueQueues.earliest(queue)).toEqual({ id: 'a', dueAt: 10 });
      expect(await store().dueQueues.claim(queue, { now: 30, until: 100, limit: 2 })).toEqual([
        { id: 'a', dueAt: 10 },
        { id: 'b', dueAt: 20 },
      ]);
      expect(await store().dueQueues.claim(queue, { now: 30, until: 100, limit: 2 })).toEqual([{ id: 'c', dueAt: 30 }]);
      expect(await store().dueQueues.claim(queue, { now: 39, until: 100, limit: 2 })).toEqual([]);
      expect(await store().dueQueues.earliest(queue)).toEqual({ id: 'd', dueAt: 40 });
      expect(await store().dueQueues.depth(queue)).toBe(4);
    });

    test('a claim that nobody settles comes up again', async () => {
      const queue = randomUUID();
      await store().dueQueues.schedule(queue, 'a', 10);
      await store().dueQueues.claim(queue, { now: 10, until: 50, limit: 1 });
      expect(await store().dueQueues.claim(queue, { now: 49, until: 90, limit: 1 })).toEqual([]);
      expect(await store().dueQueues.claim(queue, { now: 50, until: 90, limit: 1 })).toEqual([{ id: 'a', dueAt: 50 }]);
    });

    test('claims one entry that is due', async () => {
      const queue = randomUUID();
      await store().dueQueues.schedule(queue, 'a', 10);
      expect(await store().dueQueues.claimOrNudge(queue, 'a', { now: 10, until: 50 })).toBe(true);
      expect(await store().dueQueues.dueAt(queue, 'a')).toBe(50);
      expect(await store().dueQueues.earliest(queue)).toEqual({ id: 'a', dueAt: 50 });
      expect(await store().dueQueues.depth(queue)).toBe(1);
    });

    test('claims one entry that is not there', async () => {
      const queue = randomUUID();
      expect(await store().dueQueues.claimOrNudge(queue, 'a', { now: 10, until: 50 })).toBe(true);
      expect(await store().dueQueues.earliest(queue)).toEqual({ id: 'a', dueAt: 50 });
      expect(await store().dueQueues.depth(queue)).toBe(1);
      expect(await store().dueQueues.settle(queue, 'a', 50, null)).toBe(true);
    });

    test('nudges one entry that is not due, so that its holder cannot settle it as if nobody had asked', async () => {
      const queue = randomUUID();
      await store().dueQueues.claimOrNudge(queue, 'a', { now: 10, until: 50 });
      expect(await store().dueQueues.claimOrNudge(queue, 'a', { now: 49, until: 90 })).toBe(false);
      expect(await store().dueQueues.dueAt(queue, 'a')).toBe(51);
      expect(await store().dueQueues.settle(queue, 'a', 50, null)).toBe(false);
      expect(await store().dueQueues.claim(queue, { now: 50, until: 90, limit: 1 })).toEqual([]);
      expect(await store().dueQueues.settle(queue, 'a', 51, null)).toBe(true);
      expect(await store().dueQueues.depth(queue)).toBe(0);
    });

    test('settling removes the entry or sets its next time', async () => {
      const queue = randomUUID();
      await store().dueQueues.schedule(queue, 'a', 10);
      await store().dueQueues.schedule(queue, 'b', 10);
      await store().dueQueues.claim(queue, { now: 10, until: 50, limit: 2 });
      expect(await store().dueQueues.settle(queue, 'a', 50, null)).toBe(true);
      expect(await store().dueQueues.settle(queue, 'a', 50, null)).toBe(false);
      expect(await store().dueQueues.settle(queue, 'b', 50, 20)).toBe(true);
      expect(await store().dueQueues.earliest(queue)).toEqual({ id: 'b', dueAt: 20 });
      expect(await store().dueQueues.depth(queue)).toBe(1);
    });

    test('refuses to settle what was scheduled or claimed again since', async () => {
      const queue = randomUUID();
      await store().dueQueues.schedule(queue, 'a', 10);
      await store().dueQueues.claim(queue, { now: 10, until: 50, limit: 1 });
      await store().dueQueues.schedule(queue, 'a', 11);
      expect(await store().dueQueues.settle(queue, 'a', 50, null)).toBe(false);
      expect(await store().dueQueues.earliest(queue)).toEqual({ id: 'a', dueAt: 11 });
      await store().dueQueues.claim(queue, { now: 11, until: 60, limit: 1 });
      await store().dueQueues.claim(queue, { now: 60, until: 90, limit: 1 });
      expect(await store().dueQueues.settle(queue, 'a', 60, null)).toBe(false);
      expect(await store().dueQueues.settle(queue, 'a', 90, null)).toBe(true);
      expect(await store().dueQueues.depth(queue)).toBe(0);
    });

    test('claimers that run at once never get the same entry', async () => {
      const queue = randomUUID();
      const ids = Array.from({ length: 60 }, (_, index) => `id${10 + index}`);
      await Promise.all(ids.map((id) => store().dueQueues.schedule(queue, id, 1)));
      const claim = () => store().dueQueues.claim(queue, { now: 1, until: 100, limit: 7 });
      const claims = await Promise.all(Array.from({ length: 12 }, claim));
      const ones = await Promise.all(
        ids.map((id) => store().dueQueues.claimOrNudge(queue, id, { now: 100, until: 200 })),
      );
      expect(claims.flatMap((entries) => entries.map(({ id }) => id)).sort()).toEqual(ids);
      expect(ones).toEqual(ids.map(() => true));
      const twice = ids.flatMap((id) => [id, id]);
      const oneOfTwo = await Promise.all(
        twice.map((id) => store().dueQueues.claimOrNudge(queue, id, { now: 200, until: 300 })),
      );
      expect(oneOfTwo.filter((claimed) => claimed)).toHaveLength(ids.length);
    });
  });
}
