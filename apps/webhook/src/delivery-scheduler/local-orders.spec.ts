import { until } from '@dakpion/fixtures';
import { isOver } from '../webhook.fixture.ts';
import { DeliveryScheduler } from './delivery-scheduler.ts';
import { LocalOrders } from './local-orders.ts';
import { ScriptedAttempts } from './scripted-attempts.fixture.ts';

/** The orders of a process, at a time that the test sets. The test decides when orders in progress are released. */
class Room {
  now = 1_000_000;
  clockReads = 0;
  readonly attempts = new ScriptedAttempts();
  readonly orders = new DeliveryScheduler({
    dueOrders: new LocalOrders(() => {
      this.clockReads += 1;
      return this.now;
    }),
    attempts: this.attempts,
    diskSpace: null,
  });

  get proceeded(): string[] {
    return this.attempts.read;
  }

  /** Makes the next attempt of an order due at this time, as after a failed attempt. */
  async waitUntil(orderId: string, dueAt: number): Promise<void> {
    const taken = this.orders.take(orderId);
    this.attempts.find(orderId, dueAt);
    await taken;
    this.proceeded.length = 0;
  }
}

/** Whether the order can be reserved. In a single process, this claims nothing. */
const isFree = (orders: DeliveryScheduler, orderId: string) => orders.reserve(orderId) !== null;

async function withRoom(run: (room: Room) => Promise<void>): Promise<void> {
  const room = new Room();
  try {
    await run(room);
  } finally {
    room.attempts.endAll();
    await room.orders.stop();
  }
}

describe('the orders of a single instance', () => {
  test('continue at once, and the caller of each waits until it is released', async () => {
    await withRoom(async ({ orders, attempts, proceeded }) => {
      expect(isFree(orders, 'one')).toBe(true);
      const taken = orders.take('one');
      expect(proceeded).toEqual(['one']);
      expect(isFree(orders, 'one')).toBe(false);
      expect(await isOver(taken)).toBe(false);
      attempts.find('one', null);
      expect(await isOver(taken)).toBe(true);
      expect(isFree(orders, 'one')).toBe(true);
      expect(await orders.waiting()).toEqual({ count: 0, earliestDueAt: null });
    });
  });

  test('delay a caller for at most a quarter of a second, and only until their wait is known to be long', async () => {
    await withRoom(async ({ orders, attempts, now }) => {
      const began = performance.now();
      await orders.take('slow');
      const waitedMs = performance.now() - began;
      expect(waitedMs).toBeGreaterThan(240);
      expect(waitedMs).toBeLessThan(2_000);
      // The initial number of places at a new endpoint, so the wait of the next order is unknown.
      for (const orderId of ['a', 'b', 'c', 'd', 'behind many']) {
        const taken = orders.take(orderId);
        attempts.find(orderId, now);
        expect(await isOver(taken)).toBe(orderId === 'behind many');
      }
      expect(await isOver(orders.whenSafe('behind many'))).toBe(true);
      expect(await orders.waiting()).toEqual({ count: 2, earliestDueAt: now });
    });
  });

  test('are read again before they are released when something was planned since', async () => {
    await withRoom(async ({ orders, attempts, proceeded }) => {
      const taken = orders.take('one');
      const notified = orders.take('one');
      expect(proceeded).toEqual(['one']);
      attempts.find('one', null);
      await until(() => proceeded.length === 2);
      expect(proceeded).toEqual(['one', 'one']);
      expect(await isOver(notified)).toBe(false);
      attempts.find('one', null);
      expect(await isOver(Promise.all([taken, notified]).then(() => undefined))).toBe(true);
      expect(isFree(orders, 'one')).toBe(true);
    });
  });

  test('continue when they are due, the earliest first, and not before', async () => {
    await withRoom(async (room) => {
      const { orders, proceeded } = room;
      orders.start();
      await room.waitUntil('later', room.now + 2_000);
      await room.waitUntil('second', room.now + 1_000);
      await room.waitUntil('first', room.now + 999);
      expect(await orders.waiting()).toEqual({ count: 3, earliestDueAt: room.now + 999 });
      room.now += 998;
      // The orders are checked at least once a second, by the timer's clock. Each check computes the time of the next one.
      const before = room.clockReads;
      await until(() => room.clockReads >= before + 2);
      expect(proceeded).toEqual([]);
      room.now += 2;
      await until(() => proceeded.length === 2);
      expect(proceeded).toEqual(['first', 'second']);
      expect(await isOver(orders.take('first'))).toBe(true);
    });
  });

  test('are read only once when a waiting one is reported and released', async () => {
    await withRoom(async (room) => {
      const { orders, proceeded } = room;
      await room.waitUntil('one', room.now + 1_000);
      await room.waitUntil('one', room.now + 2_000);
      orders.start();
      room.now += 1_999;
      // This order is due a moment later, so it is released and not attempted.
      await room.waitUntil('other', room.now + 0.5);
      room.now += 0.5;
      await until(() => proceeded.length === 1);
      expect(proceeded).toEqual(['other']);
      room.now += 0.5;
      await until(() => proceeded.length === 2, 2_000);
      expect(proceeded).toEqual(['other', 'one']);
    });
  });

  test('all continue when many are due at once', async () => {
    await withRoom(async (room) => {
      const { orders, proceeded } = room;
      const ids = Array.from({ length: 550 }, (_, index) => `order${index}`);
      for (const [index, id] of ids.entries()) await room.waitUntil(id, room.now + 1 + ((index * 7_919) % 1_000));
      room.now += 1_001;
      orders.start();
      await until(() => proceeded.length === ids.length);
      expect(new Set(proceeded).size).toBe(ids.length);
    });
  });

  test('are not continued after a stop, and delay no caller', async () => {
    await withRoom(async (room) => {
      const { orders, proceeded } = room;
      orders.start();
      await orders.stop();
      await orders.take('new');
      expect(proceeded).toEqual([]);
    });
  });
});
