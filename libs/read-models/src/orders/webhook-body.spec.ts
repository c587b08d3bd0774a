import type { DriverInfo, OrderEventMessage, WebhookEventName } from '@dakpion/contracts';
import { at, orderEvent, quotation, start } from '@dakpion/fixtures';
import { hasWebhook, webhookBody } from './webhook-body.ts';

const driver: DriverInfo = {
  rider_id: 7,
  name: 'করিম',
  phone_number: '01812345678',
  driver_type: 1,
  is_freelancer: true,
  latitude: 23.77,
  longitude: 90.4,
  location_updated_at: at(0),
};

const cancellation = { cancellation_reason: 'no longer needed', cancelled_by: 'partner' } as const;

function message(sequence: number, event?: WebhookEventName): OrderEventMessage & { event: WebhookEventName } {
  const plain = orderEvent('ord_1', sequence, {
    order: { partner_reference_id: 'চালান-৭' },
    ...(event !== undefined && { event }),
  });
  if (!hasWebhook(plain.event)) throw new Error('has no webhook');
  const assigned =
    sequence === 1 ? {} : { driver_info: driver, rider_id: 7, rider_latitude: 23.77, rider_longitude: 90.4 };
  const order = { ...plain.order, ...assigned, ...(event === 'CANCELLED' && cancellation) };
  return { ...plain, event: plain.event, order };
}

const ofEvery = [
  'event_type',
  'event',
  'event_id',
  'sequence',
  'order_id',
  'partner_reference_id',
  'status',
  'parcel_status',
  'previous_status',
  'timestamp',
  'updated_at',
  'environment',
  'attempt',
  'retry_of_order_id',
  'rider_id',
  'rider_latitude',
  'rider_longitude',
  'driver_type',
  'is_freelancer',
  'time_to_pickup',
  'duration',
  'metadata',
];

describe('webhookBody', () => {
  test.each<[number, WebhookEventName, string[]]>([
    [1, 'ORDER_CREATED', ['quotation', 'tracking_url']],
    [2, 'ASSIGNED', ['driver_info']],
    [3, 'ACCEPTED', ['driver_info', 'eta']],
    [4, 'STARTED', ['eta']],
    [5, 'PICKED', []],
    [6, 'COMPLETED', []],
    [2, 'CANCELLED', ['cancellation_reason', 'cancelled_by']],
  ])('has the fields of the %dth event, %s', (sequence, event, own) => {
    expect(Object.keys(webhookBody(message(sequence, event), null, start))).toEqual([...ofEvery, ...own]);
  });

  test('has the quotation and the tracking page of a creation', () => {
    const body = webhookBody(message(1), null, start);
    expect(body).toMatchObject({
      event_type: 'ORDER_CREATED',
      event: 'ORDER_CREATED',
      event_id: 'evt_11',
      sequence: 1,
      status: 'PENDING',
      parcel_status: 'PENDING',
      previous_status: null,
      partner_reference_id: 'চালান-৭',
      rider_id: null,
      tracking_url: 'http://localhost:3000/track/trk_1',
      quotation,
    });
  });

  test('has the former status and the rider of a later change', () => {
    expect(webhookBody(message(4), null, start)).toMatchObject({
      event_type: 'ORDER_STATUS_CHANGE',
      event: 'STARTED',
      status: 'STARTED',
      previous_status: 'ACCEPTED',
      rider_id: 7,
      rider_latitude: 23.77,
    });
    expect(webhookBody(message(2, 'CANCELLED'), null, start)).toMatchObject({
      cancellation_reason: 'no longer needed',
      cancelled_by: 'partner',
    });
  });

  test("has the ordered vehicle until there is a rider, then the rider's", () => {
    const ordered = { driver_type: 1, is_freelancer: false };
    const riders = { driver_type: 2, is_freelancer: true };
    const ofRider = (event: ReturnType<typeof message>) => {
      const order = { ...event.order, ...ordered, driver_info: { ...driver, ...riders } } as const;
      return { ...event, order } as typeof event;
    };
    expect(webhookBody(message(1), null, start)).toMatchObject(ordered);
    for (const sequence of [2, 3, 4, 5, 6]) {
      expect(webhookBody(ofRider(message(sequence)), null, start)).toMatchObject(riders);
    }
    expect(webhookBody(ofRider(message(5, 'CANCELLED')), null, start)).toMatchObject(riders);
  });

  test('moves an arrival time in the past to the time of the webhook', () => {
    const accepted = message(3);
    const order = { ...accepted.order, eta: at(40) };
    const etaAt = (minutes: number) => webhookBody({ ...accepted, order }, null, start + minutes * 60_000).eta;
    expect([etaAt(0), etaAt(40), etaAt(70)]).toEqual([at(40), at(40), at(70)]);
  });

  test('has the id of the previous attempt of a retried order', () => {
    const first = message(1);
    const order = { ...first.order, attempt: 2, retry_of_order_id: 'ord_0' };
    expect(webhookBody({ ...first, order }, null, start)).toMatchObject({ attempt: 2, retry_of_order_id: 'ord_0' });
  });

  test('has the place where the rider was last seen', () => {
    const location = {
      order_id: 'ord_1',
      rider_id: 7,
      latitude: 23.78,
      longitude: 90.41,
      occurred_at: at(30),
      time_to_pickup: null,
      duration: 9,
    };
    expect(webhookBody(message(3), location, start)).toMatchObject({
      rider_latitude: 23.78,
      rider_longitude: 90.41,
      duration: 9,
      driver_info: { latitude: 23.78, longitude: 90.41 },
    });
  });
});
