import { orderId } from '@dakpion/fixtures';
import { historyTo } from '../domain/order.fixture.ts';
import { record, storedEvents, withEngines } from '../engines.fixture.ts';
import { OrderUsages, usageOf } from './order-usages.ts';

test('the usage of an order includes the events that another instance has handled in between', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, historyTo('COMPLETED'));
    const events = await storedEvents(engines);
    const usages = new OrderUsages(engines.eventStore);
    await usages.after(events[0]!);
    const { owner, usage, version } = (await usageOf(engines.eventStore, orderId))!;
    expect(await usages.after(events.at(-1)!)).toMatchObject({ owner, usage, version });
  }));
