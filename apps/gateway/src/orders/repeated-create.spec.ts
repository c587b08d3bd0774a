import { hostname } from 'node:os';
import { type OrderCommand, orderIdOfKey } from '@dakpion/contracts';
import { orderDetails, orderRecord } from '@dakpion/fixtures';
import { OrderViews } from '@dakpion/read-models';
import { ReadModelRebuildingError } from '@dakpion/state-store';
import { call, type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { orderBody, writeOrder } from '../orders.fixture.ts';
import { createPath } from './create-order.fixture.ts';

describe('a repeated request whose callback URL is no longer accepted', () => {
  // The name of this machine resolves to a local address, which this gateway does not accept any more.
  const body = { ...orderBody, callback_url: `https://${hostname()}/hook` };
  let strict: StartedGateway;
  let partner: Awaited<ReturnType<StartedGateway['partner']>>;
  let orderId: string;
  beforeAll(async () => {
    strict = await startGateway({ webhookAllowPrivate: { sandbox: [], production: [] } });
    partner = await strict.partner();
    orderId = orderIdOfKey(partner.partner_id, 'sandbox', 'cart-1');
  });
  afterAll(() => strict.close());

  const post = (key: string) =>
    call(
      `${strict.url}${createPath}`,
      'POST',
      { 'x-api-key': partner.api_keys.sandbox, 'x-idempotency-key': key },
      body,
    );

  test('is answered with the stored order, and a new request is refused', async () => {
    const order = orderRecord({ order_id: orderId });
    strict.services.order = async (command) => {
      if (command.order_id !== orderId) {
        return { outcome: 'refused', refusal: { code: 'order_not_found', order_id: command.order_id } };
      }
      return { outcome: 'done', replayed: true, order };
    };
    // The order service knows the order. The views do not know it yet.
    expect(await post('cart-1')).toMatchObject({ status: 201, body: order });
    await writeOrder(strict.engines.stateStore, partner.partner_id, orderDetails({ order_id: orderId }), 'trk_1');
    const repeated = await post('cart-1');
    expect([repeated.status, repeated.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    const fresh = await post('cart-2');
    expect([fresh.status, fresh.body.errors]).toMatchObject([422, [{ code: 'address_not_allowed' }]]);
  });

  test('is answered while the views are being built again, and so is a new request', async () => {
    const ownerOf = jest
      .spyOn(OrderViews.prototype, 'ownerOf')
      .mockRejectedValue(new ReadModelRebuildingError('orders', null));
    const order = orderRecord({ order_id: orderId });
    strict.services.order = async (command) =>
      command.order_id === orderId
        ? { outcome: 'done', replayed: true, order }
        : { outcome: 'refused', refusal: { code: 'order_not_found', order_id: command.order_id } };
    const [repeated, fresh] = [await post('cart-1'), await post('cart-3')];
    ownerOf.mockRestore();
    expect([repeated.status, fresh.status, fresh.body.code]).toEqual([201, 422, 'validation_failed']);
  });

  test('is not resolved again once the views know the order', async () => {
    await writeOrder(strict.engines.stateStore, partner.partner_id, orderDetails({ order_id: orderId }), 'trk_1');
    const commands: OrderCommand[] = [];
    strict.services.order = async (command) => {
      commands.push(command);
      return { outcome: 'done', replayed: true, order: orderRecord({ order_id: orderId }) };
    };
    expect((await post('cart-1')).status).toBe(201);
    expect(commands).toEqual([expect.not.objectContaining({ repeat_only: true })]);
  });
});
