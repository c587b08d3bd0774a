import type { EventStore } from '@dakpion/event-store';
import { orderId } from '@dakpion/fixtures';
import { UsageWriter } from '@dakpion/read-models';
import { historyTo } from '../domain/order.fixture.ts';
import { record, withEngines } from '../engines.fixture.ts';
import { OrderUsageCheck } from './order-usage-check.ts';
import { usageOf } from './order-usages.ts';

test('does not replace the usage of an order that went on between its reads', () =>
  withEngines(async (engines) => {
    const { eventStore, stateStore } = engines;
    await record(engines, orderId, historyTo('COMPLETED'));
    const { owner, usage, version } = (await usageOf(eventStore, orderId))!;
    const writer = new UsageWriter(stateStore);
    await writer.replaceOrder(owner, { usage, version }, 0);
    let reads = 0;
    const readStream: EventStore['readStream'] = (stream, options) => {
      reads += 1;
      // Before the order was completed.
      return eventStore.readStream(stream, reads === 1 ? { ...options, maxCount: 1 } : options);
    };
    const before: EventStore = Object.assign(Object.create(eventStore), { readStream });
    expect(await new OrderUsageCheck(before, stateStore).rewrite(orderId)).toBe(false);
    expect((await writer.readOrders(owner, [orderId])).get(orderId)).toEqual({ usage, version });
  }));
