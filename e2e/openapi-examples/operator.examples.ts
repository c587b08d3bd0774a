import { type Body, type MadePartner, operate } from '../api.ts';
import { monthInDhaka } from '../day-in-dhaka.ts';
import { operatorToken } from '../operator-token.ts';
import { orderRequest } from '../order-request.ts';
import { riderEvent } from '../rider-events.ts';
import { until } from '../until.ts';
import type { Recording } from './recording.ts';

export const operatorHeaders = { authorization: `Bearer ${operatorToken}` };

/**
 * Records the answers of operators' operations about a partner, one of its orders, and a rider event that could not be applied.
 */
export async function recordOperator(
  recording: Recording,
  partner: MadePartner,
  { orderId, deliveryId }: { orderId: string; deliveryId: string },
): Promise<void> {
  const send = async (id: string, method: string, path: string, body?: unknown): Promise<Body> =>
    (await recording.operation(id, method, `/v1/operator${path}`, operatorHeaders, body)).body;
  const get = (id: string, path: string) => send(id, 'GET', path);
  const post = (id: string, path: string, body?: unknown) => send(id, 'POST', path, body);
  const its = `/partners/${partner.partnerId}`;

  await recordTokens(recording);
  await post('makeDashboardLink', '/dashboard-link');
  await get('listPartners', '/partners?limit=1');
  await get('getPartner', its);
  const [{ user_id }] = (await get('listPartnerUsers', `${its}/users`)).data;
  await post('resetUserPassword', `${its}/users/${user_id}/password-reset`, { remove_totp: true });
  await post('reencryptSecrets', `${its}/secrets/reencrypt`);
  await get('findOrders', `/orders?order_id=${orderId}`);
  await get('showOrder', `/orders/${orderId}`);
  await get('listOverdueOrders', '/orders/overdue');
  await post('repairOrder', `/orders/${orderId}/repair`, { event_ids: [] });

  await get('listAllWebhooks', '/webhooks?limit=1&status=delivered');
  await get('listPartnerWebhooks', `${its}/sandbox/webhooks?limit=1&status=delivered`);
  await get('getPartnerWebhook', `${its}/sandbox/webhooks/${deliveryId}`);
  await post('redeliverPartnerWebhook', `${its}/sandbox/webhooks/${deliveryId}/redeliver`);
  const body = { status: 'manual_review' };
  const { redelivery_id } = await post('redeliverPartnerWebhooks', `${its}/sandbox/webhooks/redeliver`, body);
  await get('getPartnerRedelivery', `${its}/sandbox/webhooks/redeliveries/${redelivery_id}`);
  await get('getPartnerUsage', `${its}/sandbox/usage`);
  await get('getPartnerStatement', `${its}/sandbox/statements/${monthInDhaka()}?limit=1`);
  await get('listPartnerRequests', `/requests?partner_id=${partner.partnerId}&environment=sandbox&limit=1`);
  await post('repairPartnerUsage', `${its}/sandbox/usage/repair`);
  await get('listFollowers', '/followers');
  await post('rebuildProjection', '/projections/order-event-index/rebuild');
  await get('listProjections', '/projections');
  await recordDeadLetters(recording, partner, send);
}

/** Records the operations that change a partner, for a separate partner, because its keys end. */
export async function recordAccount(recording: Recording): Promise<void> {
  const send = async (id: string, method: string, path: string, body?: unknown): Promise<Body> =>
    (await recording.operation(id, method, `/v1/operator${path}`, operatorHeaders, body)).body;
  const made = await send('createPartner', 'POST', '/partners', { name: 'Aarong', email: 'shop@example.com' });
  const its = `/partners/${made.partner_id}`;
  const limits = { sandbox: { write: 60, read: 600 } };
  await send('setRateLimits', 'PUT', `${its}/rate-limits`, limits);
  await send('rotateApiKey', 'POST', `${its}/sandbox/api-key/rotate`);
  await send('revokeApiKeys', 'POST', `${its}/sandbox/api-key/revoke`);
  await send('rotateWebhookSecret', 'POST', `${its}/sandbox/webhook-secret/rotate`);
  await send('suspendPartner', 'POST', `${its}/suspend`);
  const headers = { 'x-api-key': made.api_keys.production };
  await recording.problem('partner_suspended', 'GET', '/v1/business/orders', headers);
  await send('resumePartner', 'POST', `${its}/resume`);
}

async function recordDeadLetters(
  recording: Recording,
  partner: MadePartner,
  send: (id: string, method: string, path: string, body?: unknown) => Promise<Body>,
): Promise<void> {
  const { url } = recording;
  const { body: order } = await partner.production.create(orderRequest());
  const key: string = order.order_id;
  const own = riderEvent(key, 'RIDER_ASSIGNED');
  await send('postOperatorRiderEvents', 'POST', '/rider-events', [own]);
  const other = { ...riderEvent(key, 'RIDER_ACCEPTED'), rider: { ...own.rider, rider_id: 1 } };
  const wrong = ['-a', '-b'].map((end) => ({ ...other, event_id: `${other.event_id}${end}` }));
  await operate(url, 'POST', '/rider-events', wrong);
  const open = async () => (await operate(url, 'GET', `/dead-letters?key=${key}`)).body.data;
  await until('two dead letters', async () => (await open()).length === 2, 60_000);
  const { data } = await send('listDeadLetters', 'GET', `/dead-letters?key=${key}&limit=1`);
  const letter = `/dead-letters/${data[0].letter_id}`;
  await send('getDeadLetter', 'GET', letter);
  const reason = { reason: 'The phone of the rider was swapped.' };
  await send('dropDeadLetter', 'POST', `${letter}/drop`, reason);
  await recording.problem('dead_letter_settled', 'POST', `/v1/operator${letter}/replay`, operatorHeaders);
  const [left] = await open();
  await send('replayDeadLetter', 'POST', `/dead-letters/${left.letter_id}/replay`);
}

/** The maximum number of valid tokens, without the token of the setting. */
const maxTokens = 100;

/** Records the creation, the list and the revocation of tokens, and the refusal of a change by an auditor. */
async function recordTokens(recording: Recording): Promise<void> {
  const path = '/v1/operator/tokens';
  const asked = { name: 'Rahim', role: 'auditor' };
  const { body } = await recording.operation('issueOperatorToken', 'POST', path, operatorHeaders, asked);
  await recording.operation('listOperatorTokens', 'GET', path, operatorHeaders);
  const auditor = { authorization: `Bearer ${body.token}` };
  await recording.problem('auditor_may_only_read', 'POST', path, auditor, asked);
  await recording.problem('operator_token_exists', 'POST', path, operatorHeaders, asked);
  await recording.operation('revokeOperatorToken', 'DELETE', `${path}/${body.token_id}`, operatorHeaders);
  await recording.problem('operator_token_not_found', 'DELETE', `${path}/${body.token_id}`, operatorHeaders);
  for (let count = 0; count < maxTokens; count += 1) {
    await operate(recording.url, 'POST', '/tokens', { name: `Auditor ${count}`, role: 'auditor' });
  }
  await recording.problem('too_many_operator_tokens', 'POST', path, operatorHeaders, asked);
}
