import type { WebhookEventName } from '@dakpion/contracts';
import { type LedgerWebhook, OrderLedger } from './order-ledger.ts';

const course: readonly WebhookEventName[] = ['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED'];
const webhook = (sequence: number, orderId = 'ord_1'): LedgerWebhook => ({
  orderId,
  webhookId: `evt_${orderId}_${sequence}`,
  event: course[sequence - 1] ?? '',
  sequence,
});

let ledger: OrderLedger;
beforeEach(() => {
  ledger = new OrderLedger();
});

test('accepts an order whose webhooks have all arrived, the first one before the answer', () => {
  ledger.arrived(webhook(1));
  ledger.acknowledge('ord_1', course);
  expect(ledger.awaited).toBe(2);
  ledger.arrived(webhook(2));
  ledger.arrived(webhook(3));
  expect(ledger.awaited).toBe(0);
  expect(ledger.findings()).toEqual({
    acknowledged: 1,
    expected: 3,
    arrived: 3,
    doubled: 0,
    doubled_as_asked: 0,
    out_of_order: 0,
    lost: 0,
    unacknowledged: 0,
    lost_orders: [],
  });
});

test('counts a webhook without a number as out of order, and goes on with the others', () => {
  ledger.acknowledge('ord_1', course);
  ledger.arrived(webhook(3));
  ledger.arrived({ ...webhook(2), webhookId: 'evt_x', sequence: Number.NaN });
  ledger.arrived(webhook(1));
  expect(ledger.findings().out_of_order).toBe(2);
});

test('reports webhooks of acknowledged orders that did not arrive as lost, with their names', () => {
  ledger.acknowledge('ord_1', course);
  ledger.acknowledge('ord_2', course.slice(0, 1));
  ledger.arrived(webhook(1));
  ledger.arrived(webhook(1, 'ord_2'));
  expect(ledger.findings()).toMatchObject({
    lost: 1,
    lost_orders: [{ order_id: 'ord_1', missing: ['ASSIGNED', 'ACCEPTED'] }],
  });
});

test('counts a repeated webhook as doubled, not as out of order, and separately if the scenario repeats it', () => {
  ledger.acknowledge('ord_1', course);
  ledger.acknowledge('ord_2', course, true);
  for (const orderId of ['ord_1', 'ord_2']) {
    for (const sequence of [1, 2, 1, 3]) ledger.arrived(webhook(sequence, orderId));
  }
  expect(ledger.findings()).toMatchObject({ doubled: 1, doubled_as_asked: 1, out_of_order: 0, arrived: 6, lost: 0 });
});

test('counts a webhook after a later one of the same order as out of order', () => {
  ledger.acknowledge('ord_1', course);
  ledger.acknowledge('ord_2', course);
  for (const sequence of [1, 3, 2]) ledger.arrived(webhook(sequence));
  for (const sequence of [1, 2, 3]) ledger.arrived(webhook(sequence, 'ord_2'));
  expect(ledger.findings()).toMatchObject({ out_of_order: 1, lost: 0 });
});

test('reports webhooks of an order without an answer, and not as lost', () => {
  ledger.arrived(webhook(1));
  expect(ledger.findings()).toMatchObject({ acknowledged: 0, expected: 0, unacknowledged: 1, lost: 0 });
});
