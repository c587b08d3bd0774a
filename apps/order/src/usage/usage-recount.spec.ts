import { orderId, owner } from '@dakpion/fixtures';
import { orderUsageCollection } from '@dakpion/read-models';
import { historyTo } from '../domain/order.fixture.ts';
import { record, withEngines } from '../engines.fixture.ts';
import { UsageRecount } from './usage-recount.ts';

test('corrects no day whose figures have changed during the recount', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, historyTo('COMPLETED'));
    const { eventStore, stateStore } = engines;
    const recount = new UsageRecount(eventStore, stateStore);
    const expected = { 'created.orders': 1 };
    const wrong = { owner, day: '2026-11-21', collection: orderUsageCollection, expected, found: {} } as const;
    expect(await recount.correct([{ ...wrong, isStill: false }])).toBe(0);
    expect(await recount.correct([{ ...wrong, isStill: true }])).toBe(1);
  }));
