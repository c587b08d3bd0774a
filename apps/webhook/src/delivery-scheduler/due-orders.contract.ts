import { until } from '@dakpion/fixtures';
import { maxHeldOrders } from '../endpoint-lanes/lane-limits.ts';
import { newOrderId } from '../webhook.fixture.ts';
import type { DueOrder, DueOrders } from './due-orders.ts';
import { LocalOrders } from './local-orders.ts';
import type { OrderClaim } from './order-schedule.ts';

/** The contract that both kinds of due orders fulfil. `open`: returns the due orders of a process for which nothing is due yet. */
export function dueOrdersContract(open: () => Promise<DueOrders>): void {
  /** Begins to take due orders, with room for `room` of them. */
  const take = (dueOrders: DueOrders, room = maxHeldOrders): DueOrder[] => {
    const taken: DueOrder[] = [];
    dueOrders.start(
      async (orders) => void taken.push(...orders),
      () => room - taken.length,
    );
    return taken;
  };
  const claimed = async (dueOrders: DueOrders, orderId: string): Promise<OrderClaim> => {
    const claim = await dueOrders.claim(orderId);
    if (claim === null) throw new Error(`${orderId} is another's`);
    return claim;
  };

  test('gives an unclaimed order to the caller, and forgets an order that is released without a due time', async () => {
    const dueOrders = await open();
    const orderId = newOrderId();
    const claim = await claimed(dueOrders, orderId);
    expect(await dueOrders.release(orderId, claim, null)).toMatchObject({ outcome: 'done' });
    expect((await dueOrders.waiting([])).count).toBe(0);
    await claimed(dueOrders, orderId);
  });

  test('reserves an order unless an attempt of it is due now or later', async () => {
    const dueOrders = await open();
    const orderId = newOrderId();
    const claim = await dueOrders.reserve(orderId);
    if (claim === null) throw new Error('not reserved');
    await dueOrders.release(orderId, claim, dueOrders.now() + 60_000);
    expect(await dueOrders.reserve(orderId)).toBeNull();
    expect((await dueOrders.waiting([])).count).toBe(1);
  });

  test('renews a claim, and releases the order under the renewed claim', async () => {
    const dueOrders = await open();
    const orderId = newOrderId();
    const renewal = await dueOrders.renew(orderId, await claimed(dueOrders, orderId));
    if (renewal.outcome !== 'done') throw new Error(renewal.outcome);
    expect(await dueOrders.release(orderId, renewal.claim, null)).toMatchObject({ outcome: 'done' });
  });

  test('returns an order when it is due, never early, and before one that waits longer', async () => {
    const dueOrders = await open();
    const taken = take(dueOrders);
    const [later, first] = [newOrderId(), newOrderId()];
    const dueAt = dueOrders.now() + 200;
    await dueOrders.release(later, await claimed(dueOrders, later), dueAt + 60_000);
    await dueOrders.release(first, await claimed(dueOrders, first), dueAt);
    await until(() => taken.length > 0);
    expect(taken.map(({ orderId }) => orderId)).toEqual([first]);
    expect(dueOrders.now()).toBeGreaterThanOrEqual(dueAt - 5);
    await dueOrders.stop();
  });

  test('counts the waiting orders, and says when the first of them is due', async () => {
    const dueOrders = await open();
    const began = performance.now();
    const dueAt = dueOrders.now() + 60_000;
    for (const each of [dueAt + 400, dueAt]) {
      const orderId = newOrderId();
      await dueOrders.release(orderId, await claimed(dueOrders, orderId), each);
    }
    const { count, earliestDueAt } = await dueOrders.waiting([]);
    expect(count).toBe(2);
    // The time is converted for the engine and back, and the calls take a while.
    expect(Math.abs((earliestDueAt ?? 0) - dueAt)).toBeLessThan(20 + performance.now() - began);
  });

  test('returns an order that was left at once to a process with room', async () => {
    const dueOrders = await open();
    const orderIds = [newOrderId(), newOrderId()];
    for (const orderId of orderIds) await dueOrders.leave(orderId);
    const taken = take(dueOrders, 1);
    await until(() => taken.length === 1);
    await dueOrders.stop();
    expect(taken).toHaveLength(1);
    // The holder of a taken order is notified by the scheduler or by the queue.
    const held = dueOrders instanceof LocalOrders ? [dueOrders.now()] : [];
    expect((await dueOrders.waiting(held)).count).toBe(2);
  });

  test('restores an order that is missing', async () => {
    const dueOrders = await open();
    expect(await dueOrders.restore(newOrderId(), null, dueOrders.now())).toBeNull();
    expect((await dueOrders.waiting([])).count).toBe(1);
  });

  test('returns nothing after a stop', async () => {
    const dueOrders = await open();
    const taken = take(dueOrders);
    await dueOrders.stop();
    await dueOrders.leave(newOrderId());
    expect(taken).toEqual([]);
    expect((await dueOrders.waiting([])).count).toBe(1);
  });
}

/** The contract of leased orders with several processes. `open`: returns the due orders of two processes. */
export function leasedOrdersContract(open: () => Promise<readonly [DueOrders, DueOrders]>): void {
  const claimed = async (dueOrders: DueOrders, orderId: string): Promise<OrderClaim> => {
    const claim = await dueOrders.claim(orderId);
    if (claim === null) throw new Error(`${orderId} is another's`);
    return claim;
  };

  test.each(['renew', 'release'] as const)(
    'tells the holder of an order that another process asks for it: %s',
    async (change) => {
      const [one, other] = await open();
      const orderId = newOrderId();
      const claim = await claimed(one, orderId);
      expect(await other.claim(orderId)).toBeNull();
      await other.leave(orderId);
      const changed = await (change === 'renew' ? one.renew(orderId, claim) : one.release(orderId, claim, null));
      expect(changed).toMatchObject({ outcome: 'nudged' });
      const { claim: nudged } = changed as { claim: OrderClaim };
      expect(await one.release(orderId, nudged, null)).toMatchObject({ outcome: 'done' });
      expect(await other.claim(orderId)).not.toBeNull();
    },
  );

  test.each(['renew', 'release'] as const)(
    'reports a claim as lost if the queue no longer has it: %s',
    async (change) => {
      const [one, other] = await open();
      const orderId = newOrderId();
      const claim = await claimed(one, orderId);
      await one.release(orderId, claim, null);
      await claimed(other, orderId);
      const changed = await (change === 'renew'
        ? one.renew(orderId, stale(claim))
        : one.release(orderId, stale(claim), null));
      expect(changed).toEqual({ outcome: 'lost' });
    },
  );

  test('keeps a restored order for its holder for as long as before', async () => {
    const [one, other] = await open();
    const orderId = newOrderId();
    const claim = await claimed(one, orderId);
    await one.release(orderId, claim, null);
    const began = performance.now();
    const restored = await one.restore(orderId, claim, one.now());
    if (restored?.kind !== 'leased' || claim.kind !== 'leased') throw new Error('It is not leased.');
    expect(Math.abs(restored.until - claim.until)).toBeLessThan(50 + performance.now() - began);
    expect(await other.claim(orderId)).toBeNull();
    expect(await one.restore(orderId, restored, one.now())).toBeNull();
  });
}

/** The claim as it was so long ago that another process would have claimed the order since. */
function stale(claim: OrderClaim): OrderClaim {
  return claim.kind === 'leased' ? { kind: 'leased', until: claim.until - 5_000 } : claim;
}
