import { openLmdbEventStore } from '@dakpion/event-store';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { progressOf } from './order-stream.ts';

test.each([
  ['unknown', []],
  ['pending', ['OrderCreated']],
  ['under_way', ['OrderCreated', 'OrderAssigned']],
  ['under_way', ['OrderCreated', 'OrderAssigned', 'OrderRiderReplaced']],
  ['over', ['OrderCreated', 'OrderCancelled']],
  ['over', ['OrderCreated', 'OrderCancelled', 'OrderRetried']],
])('the progress of an order is %s after %j', (progress, types) =>
  withTemporaryDirectory(async (directory) => {
    const eventStore = await openLmdbEventStore({ directory });
    const metadata = { schema_version: 1, $correlationId: 'req_1', $causationId: null };
    const events = types.map((type) => ({ id: crypto.randomUUID(), type, data: {}, metadata }));
    if (events.length > 0) await eventStore.append('order-ord_1', events as never, 'no_stream');
    expect(await progressOf(eventStore, 'ord_1')).toBe(progress);
    await eventStore.close();
  }),
);
