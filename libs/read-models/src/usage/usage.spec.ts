import { randomUUID } from 'node:crypto';
import { dhakaTime, epochMsOf, type Owner } from '@dakpion/contracts';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { openLmdbStateStore } from '@dakpion/state-store';
import type { OrderUsage } from './order-usage.ts';
import { Usage } from './usage.ts';
import { totalsOf } from './usage-figures.ts';
import { UsageWriter } from './usage-writer.ts';

const noon = epochMsOf('2026-11-01T12:00:00.000+06:00');

interface Parts {
  readonly usage: Usage;
  readonly owner: Owner;
  /** Writes orders after their end. */
  write(...orders: OrderUsage[]): Promise<void>;
  readonly writer: UsageWriter;
}

function withUsage(run: (parts: Parts) => Promise<void>): Promise<void> {
  return withTemporaryDirectory(async (directory) => {
    const stateStore = await openLmdbStateStore({ directory });
    const owner = { partner_id: `prt_${randomUUID()}`, environment: 'production' } as const;
    const writer = new UsageWriter(stateStore);
    const write = (...orders: OrderUsage[]) =>
      writer.writeOrders(
        owner,
        orders.map((usage) => ({ usage, version: 2 })),
      );
    await run({ usage: new Usage(stateStore), writer, owner, write }).finally(() => stateStore.close());
  });
}

function order(n: number, recordedAt: number, outcome: 'completed' | 'cancelled' = 'completed'): OrderUsage {
  const recorded_at = dhakaTime(recordedAt);
  return {
    order_id: `ord_${String(n).padStart(26, '0')}`,
    partner_reference_id: null,
    attempt: 1,
    retry_of_order_id: null,
    total_price: 100 + n,
    created_at: '2026-10-31T23:59:59.999+06:00',
    end: { outcome, occurred_at: recorded_at, recorded_at },
  };
}

test('reads each order of a month with several pages once, also if many have the same time', () =>
  withUsage(async ({ usage, owner, write }) => {
    const orders = Array.from({ length: 1_703 }, (_, n) => order(n, noon + (n < 1_250 ? 0 : n)));
    await write(...orders);
    const read: OrderUsage[] = [];
    for await (const page of usage.allCharged(owner, '2026-11')) read.push(...page);
    expect(read).toEqual(orders);
    const { completed } = totalsOf(await usage.daysOfMonth(owner, '2026-11'));
    expect(completed).toEqual({ orders: 1_703, total_price: orders.reduce((sum, each) => sum + each.total_price, 0) });
    const end = await usage.charged(owner, '2026-11', { offset: 1_701, limit: 5 });
    expect(end).toEqual({ orders: orders.slice(1_701), total: 1_703 });
    const { created } = totalsOf(await usage.days(owner, '2026-10-31', '2026-10-31'));
    expect(created).toEqual(completed);
  }));

test('adds orders that are completed during a read at the end, and moves no others', () =>
  withUsage(async ({ usage, owner, write }) => {
    const orders = Array.from({ length: 600 }, (_, n) => order(n, noon + n));
    await write(...orders);
    const read: OrderUsage[] = [];
    for await (const page of usage.allCharged(owner, '2026-11')) {
      read.push(...page);
      // The first order was recorded by an instance whose clock is behind.
      if (read.length === 500) await write(order(900, noon + 3), order(901, noon + 10_000));
    }
    expect(read).toEqual([...orders, order(901, noon + 10_000)]);
  }));

test('counts a cancelled order without a charge, and a replaced document by its present content', () =>
  withUsage(async ({ usage, writer, owner, write }) => {
    const wrong = { ...order(1, noon), total_price: 5 };
    await write(order(2, noon, 'cancelled'), wrong);
    expect(await writer.replaceOrder(owner, { usage: order(1, noon), version: 2 }, 2)).toBe(true);
    expect(await writer.replaceOrder(owner, { usage: wrong, version: 2 }, 1)).toBe(false);
    const [day] = await usage.days(owner, '2026-11-01', '2026-11-01');
    expect(day).toMatchObject({
      completed: { orders: 1, total_price: 101 },
      cancelled: { orders: 1, total_price: 102 },
    });
    expect((await usage.charged(owner, '2026-11', { offset: 0, limit: 9 })).orders).toEqual([order(1, noon)]);
  }));
