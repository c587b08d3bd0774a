import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { freePort } from '../scripts/free-port.mjs';
import { call, makePartner } from './api.ts';
import { atEnd } from './at-end.ts';
import { quotationRequest } from './order-request.ts';
import { outputOf } from './output-of.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

const root = join(__dirname, '..');
const course = ['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'];
const delivery = {
  receiver_address_text: 'House 7, Road 11, Gulshan 1, Dhaka',
  estimated_receiver_address_latitude: 23.7806,
  estimated_receiver_address_longitude: 90.4193,
  parcel_type: 2,
};
const receiver = { receiver_name: 'রহিমা খাতুন', receiver_phone_number: '01712345678' };

/** Starts the example of a shop, which runs until the test file ends. */
async function startShop(env: Record<string, string>): Promise<string> {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['shop.mjs'], {
    cwd: join(root, 'examples/shop'),
    env: { PATH: process.env.PATH, PORT: port, ...env },
  });
  atEnd(() => child.kill());
  const output = outputOf(child);
  await until('the shop to listen', () => output().includes('Listening'));
  return `http://127.0.0.1:${port}`;
}

test('a shop that uses only the client quotes, orders, and follows by webhook', async () => {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  const { sandbox, webhook } = await makePartner(program.url, 'Shop');
  const shop = await startShop({
    DAKPION_URL: program.url,
    DAKPION_KEY: sandbox.key,
    WEBHOOK_SECRETS: webhook.sandbox.signing_secret,
  });
  const price = await call('POST', `${shop}/price`, {}, delivery);
  const direct = await sandbox.post('/v1/business/order/quotation', quotationRequest());
  expect(price.body.total_price).toBe(direct.body.total_price);

  const { quotation_id } = price.body;
  const paid = { invoice: 'INV-1', quotation_id, ...delivery, ...receiver };
  const [first, second] = await Promise.all([1, 2].map(() => call('POST', `${shop}/orders`, {}, paid)));
  expect([first?.status, second?.status, second?.body.order_id]).toEqual([201, 201, first?.body.order_id]);
  const shown = async () => (await call('GET', `${shop}/deliveries/INV-1`, {})).body;
  await until('the delivery to be shown as completed', async () => (await shown()).status === 'COMPLETED', 30_000);
  expect((await shown()).steps).toEqual(course);

  const receive = async (event_id: string, webhookOf: object) => {
    const body = JSON.stringify({ event_id, partner_reference_id: 'INV-1', ...webhookOf });
    const now = new Date();
    const signed = {
      'webhook-id': event_id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Webhook(webhook.sandbox.signing_secret).sign(event_id, now, body),
    };
    expect((await call('POST', `${shop}/webhooks`, signed, body)).status).toBe(200);
    return (await shown()).status;
  };
  // A webhook that waited in manual review comes after later ones.
  const late = {
    order_id: first?.body.order_id,
    attempt: 1,
    sequence: 2,
    event: 'ASSIGNED',
    parcel_status: 'ASSIGNED',
  };
  expect(await receive('evt_late', late)).toBe('COMPLETED');
  // The sequence of a retried order begins again.
  const retried = { order_id: 'ord_retry', attempt: 2, sequence: 1, event: 'ORDER_CREATED', parcel_status: 'PENDING' };
  expect(await receive('evt_retry', retried)).toBe('PENDING');
  expect(await receive('evt_later', { ...late, sequence: 9 })).toBe('PENDING');

  // What the browser sends cannot move the pickup, or set what is the shop's.
  const elsewhere = {
    ...delivery,
    estimated_pickup_address_latitude: 23.9,
    sandbox_scenario: 'no_rider',
    item_price: 1,
    metadata: { free: 'yes' },
  };
  expect((await call('POST', `${shop}/price`, {}, elsewhere)).body.total_price).toBe(direct.body.total_price);
  const other = await call('POST', `${shop}/orders`, {}, { invoice: 'INV-2', ...elsewhere, ...receiver });
  const created = (await sandbox.get(`/v1/business/order/${other.body.order_id}`)).body;
  expect(created).toMatchObject({
    estimated_pickup_address_latitude: 23.7461,
    item_price: null,
    metadata: {},
    quotation: { total_price: direct.body.total_price },
  });

  // The order is refused with a text that tells the customer what to correct. A forged webhook is refused, too.
  const far = { ...delivery, estimated_receiver_address_latitude: 51.5, estimated_receiver_address_longitude: 0 };
  expect((await call('POST', `${shop}/price`, {}, far)).body).toMatchObject({ error: 'outside_service_area' });
  const forged = await call('POST', `${shop}/webhooks`, {}, { event: 'COMPLETED', order_id: 'ord_1' });
  expect([forged.status, forged.body]).toEqual([401, { error: 'missing_header' }]);
});

test('the package of the client can be installed without errors', async () => {
  const run = promisify(execFile)(process.execPath, ['scripts/contract/check-client-package.mjs'], { cwd: root });
  expect((await run).stdout).toContain('no faults');
});
