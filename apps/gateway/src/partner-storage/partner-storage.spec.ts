import { type OrderCommand, orderIdOfKey, orderIdOfRetry } from '@dakpion/contracts';
import { orderRecord } from '@dakpion/fixtures';
import { type OrderUsage, Usage, UsageWriter } from '@dakpion/read-models';
import { ReadModelRebuildingError } from '@dakpion/state-store';
import { register } from 'prom-client';
import { call, operatorToken, type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { orderBody } from '../orders.fixture.ts';
import { PartnerStorage } from './partner-storage.ts';
import { reportStoredBytes } from './storage-metrics.ts';

const mebibyte = 1024 * 1024;
const base = '/v1/business';
const cancelledId = 'ord_00000000000000000000000001';
let gateway: StartedGateway;
let partner: Awaited<ReturnType<StartedGateway['partner']>>;
/** The orders that the order service knows. */
const placed = new Set<string>();
const commands: OrderCommand[] = [];

beforeAll(async () => {
  gateway = await startGateway({ partnerStorageMb: { sandbox: 1, production: 1 } });
  partner = await gateway.partner();
  const owner = { partner_id: partner.partner_id, environment: 'sandbox' } as const;
  const usage: OrderUsage = {
    order_id: cancelledId,
    partner_reference_id: null,
    attempt: 1,
    retry_of_order_id: null,
    total_price: 1,
    created_at: '2026-11-22T10:00:00.000+06:00',
    end: null,
    stored_bytes: mebibyte - 10,
  };
  const writer = new UsageWriter(gateway.engines.stateStore);
  await writer.writeOrders(owner, [{ usage, version: 1 }]);
  const attempts = { order_id: cancelledId, attempts: { '2026-11-22': 1 }, stored_bytes: 10 };
  await writer.writeAttempts(owner, [{ usage: attempts, version: 1 }]);
});
afterAll(() => gateway.close());
beforeEach(() => {
  placed.clear();
  commands.length = 0;
  gateway.services.order = async (command) => {
    commands.push(command);
    const made = command.type === 'RetryOrder' ? orderIdOfRetry(command.order_id) : command.order_id;
    const repeatOnly = 'repeat_only' in command && command.repeat_only === true;
    if (repeatOnly && !placed.has(made)) {
      return { outcome: 'refused', refusal: { code: 'order_not_found', order_id: made } };
    }
    return { outcome: 'done', replayed: placed.has(made), order: orderRecord({ order_id: made }) };
  };
});

function post(path: string, body: unknown = {}, more: Record<string, string> = {}) {
  return call(`${gateway.url}${base}${path}`, 'POST', { 'x-api-key': partner.api_keys.sandbox, ...more }, body);
}

test('refuses to create, retry or redeliver, with the reason, for a partner that has reached its limit', async () => {
  const requests = [
    post('/order/create', orderBody),
    post(`/order/${cancelledId}/retry`),
    post('/webhooks/dlv_1/redeliver'),
    post('/webhooks/redeliver', { status: 'manual_review' }),
  ];
  for (const { status, body } of await Promise.all(requests)) {
    expect([status, body.code]).toEqual([403, 'storage_limit_reached']);
    expect(body.detail).toContain('1 MiB');
  }
  expect(commands).toEqual(commands.map(() => expect.objectContaining({ repeat_only: true })));
  expect(await register.metrics()).toMatch(/^dakpion_storage_limit_refusals_total\{environment="sandbox"\} 4$/m);
});

test('returns stored answers for repeated requests', async () => {
  const orderId = orderIdOfKey(partner.partner_id, 'sandbox', 'cart-1');
  for (const id of [orderId, orderIdOfRetry(cancelledId)]) placed.add(id);
  const created = await post('/order/create', orderBody, { 'x-idempotency-key': 'cart-1' });
  expect([created.status, created.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  const retried = await post(`/order/${cancelledId}/retry`);
  expect([retried.status, retried.body.order_id]).toEqual([200, orderIdOfRetry(cancelledId)]);
});

test('continues with existing orders and in the other environment', async () => {
  expect((await post(`/order/${cancelledId}/cancel`)).status).toBe(200);
  const other = { 'x-api-key': partner.api_keys.production };
  expect((await post('/order/create', orderBody, other)).status).toBe(201);
});

test('still answers 404 for an order that does not exist', async () => {
  gateway.services.order = async ({ order_id }) => ({
    outcome: 'refused',
    refusal: { code: 'order_not_found', order_id },
  });
  const { status, body } = await post(`/order/${cancelledId}/retry`);
  expect([status, body.code]).toEqual([404, 'order_not_found']);
});

test('shows the stored bytes and the limit to operators and the partner', async () => {
  const full = { stored_bytes: mebibyte, limit_bytes: mebibyte };
  const authorization = `Bearer ${operatorToken}`;
  const shown = await call(`${gateway.url}/v1/operator/partners/${partner.partner_id}`, 'GET', { authorization });
  expect(shown.body.storage).toEqual({ sandbox: full, production: { stored_bytes: 0, limit_bytes: mebibyte } });
  const usage = await call(`${gateway.url}${base}/usage`, 'GET', { 'x-api-key': partner.api_keys.sandbox });
  expect(usage.body.storage).toEqual(full);
});

test('keeps the stored bytes in the metrics while they are computed again', async () => {
  const rebuilding = jest
    .spyOn(Usage.prototype, 'storedBytes')
    .mockRejectedValue(new ReadModelRebuildingError('usage', null));
  const authorization = `Bearer ${operatorToken}`;
  const shown = await call(`${gateway.url}/v1/operator/partners/${partner.partner_id}`, 'GET', { authorization });
  rebuilding.mockRestore();
  expect(shown.body.storage.sandbox.stored_bytes).toBe(0);
  const line = `dakpion_partner_stored_bytes{partner_id="${partner.partner_id}",environment="sandbox"} ${mebibyte}`;
  expect(await register.metrics()).toContain(line);
});

test('reads the sum again after a failure', async () => {
  const storage = gateway.application.get(PartnerStorage);
  const owner = { partner_id: 'prt_unread', environment: 'sandbox' } as const;
  const failing = jest.spyOn(gateway.application.get(Usage), 'storedBytes').mockRejectedValueOnce(new Error('away'));
  await expect(storage.isFull(owner)).rejects.toThrow('away');
  expect(await storage.isFull(owner)).toBe(false);
  failing.mockRestore();
});

test('shows the twenty largest partners in metrics', async () => {
  for (let n = 1; n <= 30; n += 1) {
    reportStoredBytes({ partner_id: `prt_${n}`, environment: 'production' }, mebibyte * 2 + n);
  }
  const shown = (await register.metrics()).match(/^dakpion_partner_stored_bytes\{.*$/gm) ?? [];
  expect(shown).toHaveLength(20);
  expect(shown.join()).toContain('partner_id="prt_30"');
  expect(shown.join()).not.toContain('partner_id="prt_10"');
});
