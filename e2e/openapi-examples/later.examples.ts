import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openLmdbEventStore } from '@dakpion/event-store';
import { type Body, call, operate, PartnerApi } from '../api.ts';
import { clockAhead } from '../clock-ahead.ts';
import { orderRequest, quotationRequest } from '../order-request.ts';
import { startProgram, temporaryDirectory } from '../program.ts';
import { until } from '../until.ts';
import { operatorHeaders } from './operator.examples.ts';
import { cookieOf, type Recording } from './recording.ts';

/** Milliseconds after which a quotation has expired and a session must be confirmed. */
const laterMs = 16 * 60_000;

type MakeRecording = (url: string) => Recording;

/**
 * Records the problems of a program that was stopped for 16 minutes, and whose data a later version has used meanwhile: one of its
 * orders has an event that this version does not know.
 */
export async function recordLater(makeRecording: MakeRecording): Promise<Recording> {
  const dataDir = temporaryDirectory();
  const program = await startProgram({ dataDir });
  const asked = { name: 'Aarong', email: 'a@example.com' };
  const { body: made } = await operate(program.url, 'POST', '/partners', asked);
  const sandbox = new PartnerApi(program.url, made.api_keys.sandbox);
  const origin = { origin: program.url };
  const signedIn = await call('POST', `${program.url}/v1/dashboard/session`, origin, made.dashboard);
  const cookie = cookieOf(signedIn.headers);
  const { body: quotation } = await sandbox.post('/v1/business/order/quotation', quotationRequest());
  const { body: order } = await sandbox.create(orderRequest({ sandbox_scenario: 'no_rider' }));
  await program.stop();
  await appendUnknown(dataDir, order.order_id);

  const { url } = await startProgram({ dataDir, env: { ...clockAhead(laterMs), DEMONSTRATION_PARTNER: 'off' } });
  const recording = makeRecording(url);
  await recording.problem('no_demonstration_link', 'POST', '/v1/operator/dashboard-link', operatorHeaders);
  const rotation = '/v1/dashboard/keys/sandbox/rotate';
  await recording.problem('confirmation_required', 'POST', rotation, { origin: url, cookie });
  const headers = { 'x-api-key': sandbox.key };
  const expired = orderRequest({ quotation_id: quotation.quotation_id });
  await recording.problem('quotation_expired', 'POST', '/v1/business/order/create', headers, expired);
  const past = `/v1/business/order/${order.order_id}?as_of=${new Date(Date.now() + laterMs).toISOString()}`;
  await recording.problem('temporarily_unavailable', 'GET', past, headers);

  const parked = async () => (await operate(url, 'GET', '/parked')).body.data as Body[];
  await until('its stream to be parked', async () => (await parked()).length > 0, 60_000);
  await recording.operation('listParkedStreams', 'GET', '/v1/operator/parked', operatorHeaders);
  const [{ follower, stream }] = await parked();
  const release = `/v1/operator/parked/${follower}/${stream}/release`;
  await recording.operation('releaseParkedStream', 'POST', release, operatorHeaders, {});
  return recording;
}

async function appendUnknown(dataDir: string, orderId: string): Promise<void> {
  const eventStore = await openLmdbEventStore({ directory: join(dataDir, 'events') });
  const metadata = {
    schema_version: 1,
    $correlationId: randomUUID(),
    $causationId: null,
    actor: { kind: 'system' },
    occurred_at: new Date().toISOString(),
  };
  await eventStore.append(`order-${orderId}`, [{ id: randomUUID(), type: 'OrderTeleported', data: {}, metadata }], 0);
  await eventStore.close();
}
