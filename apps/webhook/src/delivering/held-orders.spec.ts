import { newGate, until, withTemporaryDirectory } from '@dakpion/examples';
import { type DueEntry, type DueQueues, openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { newOrderId } from '../webhook.examples.ts';
import { DueOrders } from './due-orders.ts';
import { HeldOrders } from './held-orders.ts';

/** What an instance goes on with; it releases an order only when the test says so. */
class Instance {
  skewMs = 0;
  readonly proceeded: { orderId: string; anew: boolean }[] = [];
  readonly heldOrders: HeldOrders;

  constructor(stateStore: StateStore, { alone = false } = {}) {
    const clock = () => Date.now() + this.skewMs;
    this.heldOrders = new HeldOrders(new DueOrders(stateStore, clock, { alone }), clock);
    this.heldOrders.proceedWith(async (orderId, anew) => {
      this.heldOrders.look(orderId);
      this.proceeded.push({ orderId, anew });
    });
  }
}

interface Room {
  readonly stateStore: StateStore;
  readonly one: Instance;
  readonly other: Instance;
}

async function withTwoInstances(run: (room: Room) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const stateStore = await openLmdbStateStore({ directory });
    const [one, other] = [new Instance(stateStore), new Instance(stateStore)];
    try {
      await run({ stateStore, one, other });
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
      // A nudge is a millisecond.
      expect(await stateStore.dueQueues.dueAt('webhook-due', orderId)).toBe(next + 1);
    });
  });

  test('falls to another when its holder is gone, but not before its claim has run out', async () => {
    await withTwoInstances(async ({ one, other }) => {
      const orderId = newOrderId();
      await one.heldOrders.take(orderId);
      other.heldOrders.start();
      other.skewMs = 9_000;
      await other.heldOrders.take(orderId);
      expect(other.proceeded).toEqual([]);
      other.skewMs = 12_000;
      await until(() => other.proceeded.length === 1);
      expect(other.proceeded).toEqual([{ orderId, anew: true }]);
      // Whoever comes back late finds that it is lost.
      one.skewMs = 12_000;
      expect(await one.heldOrders.keep(orderId)).toBe(false);
    });
  });

  test('may be attempted only while the claim outlasts the attempt, and is renewed for that', async () => {
    await withTwoInstances(async ({ stateStore, one }) => {
      const orderId = newOrderId();
      await one.heldOrders.take(orderId);
      const claimedUntil = await stateStore.dueQueues.dueAt('webhook-due', orderId);
      expect(await one.heldOrders.keep(orderId)).toBe(true);
      expect(await stateStore.dueQueues.dueAt('webhook-due', orderId)).toBe(claimedUntil);
      one.skewMs = 5_000;
      expect(await one.heldOrders.keep(orderId)).toBe(true);
      expect(await stateStore.dueQueues.dueAt('webhook-due', orderId)).toBeGreaterThan(claimedUntil ?? 0);
    });
  });

  test('that the due queue has lost is put back without being taken from its holder', async () => {
    await withTwoInstances(async ({ stateStore, one, other }) => {
      const orderId = newOrderId();
      await one.heldOrders.take(orderId);
      const claimedUntil = (await stateStore.dueQueues.dueAt('webhook-due', orderId)) ?? 0;
      await stateStore.dueQueues.settle('webhook-due', orderId, claimedUntil, null);
      await other.heldOrders.restore(orderId);
      expect(other.proceeded).toEqual([]);
      expect(await stateStore.dueQueues.dueAt('webhook-due', orderId)).toBeGreaterThan(Date.now() + 9_000);
    });
  });
});

test('who is alone goes on at once, and puts an order into the due queue only when it takes long', async () => {
  await withTemporaryDirectory(async (directory) => {
    const stateStore = await openLmdbStateStore({ directory });
    const instance = new Instance(stateStore, { alone: true });
    const [quick, slow] = [newOrderId(), newOrderId()];
    const quickIsSafe = instance.heldOrders.take(quick);
    expect(instance.proceeded).toEqual([{ orderId: quick, anew: false }]);
    await instance.heldOrders.release(quick, null);
    await quickIsSafe;
    expect(await depthOf(stateStore)).toBe(0);
    await instance.heldOrders.take(slow);
    expect((await stateStore.dueQueues.earliest('webhook-due'))?.id).toBe(slow);
    await instance.heldOrders.stop();
    await stateStore.close();
  });
});

test.each([true, false])(
  'an order that is due again while it is given back goes on at once; alone: %s',
  async (alone) => {
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
      const noting = (entries: readonly DueEntry[]) => {
        taken.push(...entries.map(({ id }) => id));
        return entries;
      };
      const claim: DueQueues['claim'] = async (...args) => noting(await open.dueQueues.claim(...args));
      const due: DueQueues['due'] = async (name, query) => {
        const entries = await open.dueQueues.due(name, query);
        // Else it only asks how long it may rest.
        return query.now > Date.now() ? entries : noting(entries);
      };
      const dueQueues: DueQueues = Object.assign(Object.create(open.dueQueues), { settle, claim, due });
      const { heldOrders, proceeded } = new Instance({ ...open, dueQueues }, { alone });
      const orderId = newOrderId();
      await open.dueQueues.schedule('webhook-due', orderId, Date.now());
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
  },
);

test('an order that is to be secured while it is given back keeps the time of its next attempt', async () => {
  await withTemporaryDirectory(async (directory) => {
    const open = await openLmdbStateStore({ directory });
    const answer = newGate();
    // The time is set, but who set it has not heard of it yet.
    const schedule: DueQueues['schedule'] = async (...args) => {
      await open.dueQueues.schedule(...args);
      await answer.opened;
    };
    const dueQueues: DueQueues = Object.assign(Object.create(open.dueQueues), { schedule });
    const { heldOrders, proceeded } = new Instance({ ...open, dueQueues }, { alone: true });
    const orderId = newOrderId();
    const next = Date.now() + 60_000;
    try {
      const taken = heldOrders.take(orderId);
      await until(() => proceeded.length === 1);
      const released = heldOrders.release(orderId, next);
      await until(async () => (await depthOf(open)) === 1);
      heldOrders.secure(orderId);
      answer.open();
      await Promise.all([taken, released]);
      // Whatever was written after it would be there by now.
      await open.dueQueues.schedule('webhook-due', newOrderId(), next);
      expect(await open.dueQueues.dueAt('webhook-due', orderId)).toBe(next);
    } finally {
      answer.open();
      await heldOrders.stop();
      await open.close();
    }
  });
});
