import type { MadePartner } from '../api.ts';
import { monthInDhaka } from '../day-in-dhaka.ts';
import { orderRequest, quotationRequest } from '../order-request.ts';
import { until } from '../until.ts';
import type { WebhookReceiver } from '../webhook-receiver.ts';
import type { Recording } from './recording.ts';

/** Records the answers of the partners' operations during one order. */
export async function recordPartner(recording: Recording, partner: MadePartner, receiver: WebhookReceiver) {
  const api = partner.sandbox;
  const headers = { 'x-api-key': api.key };
  const send = async (id: string, method: string, path: string, body?: unknown) =>
    (await recording.operation(id, method, `/v1/business${path}`, headers, body)).body;
  const get = (id: string, path: string) => send(id, 'GET', path);
  const post = (id: string, path: string, body?: unknown) => send(id, 'POST', path, body);

  await send('setCallbackUrl', 'PUT', '/webhooks/callback', { callback_url: receiver.url });
  await post('quoteOrder', '/order/quotation', quotationRequest());
  // Without a quotation_id, which would be expired when a reader of the documents sends the example.
  const created = await post('createOrder', '/order/create', orderRequest());
  const abroad = { estimated_receiver_address_latitude: 51.5, estimated_receiver_address_longitude: 0 };
  const orders = [orderRequest(), orderRequest({ receiver_name: 'Karim', ...abroad })];
  const bulk = { ...headers, 'x-idempotency-key': 'orders-of-monday' };
  await recording.operation('createOrders', 'POST', '/v1/business/orders/bulk', bulk, { orders });
  const isOver = async () => (await api.status(created.order_id)).body.parcel_status === 'COMPLETED';
  await until('the order to be completed', isOver);
  await until('its webhooks to come', async () => receiver.received.length >= 6);
  await get('getOrder', `/order/${created.order_id}`);
  await get('getOrderStatus', `/order/${created.order_id}/status`);
  const proof = `/order/${created.order_id}/proof`;
  const isProven = async () => (await api.get(`/v1/business${proof}`)).body.events[5].proof !== null;
  await until('its proofs', isProven);
  await get('getOrderProof', proof);
  await get('listOrders', '/orders?limit=1');
  await until('its events', async () => (await api.get('/v1/business/events')).body.data.length >= 6);
  await get('listEvents', '/events?limit=1');
  const second = await api.create(orderRequest());
  const cancellation_reason = 'The customer has changed their mind';
  await post('cancelOrder', `/order/${second.body.order_id}/cancel`, { cancellation_reason });
  await post('retryOrder', `/order/${second.body.order_id}/retry`, {});
  const isTold = () => receiver.of(second.body.order_id).some(({ body }) => body.event === 'CANCELLED');
  await until('the webhook of the cancellation', isTold);
  recording.keepWebhooks(
    [...receiver.of(created.order_id), ...receiver.of(second.body.order_id)].map(({ body }) => body),
  );

  await get('getCallbackUrl', '/webhooks/callback');
  await get('getWebhookSettings', '/webhooks/settings');
  await send('setWebhookSettings', 'PUT', '/webhooks/settings', { resend_after_recovery: true });
  const page = await get('listWebhooks', '/webhooks?limit=1&status=delivered');
  const [{ delivery_id }] = page.data;
  await get('getWebhook', `/webhooks/${delivery_id}`);
  await post('redeliverWebhook', `/webhooks/${delivery_id}/redeliver`, {});
  const { redelivery_id } = await post('redeliverWebhooks', '/webhooks/redeliver', { status: 'manual_review' });
  const redelivery = `/v1/business/webhooks/redeliveries/${redelivery_id}`;
  await until('the redelivery to end', async () => (await api.get(redelivery)).body.finished_at !== null);
  await get('getRedelivery', `/webhooks/redeliveries/${redelivery_id}`);
  await post('sendTestWebhook', '/webhooks/test', { event: 'PICKED' });

  await until('usage', async () => (await api.get('/v1/business/usage')).body.totals.completed.orders > 0);
  await get('getUsage', '/usage');
  await get('getStatement', `/statements/${monthInDhaka()}?limit=1`);
  // Requests are written to the log once a second.
  const creates = '/requests?path=order/create&limit=1';
  await until('the log of requests', async () => (await api.get(`/v1/business${creates}`)).body.data.length > 0);
  await get('listRequests', creates);
  await recording.operation('listWebhookSources', 'GET', '/v1/meta/webhook-sources', headers);
  return { orderId: created.order_id as string, deliveryId: delivery_id as string };
}
