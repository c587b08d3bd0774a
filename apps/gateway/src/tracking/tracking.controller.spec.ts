import { orderDetails, start } from '@dakpion/fixtures';
import { call, type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { writeOrder } from '../orders.fixture.ts';

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway({}, () => start);
});
afterAll(() => gateway.close());

const driver_info = {
  rider_id: 4711,
  name: '<b>Karim</b> Uddin Ahmed',
  phone_number: '01811111111',
  driver_type: 2,
  is_freelancer: false,
  latitude: 23.75,
  longitude: 90.38,
  location_updated_at: '2026-11-21T13:20:00.000+06:00',
} as const;

async function page(token: string) {
  const { status, headers, body } = await call(`${gateway.url}/track/${token}`, 'GET');
  return { status, headers, body: body as string };
}

test('shows how far the parcel is, and nothing private', async () => {
  const order = orderDetails({
    parcel_status: 'STARTED',
    assigned_at: '2026-11-21T13:05:00.000+06:00',
    accepted_at: '2026-11-21T13:06:00.000+06:00',
    started_at: '2026-11-21T13:07:00.000+06:00',
    eta: '2026-11-21T13:45:00.000+06:00',
    driver_info,
    sequence: 4,
  });
  await writeOrder(gateway.engines.stateStore, 'prt_1', order, 'trk_started');
  const { status, headers, body } = await page('trk_started');
  expect(status).toBe(200);
  expect(body).toContain('&lt;b&gt;Karim&lt;/b&gt;');
  expect(body.match(/class="done"/g)).toHaveLength(3);
  expect(body).toContain('<li class="done now">On the way to pickup · পিকআপের পথে');
  expect(body).toContain('Car · গাড়ি');
  expect(body).toContain('21 Nov, 13:45');
  expect(body).toContain('21 Nov, 13:20');
  expect(body).toContain('<meta http-equiv="refresh" content="10">');
  const secrets = [
    'Uddin',
    driver_info.phone_number,
    order.receiver_phone_number,
    order.receiver_name,
    order.receiver_address_text,
    order.pickup_address_text,
    String(order.quotation.total_price),
    '23.7',
  ];
  for (const secret of secrets) expect(body).not.toContain(secret);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    ),
  });
});

test('of a cancelled order shows what was and that it ended, and rests', async () => {
  const order = orderDetails({
    order_id: `ord_${'c'.repeat(26)}`,
    parcel_status: 'CANCELLED',
    assigned_at: '2026-11-21T13:05:00.000+06:00',
    cancelled_at: '2026-11-21T13:10:00.000+06:00',
    driver_info,
    sequence: 3,
  });
  await writeOrder(gateway.engines.stateStore, 'prt_1', order, 'trk_cancelled');
  const { body } = await page('trk_cancelled');
  expect(body).toContain('<li class="now stopped">Cancelled · বাতিল');
  expect(body).not.toContain('Delivered');
  expect(body).not.toContain('Last seen');
  expect(body).not.toContain('http-equiv="refresh"');
});

test.each(['unknown', '%00', '<script>', 'x'.repeat(200)])('%s is a page that says so', async (token) => {
  const { status, headers, body } = await page(token);
  expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toContain('No such parcel');
});
