import { randomUUID } from 'node:crypto';
import { eventIdOf } from '@dakpion/contracts';
import type { RecordedEvent } from '@dakpion/event-store';
import { at, orderIdOf } from '@dakpion/fixtures';
import { cancelled, createdAs, historyTo, retried } from '../domain/order.fixture.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { orderSchemaVersion } from '../order-stream.ts';
import { GatheredOrders } from './gathered-orders.ts';

let position = 0n;

function recorded(stream: string, revision: number, { type, data }: Pick<RecordedEvent, 'type'> & { data: object }) {
  position += 1n;
  const metadata = {
    schema_version: orderSchemaVersion,
    $correlationId: 'req_1',
    $causationId: null,
    actor: {},
    occurred_at: at(0),
  };
  const event = { id: randomUUID(), type, data, metadata, stream, revision, position, recordedAt: 0 };
  return event as RecordedEvent;
}

const sized = (event: RecordedEvent) => ({ event, dataBytes: 100 });
const ofOrder = (id: string, history: readonly OrderEvent[]) =>
  history.map((event, revision) => recorded(`order-${id}`, revision, event));
const ofWebhooks = (id: string, events: readonly RecordedEvent[]) =>
  events.flatMap((event, index) => [
    recorded(`webhook-${id}`, 2 * index, { type: 'DeliveryPlanned', data: { event_id: eventIdOf(event.id) } }),
    recorded(`webhook-${id}`, 2 * index + 1, { type: 'DeliverySucceeded', data: { started_at: at(4) } }),
  ]);

/** 200 orders that have ended, with their webhooks. */
function gatherEnded(orders: GatheredOrders): void {
  for (let n = 0; n < 200; n += 1) {
    const events = ofOrder(orderIdOf(n), [createdAs(orderIdOf(n)), cancelled]);
    expect(orders.take()).toEqual([]);
    for (const event of [...events, ...ofWebhooks(orderIdOf(n), events)]) expect(orders.add(sized(event))).toBeNull();
  }
}

test('returns ended orders in batches, with the content of their events', () => {
  const orders = new GatheredOrders();
  gatherEnded(orders);
  const batch = orders.take();
  expect(batch.map(({ orderId }) => orderId)).toEqual(Array.from({ length: 200 }, (_, n) => orderIdOf(n)));
  expect(batch[0]).toMatchObject({
    isFaulty: false,
    order: { parcel_status: 'CANCELLED', history: { length: 2 } },
    usage: { version: 2, usage: { end: { outcome: 'cancelled' } } },
    attemptUsage: { version: 4, usage: { attempts: { '2026-11-21': 2 } } },
  });
  expect(batch[0]?.due.every(({ eventId }) => batch[0]?.planned.has(eventId))).toBe(true);
  expect(orders.takeRest()).toEqual([]);
});

test('returns the order id of an event that comes after its order was returned', () => {
  const orders = new GatheredOrders();
  gatherEnded(orders);
  orders.take();
  expect(orders.add(sized(recorded(`order-${orderIdOf(7)}`, 2, retried)))).toBe(orderIdOf(7));
  expect(orders.add(sized(recorded(`webhook-${orderIdOf(8)}`, 4, { type: 'AttemptFailed', data: {} })))).toBe(
    orderIdOf(8),
  );
});

test('keeps open orders, and those with undelivered webhooks, until the end', () => {
  const orders = new GatheredOrders();
  const open = ofOrder(orderIdOf(1), [createdAs(orderIdOf(1)), ...historyTo('PICKED').slice(1)]);
  const ended = ofOrder(orderIdOf(2), [createdAs(orderIdOf(2)), cancelled]);
  for (const event of [...open, ...ended, ...ofWebhooks(orderIdOf(2), ended).slice(0, 3)]) orders.add(sized(event));
  expect(orders.take()).toEqual([]);
  expect(orders.takeRest().map(({ orderId }) => orderId)).toEqual([orderIdOf(1), orderIdOf(2)]);
});

test('reports an order with a missing, an illegal or an unreadable event, also of its webhooks, as faulty', () => {
  const orders = new GatheredOrders();
  const events = [1, 2, 3, 4].map((n) => ofOrder(orderIdOf(n), [createdAs(orderIdOf(n)), cancelled]));
  for (const [creation] of events) orders.add(sized(creation!));
  orders.add(sized({ ...events[0]![1]!, revision: 2 }));
  orders.add(sized(ofOrder(orderIdOf(2), [createdAs(orderIdOf(2)), retried])[1]!));
  const [webhook] = ofWebhooks(orderIdOf(4), events[3]!);
  for (const event of [events[2]![1]!, webhook!]) {
    orders.add(sized({ ...event, reason: 'its data is not a JSON object' } as unknown as RecordedEvent));
  }
  expect(orders.takeRest().map(({ isFaulty }) => isFaulty)).toEqual([true, true, true, true]);
});
