import { type MadePartner } from '../api.ts';
import { orderRequest } from '../order-request.ts';
import { riderEvent } from '../rider-events.ts';
import type { Recording } from './recording.ts';

/** Records the answers to a dispatch system without Kafka about one order. */
export async function recordDispatch(recording: Recording, partner: MadePartner, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await partner.production.create(orderRequest());
  await recording.operation('listDispatchRequests', 'GET', '/v1/dispatch/requests?limit=1&wait=5', headers);
  const assigned = [riderEvent(body.order_id, 'RIDER_ASSIGNED')];
  await recording.operation('postRiderEvents', 'POST', '/v1/dispatch/rider-events', headers, assigned);
  await recording.problem('dispatch_unauthorized', 'GET', '/v1/dispatch/requests');
}
