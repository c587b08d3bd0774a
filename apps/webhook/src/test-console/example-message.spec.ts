import { webhookEventNames } from '@dakpion/contracts';
import { webhookBody } from '@dakpion/read-models';
import { exampleMessage, exampleOrderId } from './example-message.ts';

const options = {
  event_id: 'evt_test_1',
  partner_id: 'prt_1',
  environment: 'sandbox',
  publicUrl: 'https://api.example.com',
  now: Date.parse('2026-11-21T07:00:00.000Z'),
} as const;

// The fields of each event, as /docs/webhook-reference lists them.
const told = {
  ORDER_CREATED: ['quotation', 'tracking_url'],
  ASSIGNED: ['driver_info'],
  ACCEPTED: ['driver_info', 'eta'],
  STARTED: ['eta'],
  PICKED: ['timestamp'],
  COMPLETED: ['timestamp'],
  CANCELLED: ['cancellation_reason'],
} as const;

test.each(webhookEventNames)('has the fields of the event %s, and says that it is an example', (event) => {
  const body = webhookBody(exampleMessage({ ...options, event }), null, options.now);
  expect(body).toMatchObject({
    order_id: exampleOrderId,
    event,
    event_id: 'evt_test_1',
    parcel_status: event === 'ORDER_CREATED' ? 'PENDING' : event,
    partner_reference_id: 'EXAMPLE-NOT-AN-ORDER',
    metadata: { test: 'true' },
    environment: 'sandbox',
  });
  for (const field of told[event]) expect(body[field] ?? null).not.toBeNull();
});
