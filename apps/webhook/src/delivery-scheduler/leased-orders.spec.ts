import { newGate, until, withTemporaryDirectory } from '@dakpion/fixtures';
import { type DueQueues, openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { newOrderId, SpecClock } from '../webhook.fixture.ts';
import { DeliveryScheduler } from './delivery-scheduler.ts';
import { LeasedOrders } from './leased-orders.ts';
import { ScriptedAttempts } from './scripted-attempts.fixture.ts';

/** One of several processes. The test decides when it continues with an order. */
class Instance {
  readonly attempts = new ScriptedAttempts();
  readonly scheduler: DeliveryScheduler;

  constructor(stateStore: StateStore) {
    this.scheduler = new DeliveryScheduler({
      dueOrders: new LeasedOrders(stateStore),
      attempts: this.attempts,
      diskSpace: null,
    });
  }

  get read(): readonly string[] {
    return this.attempts.read;
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
      for (const { attempts } of [one, other]) attempts.endAll();
      await Promise.all([one.scheduler.stop(), other.scheduler.stop()]);
      await stateStore.close();
    }
  });
}

const depthOf = (stateStore: StateStore) => stateStore.dueQueues.depth('webhook-due');
const dueAtOf = (stateStore: StateStore, orderId: string) => stateStore.dueQueues.dueAt('webhook-due', orderId);

