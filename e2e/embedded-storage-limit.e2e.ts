import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type MadePartner, makePartner, operate, PartnerApi } from './api.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const limitBytes = 1024 * 1024;
/** Makes orders of 30 KB, so that about 35 of them reach the limit. */
const metadata = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, 'ক'.repeat(500)]));
const bounded = { PARTNER_STORAGE_MB: '1', PARTNER_STORAGE_MB_SANDBOX: '1' };
/** With slow riders, the orders are in progress when the limit is reached. */
const env = { ...bounded, ROBOT_STEP_MS: '1000' };

/** Creates large orders until the limit is reached. Returns their ids. */
async function fill(api: PartnerApi, more: object): Promise<readonly string[]> {
  const created: string[] = [];
  const isFull = async () => {
    const { status, body } = await api.create(orderRequest({ metadata, ...more }), `large-${created.length}`);
    if (status === 201) created.push(body.order_id);
    return status === 403 && body.code === 'storage_limit_reached';
  };
  await until('the partner to have reached its limit', isFull, 60_000);
  return created;
}

async function storedBytes(url: string, { partnerId }: MadePartner): Promise<number> {
  const { body } = await operate(url, 'GET', `/partners/${partnerId}`);
  expect(body.storage.sandbox.limit_bytes).toBe(limitBytes);
  return body.storage.sandbox.stored_bytes;
}

test('a partner at its storage limit keeps its orders and webhooks, also after a restart and a loss of the state', async () => {
  const dataDir = temporaryDirectory();
  const program = await startProgram({ dataDir, env });
  const receiver = await WebhookReceiver.start();
  const partner = await makePartner(program.url);
  const { sandbox, production } = partner;
  const created = await fill(sandbox, { callback_url: receiver.url });
  expect(created.length).toBeGreaterThan(5);

  const repeated = await sandbox.create(orderRequest({ metadata, callback_url: receiver.url }), 'large-0');
  expect([repeated.status, repeated.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  const [delivery] = (await sandbox.get('/v1/business/webhooks?limit=1')).body.data;
  const redelivery = await sandbox.post(`/v1/business/webhooks/${delivery.delivery_id}/redeliver`);
  expect([redelivery.status, redelivery.body.code]).toEqual([403, 'storage_limit_reached']);
  expect((await production.create(orderRequest())).status).toBe(201);

  // The orders that exist are delivered, with all their webhooks.
  const completed = () => receiver.received.filter(({ body }) => body.event === 'COMPLETED').length;
  await until('all orders to be completed', () => completed() === created.length, 60_000);
  const stored = await storedBytes(program.url, partner);
  expect(stored).toBeGreaterThanOrEqual(limitBytes);
  await program.stop();

  rmSync(join(dataDir, 'state'), { recursive: true });
  const again = await startProgram({ dataDir, env });
  const shop = new PartnerApi(again.url, sandbox.key);
  const isCounted = async () => (await storedBytes(again.url, partner)) >= stored;
  await until('the bytes to be counted again', isCounted, 60_000);
  const refused = await shop.create(orderRequest());
  expect([refused.status, refused.body.code]).toEqual([403, 'storage_limit_reached']);
  await again.stop();

  const raised = await startProgram({ dataDir, env: { ...env, PARTNER_STORAGE_MB_SANDBOX: '100' } });
  expect((await new PartnerApi(raised.url, sandbox.key).create(orderRequest())).status).toBe(201);
}, 240_000);
