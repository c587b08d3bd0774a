import { newGate, until, withTemporaryDirectory } from '@dakpion/fixtures';
import { type DueQueues, openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { newOrderId, SpecClock } from '../webhook.fixture.ts';
import { ClaimedOrders } from './claimed-orders.ts';
import { DueOrders } from './due-orders.ts';

/** What an instance goes on with; it releases an order only when the test says so. */
class Instance {
  readonly proceeded: { orderId: string; anew: boolean }[] = [];
  readonly heldOrders: ClaimedOrders;

  constructor(stateStore: StateStore) {
    this.heldOrders = new ClaimedOrders(new DueOrders(stateStore));
    this.heldOrders.proceedWith(async (orderId, anew) => {
      this.heldOrders.look(orderId);
      this.proceeded.push({ orderId, anew });
    });
  }
}

interface Room {
  readonly clock: SpecClock;
  readonly stateStore: StateStore;
  readonly one: Instance;
  readonly other: Instance;
}

async function withTwoInstances(run: (room: Room) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const clock = new SpecClock();
    const stateStore = await openLmdbStateStore({ directory, clock: clock.now });
    const [one, other] = [new Instance(stateStore), new Instance(stateStore)];
    try {
      await run({ clock, stateStore, one, other });
    } finally {
      await Promise.all([one.heldOrders.stop(), other.heldOrders.stop()]);
      await stateStore.close();
    }
  });
}

const depthOf = (stateStore: StateStore) => stateStore.dueQueues.depth('webhook-due');

