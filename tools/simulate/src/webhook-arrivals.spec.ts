import type { ArrivedWebhook } from '@dakpion/command-line';
import { dhakaTime } from '@dakpion/contracts';
import { OrderLedger } from './order-ledger.ts';
import { WebhookArrivals } from './webhook-arrivals.ts';

const webhook = (more: Partial<ArrivedWebhook> = {}): ArrivedWebhook => ({
  received_at: dhakaTime(Date.now()),
  path: '/simulation',
  signature: 'right',
  answered: 200,
  webhook_id: 'evt_1',
  body: { order_id: 'ord_1', event: 'ORDER_CREATED', sequence: 1, timestamp: dhakaTime(Date.now() - 1_000) },
  ...more,
});

test('counts a webhook once, with its time since the event', () => {
  const ledger = new OrderLedger();
  ledger.acknowledge('ord_1', ['ORDER_CREATED']);
  const arrivals = new WebhookArrivals(ledger);
  arrivals.take(webhook());
  arrivals.take(webhook());
  expect(arrivals.count).toBe(1);
  expect(arrivals.report().latency_ms?.max).toBeGreaterThanOrEqual(1_000);
  expect(ledger.findings()).toMatchObject({ arrived: 1, doubled: 1, lost: 0 });
});

test('counts a webhook with a wrong signature only as wrongly signed, because a partner would refuse it', () => {
  const ledger = new OrderLedger();
  ledger.acknowledge('ord_1', ['ORDER_CREATED']);
  const arrivals = new WebhookArrivals(ledger);
  for (const signature of ['wrong', 'missing', 'too_old', 'too_new'] as const) arrivals.take(webhook({ signature }));
  expect(arrivals.badSignatures).toBe(4);
  expect(ledger.findings()).toMatchObject({ arrived: 0, lost: 1 });
});

test('counts no delay for an event in the future, and ignores a body that is not JSON', () => {
  const arrivals = new WebhookArrivals(new OrderLedger());
  const ahead = { order_id: 'ord_1', event: 'ASSIGNED', sequence: 2, timestamp: dhakaTime(Date.now() + 60_000) };
  arrivals.take(webhook({ body: ahead }));
  expect(arrivals.report().latency_ms?.max).toBe(0);
  arrivals.take(webhook({ body: 'no JSON', webhook_id: 'evt_2' }));
  expect(arrivals.count).toBe(2);
});
