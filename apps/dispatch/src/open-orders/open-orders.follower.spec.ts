import type { RecordedEvent } from '@dakpion/event-store';
import { openLmdbEventStore } from '@dakpion/event-store';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import type { OpenOrder } from '@dakpion/read-models';
import { OpenOrdersFollower } from './open-orders.follower.ts';
import type { OpenOrdersWorker } from './open-orders.worker.ts';

const created: RecordedEvent[] = ['ord_1', 'ord_2', 'ord_3'].map((order_id, index) => ({
  id: `evt_${order_id}`,
  type: 'OrderCreated',
  stream: `order-${order_id}`,
  revision: 0,
  position: BigInt(index + 1),
  data: {
    order_id,
    partner_id: 'prt_1',
    environment: 'sandbox',
    request: { partner_reference_id: null },
    occurred_at: '2026-11-25T10:00:00.000+06:00',
  },
  metadata: { schema_version: 1, $correlationId: 'req_1', $causationId: null },
})) as never;

const { data: first, metadata } = created[0]!;
const over = ['OrderCancelled', 'OrderRetried'].map((type) => ({ type, data: first, metadata }));

test.each<[string, boolean, readonly string[]]>([
  ['reads only orders that no message has recorded', true, ['ord_2']],
  ['reads all orders before it is live, because a known one can be from before a loss', false, ['ord_1', 'ord_2']],
])('%s, and records none that is over', (_, isLive, expected) =>
  withTemporaryDirectory(async (directory) => {
    const eventStore = await openLmdbEventStore({ directory });
    for (const { stream, type, data, metadata } of created) {
      await eventStore.append(stream, [{ id: crypto.randomUUID(), type, data, metadata }], 'no_stream');
    }
    await eventStore.append(
      'order-ord_3',
      over.map((event) => ({ id: crypto.randomUUID(), ...event })),
      0,
    );
    const noted: OpenOrder[] = [];
    const openOrders = {
      known: async () => new Set(['ord_1']),
      note: async (order: OpenOrder) => void noted.push(order),
    };
    const follower = new OpenOrdersFollower(eventStore, openOrders as unknown as OpenOrdersWorker);
    await follower.handle(created, { isLive: () => isLive });
    expect(noted.map(({ order_id }) => order_id)).toEqual(expected);
    await eventStore.close();
  }),
);

test('records an order whose rider was replaced as ASSIGNED since its present rider', () =>
  withTemporaryDirectory(async (directory) => {
    const eventStore = await openLmdbEventStore({ directory });
    const replaced = { ...first, occurred_at: '2026-11-25T10:05:00.000+06:00' };
    const events = [
      { type: 'OrderCreated', data: first },
      { type: 'OrderAssigned', data: first },
      { type: 'OrderRiderReplaced', data: replaced },
    ].map((event) => ({ id: crypto.randomUUID(), ...event, metadata }));
    await eventStore.append('order-ord_1', events, 'no_stream');
    const noted: OpenOrder[] = [];
    const note = async (order: OpenOrder) => void noted.push(order);
    const follower = new OpenOrdersFollower(eventStore, { note } as unknown as OpenOrdersWorker);
    await follower.handle(created.slice(0, 1), { isLive: () => false });
    expect(noted).toMatchObject([{ parcel_status: 'ASSIGNED', since: replaced.occurred_at, sequence: 3 }]);
    await eventStore.close();
  }));
