import { orderId } from '@dakpion/fixtures';
import { StreamFold } from '@dakpion/following';
import { historyTo } from '../domain/order.fixture.ts';
import { record, storedEvents, withEngines } from '../engines.fixture.ts';
import { afterEvent, usageOf } from './order-usages.ts';

test('the usage of an order includes the events that another instance has handled in between', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, historyTo('COMPLETED'));
    const events = await storedEvents(engines);
    const usages = new StreamFold(engines.eventStore, afterEvent);
    await usages.after(events[0]!);
    const { owner, usage, version } = (await usageOf(engines.eventStore, orderId))!;
    expect(await usages.after(events.at(-1)!)).toMatchObject({ owner, usage, version });
  }));
