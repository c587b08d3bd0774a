import { type Body, call, makePartner } from './api.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

test('the request log stores only words of known form, even if a request has a name in any place', async () => {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  const { sandbox } = await makePartner(program.url);
  const parameters = ['order_id', 'status', 'parcel_status', 'after', 'from', 'to', 'created_at_from', 'code', 'limit'];
  const query = parameters.map((name) => `${name}=Rahima`).join('&');
  for (const path of ['orders', 'webhooks', 'events', 'order/Rahima', 'Rahima']) {
    await sandbox.get(`/v1/business/${path}?${query}`);
  }
  const personal = {
    status: 'Rahima',
    event: 'Rahima',
    order_id: 'Rahima',
    sandbox_scenario: 'Rahima',
    metadata: { Rahima: 'Rahima' },
  };
  await sandbox.create({ ...orderRequest(personal), receiver_phone_number: 'Rahima' });
  await sandbox.post('/v1/business/webhooks/test', { ...personal, Rahima: 1 });
  const known = 'parcel_status=PENDING&limit=5&nothing=1';
  await sandbox.get(`/v1/business/orders?${known}`);
  await call('POST', `${program.url}/v1/business/order/create`, { 'x-api-key': sandbox.key }, '{"status": "Rahima"');

  const logged = async (): Promise<Body[]> => (await sandbox.get('/v1/business/requests?limit=200')).body.data;
  await until('the requests to be logged', async () => (await logged()).length === 9);
  const entries = await logged();
  expect(JSON.stringify(entries)).not.toMatch(/rahima/i);
  const bodies = entries.map(({ body }) => body).filter((body) => body !== null);
  expect(bodies.length).toBeGreaterThanOrEqual(3);
  expect(bodies.join()).toContain('"status":"xxxxxx"');
  expect(entries.map(({ query: kept }) => kept)).toContain('parcel_status=PENDING&limit=5&nothing=0');
});
