import { changedInPlace, releasedEvents } from '@dakpion/fixtures';
import type { DeliveryEvent } from '../domain/delivery-event.ts';
import { deliveryEventOf, deliverySchemaVersion } from './delivery-stream.ts';

type Forms = { readonly [Type in DeliveryEvent['type']]: Required<Extract<DeliveryEvent, { type: Type }>['data']> };

const at = '2026-11-24T12:00:00.000+06:00';
const attempt = { delivery_id: 'dlv_1', number: 1, started_at: at, duration_ms: 34, response_excerpt: 'ok' };

/** The present form of the data of each type. */
const present: Forms = {
  DeliveryPlanned: {
    delivery_id: 'dlv_1',
    order_id: 'ord_1',
    partner_id: 'prt_1',
    environment: 'sandbox',
    event_id: 'evt_1',
    event: 'ORDER_CREATED',
    sequence: 1,
    url: 'https://shop.example/hooks',
    body: '{}',
    planned_at: at,
    follows_partner: true,
  },
  DeliverySucceeded: { ...attempt, response_status: 200 },
  AttemptFailed: { ...attempt, response_status: 500, error: 'timeout', next_attempt_at: at },
  RedeliveryRequested: { delivery_id: 'dlv_1', requested_at: at, url: 'https://shop.example', follows_partner: true },
  DeliveryMoved: { delivery_id: 'dlv_1', url: 'https://shop.example', moved_at: at },
  DeliveryDiscarded: { delivery_id: 'dlv_1', discarded_at: at },
};
const released = releasedEvents('webhook-');

test('no released event type has changed without a new version and an upcaster', () => {
  expect(changedInPlace(present, deliverySchemaVersion, released)).toEqual([]);
});

test.each(released.map((event) => [event.type, event.release, event] as const))(
  '%s of release %s is read with all fields of the present form',
  (type, _release, event) => {
    const read = deliveryEventOf(event);
    const asPresent = { ...event, data: read.data as never, metadata: { ...event.metadata, schema_version: 0 } };
    const expected = { [type]: present[type as DeliveryEvent['type']] };
    // Absent in version 1: the URL is the order's own.
    const optional = `${type}.follows_partner: was not released`;
    expect(changedInPlace(expected, 0, [asPresent]).filter((difference) => difference !== optional)).toEqual([]);
  },
);