describe('an order among several instances', () => {
  test('is held by one of them only, which claims it before it continues', async () => {
    await withTwoInstances(async ({ stateStore, one, other }) => {
      const orderIds = Array.from({ length: 50 }, newOrderId);
      await Promise.all(orderIds.flatMap((id) => [one.scheduler.take(id), other.scheduler.take(id)]));
      expect([...one.read, ...other.read].toSorted()).toEqual(orderIds.toSorted());
      expect(await depthOf(stateStore)).toBe(50);
    });
  });

  test('is read again by its holder when another instance reports it at the last moment', async () => {
    await withTwoInstances(async ({ stateStore, one, other }) => {
      const orderId = newOrderId();
      await one.scheduler.take(orderId);
      // The holder finds nothing to do. Just then, the other process plans a delivery, which it need not remember.
      await other.scheduler.take(orderId);
      one.attempts.find(orderId, null);
      await until(() => one.read.length === 2);
      expect(other.read).toEqual([]);
      expect(one.attempts.stale).toEqual([true, true]);
      expect(await depthOf(stateStore)).toBe(1);
      one.attempts.find(orderId, null);
      await until(async () => (await depthOf(stateStore)) === 0);
      expect(one.read).toHaveLength(2);
    });
  });

  test('keeps the time of its next attempt when another instance asks for it', async () => {
    await withTwoInstances(async ({ stateStore, one, other }) => {
      const orderId = newOrderId();
      const next = Date.now() + 60_000;
      await one.scheduler.take(orderId);
      one.attempts.find(orderId, next);
      await until(async () => ((await dueAtOf(stateStore, orderId)) ?? 0) >= next);
      await other.scheduler.take(orderId);
      expect(other.read).toEqual([]);
      // The due times after a release and after a nudge differ only slightly.
      const dueAt = (await dueAtOf(stateStore, orderId)) ?? 0;
      expect(dueAt).toBeGreaterThan(next);
      expect(dueAt).toBeLessThan(next + 1_000);
    });
  });

  test('goes to another instance when its holder is gone, but not before its claim has expired', async () => {
    await withTwoInstances(async ({ clock, one, other }) => {
      const orderId = newOrderId();
      await one.scheduler.take(orderId);
      one.attempts.find(orderId, 0);
      await until(() => one.attempts.made.length === 1);
      expect(one.attempts.isOurs()).toBe(true);
      other.scheduler.start();
      clock.aheadMs = 7_000;
      expect(one.attempts.isOurs()).toBe(false);
      await other.scheduler.take(orderId);
      expect(other.read).toEqual([]);
      clock.aheadMs = 12_000;
      await until(() => other.read.length === 1);
      expect(other.attempts.stale).toEqual([true]);
      // A process that continues late notices that it has lost its claim.
      one.attempts.end(orderId);
      await until(() => one.read.length === 2);
      one.attempts.find(orderId, 0);
      await one.scheduler.stop();
      expect(one.attempts.made).toHaveLength(1);
    });
  });

  test('is attempted only while the claim outlasts the attempt, which may need a renewal', async () => {
    await withTwoInstances(async ({ clock, stateStore, one }) => {
      const orderId = newOrderId();
      await one.scheduler.take(orderId);
      const claimedUntil = await dueAtOf(stateStore, orderId);
      one.attempts.find(orderId, 0);
      await until(() => one.attempts.made.length === 1);
      expect(await dueAtOf(stateStore, orderId)).toBe(claimedUntil);
      one.attempts.end(orderId);
      await until(() => one.read.length === 2);
      clock.aheadMs = 5_000;
      one.attempts.find(orderId, 0);
      await until(() => one.attempts.made.length === 2);
      expect(await dueAtOf(stateStore, orderId)).toBeGreaterThan(claimedUntil ?? 0);
    });
  });

  test('is put into the queue for new work even if another instance has claimed and released it since', async () => {
    await withTwoInstances(async ({ clock, stateStore, one, other }) => {
      const orderId = newOrderId();
      await one.scheduler.take(orderId);
      clock.aheadMs = 12_000;
      other.scheduler.start();
      await until(() => other.read.length === 1);
      other.attempts.find(orderId, null);
      await until(async () => (await depthOf(stateStore)) === 0);
      await one.scheduler.take(orderId);
      expect(await depthOf(stateStore)).toBe(1);
    });
  });

  test('is read again by its holder after a new claim, because another instance may have delivered in between', async () => {
    await withTwoInstances(async ({ clock, one }) => {
      const orderId = newOrderId();
      await one.scheduler.take(orderId);
      one.attempts.find(orderId, 0);
      await until(() => one.attempts.made.length === 1);
      expect(one.attempts.stale).toEqual([true]);
      clock.aheadMs = 12_000;
      one.scheduler.start();
      await until(async () => one.attempts.isOurs());
      one.attempts.end(orderId);
      await until(() => one.read.length === 2);
      expect(one.attempts.stale).toEqual([true, true]);
    });
  });

  test('is put back when the due queue has lost it, and stays with its holder', async () => {
    await withTwoInstances(async ({ stateStore, one, other }) => {
      const orderId = newOrderId();
      await one.scheduler.take(orderId);
      const claimedUntil = (await dueAtOf(stateStore, orderId)) ?? 0;
      await stateStore.dueQueues.settle('webhook-due', orderId, claimedUntil, null);
      // By this time, the claim is certainly lost.
      const lostBy = Date.now();
      await other.scheduler.restore(orderId, lostBy);
      expect(other.read).toEqual([]);
      const restored = await dueAtOf(stateStore, orderId);
      expect(restored).toBeGreaterThanOrEqual(claimedUntil);
      expect(restored).toBeLessThanOrEqual(lostBy + 8_500);
    });
  });
});

test('an order that becomes due while it is released continues at once', async () => {
  await withTemporaryDirectory(async (directory) => {
    const open = await openLmdbStateStore({ directory });
    const answer = newGate();
    // The release has taken effect, and the releasing process does not have the answer yet.
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
    const { scheduler, attempts } = new Instance({ ...open, dueQueues });
    const orderId = newOrderId();
    try {
      scheduler.start();
      await scheduler.take(orderId);
      expect(attempts.read).toEqual([orderId]);
      attempts.find(orderId, Date.now() + 100);
      // The process that still believes that it holds the order claims it again.
      await until(() => taken.length === 2);
      answer.open();
      await until(() => attempts.read.length === 2, 2_000);
    } finally {
      answer.open();
      attempts.endAll();
      await scheduler.stop();
      await open.close();
    }
  });
});