describe('an order among several instances', () => {
  test('is held by one of them only, and claimed before it goes on', async () => {
    await withTwoInstances(async ({ stateStore, one, other }) => {
      const orderIds = Array.from({ length: 50 }, newOrderId);
      await Promise.all(orderIds.flatMap((id) => [one.heldOrders.take(id), other.heldOrders.take(id)]));
      const proceeded = [...one.proceeded, ...other.proceeded].map(({ orderId }) => orderId);
      expect(proceeded.toSorted()).toEqual(orderIds.toSorted());
      expect(await depthOf(stateStore)).toBe(50);
      await Promise.all(
        orderIds.flatMap((id) => [one.heldOrders.release(id, null), other.heldOrders.release(id, null)]),
      );
    });
  });

  test('is looked at anew by its holder when another was told of it in the last moment', async () => {
    await withTwoInstances(async ({ stateStore, one, other }) => {
      const orderId = newOrderId();
      await one.heldOrders.take(orderId);
      // The holder has found nothing more to do; now the other plans something, and may forget it.
      await other.heldOrders.take(orderId);
      await one.heldOrders.release(orderId, null);
      expect(other.proceeded).toEqual([]);
      await until(() => one.proceeded.length === 2);
      expect(await depthOf(stateStore)).toBe(1);
      await one.heldOrders.release(orderId, null);
      expect(await depthOf(stateStore)).toBe(0);
    });
  });

  test('keeps the time of its next attempt when another asks for it', async () => {
    await withTwoInstances(async ({ stateStore, one, other }) => {
      const orderId = newOrderId();
      const next = Date.now() + 60_000;
      await one.heldOrders.take(orderId);
      await one.heldOrders.release(orderId, next);
      await other.heldOrders.take(orderId);
      expect(other.proceeded).toEqual([]);
      // The times of giving it back and a nudge.
      const dueAt = (await stateStore.dueQueues.dueAt('webhook-due', orderId)) ?? 0;
      expect(dueAt).toBeGreaterThan(next);
      expect(dueAt).toBeLessThan(next + 1_000);
    });
  });

  test('falls to another when its holder is gone, but not before its claim has run out', async () => {
    await withTwoInstances(async ({ clock, one, other }) => {
      const orderId = newOrderId();
      await one.heldOrders.take(orderId);
      expect(one.heldOrders.outlastsAttempt(orderId)).toBe(true);
      other.heldOrders.start();
      clock.aheadMs = 7_000;
      expect(one.heldOrders.outlastsAttempt(orderId)).toBe(false);
      await other.heldOrders.take(orderId);
      expect(other.proceeded).toEqual([]);
      clock.aheadMs = 12_000;
      await until(() => other.proceeded.length === 1);
      expect(other.proceeded).toEqual([{ orderId, anew: true }]);
      // Whoever comes back late finds that it is lost.
      expect(await one.heldOrders.keep(orderId)).toBe(false);
    });
  });

  test('may be attempted only while the claim outlasts the attempt, and is renewed for that', async () => {
    await withTwoInstances(async ({ clock, stateStore, one }) => {
      const orderId = newOrderId();
      await one.heldOrders.take(orderId);
      const claimedUntil = await stateStore.dueQueues.dueAt('webhook-due', orderId);
      expect(await one.heldOrders.keep(orderId)).toBe(true);
      expect(await stateStore.dueQueues.dueAt('webhook-due', orderId)).toBe(claimedUntil);
      clock.aheadMs = 5_000;
      expect(await one.heldOrders.keep(orderId)).toBe(true);
      expect(await stateStore.dueQueues.dueAt('webhook-due', orderId)).toBeGreaterThan(claimedUntil ?? 0);
    });
  });

  test('with something new is in the queue though another has claimed it meanwhile and let go of it', async () => {
    await withTwoInstances(async ({ clock, stateStore, one, other }) => {
      const orderId = newOrderId();
      await one.heldOrders.take(orderId);
      clock.aheadMs = 12_000;
      other.heldOrders.start();
      await until(() => other.proceeded.length === 1);
      await other.heldOrders.release(orderId, null);
      expect(await depthOf(stateStore)).toBe(0);
      await one.heldOrders.take(orderId);
      expect(await depthOf(stateStore)).toBe(1);
    });
  });

  test('is read anew by its holder when it was claimed anew: another may have delivered meanwhile', async () => {
    await withTwoInstances(async ({ clock, one }) => {
      const orderId = newOrderId();
      await one.heldOrders.take(orderId);
      expect(one.heldOrders.look(orderId)).toBe(false);
      clock.aheadMs = 12_000;
      // As long ago as that, another may have claimed it beside us: what was looked at lasts half a second.
      expect(one.heldOrders.look(orderId)).toBe(true);
      expect(one.heldOrders.look(orderId)).toBe(false);
      one.heldOrders.start();
      await until(() => one.heldOrders.look(orderId));
      expect(one.proceeded).toHaveLength(1);
    });
  });

  test('that the due queue has lost is put back without being taken from its holder', async () => {
    await withTwoInstances(async ({ stateStore, one, other }) => {
      const orderId = newOrderId();
      await one.heldOrders.take(orderId);
      const claimedUntil = (await stateStore.dueQueues.dueAt('webhook-due', orderId)) ?? 0;
      await stateStore.dueQueues.settle('webhook-due', orderId, claimedUntil, null);
      // Its claim was lost by then at the latest.
      const lostBy = Date.now();
      await other.heldOrders.restore(orderId, lostBy);
      expect(other.proceeded).toEqual([]);
      const restored = await stateStore.dueQueues.dueAt('webhook-due', orderId);
      expect(restored).toBeGreaterThanOrEqual(claimedUntil);
      expect(restored).toBeLessThanOrEqual(lostBy + 8_500);
    });
  });
});

test('an order that is due again while it is given back goes on at once', async () => {
  await withTemporaryDirectory(async (directory) => {
    const open = await openLmdbStateStore({ directory });
    const answer = newGate();
    // The order is given back, but who gives it back has not heard of it yet.
    const settle: DueQueues['settle'] = async (...args) => {
      const settled = await open.dueQueues.settle(...args);
      await answer.opened;
      return settled;
    };
    const taken: string[] = [];
    const claim: DueQueues['claim'] = async (...args) => {
      const entries = await open.dueQueues.claim(...args);
      taken.push(...entries.map(({ id }) => id));
      return entries;
    };
    const dueQueues: DueQueues = Object.assign(Object.create(open.dueQueues), { settle, claim });
    const { heldOrders, proceeded } = new Instance({ ...open, dueQueues });
    const orderId = newOrderId();
    await open.dueQueues.schedule('webhook-due', orderId, { inMs: 0 });
    try {
      heldOrders.start();
      await until(() => proceeded.length === 1);
      const released = heldOrders.release(orderId, Date.now());
      // Taken again: by us, who think that it is still held.
      await until(() => taken.length === 2);
      answer.open();
      await released;
      await until(() => proceeded.length === 2, 2_000);
    } finally {
      answer.open();
      await heldOrders.stop();
      await open.close();
    }
  });
});
