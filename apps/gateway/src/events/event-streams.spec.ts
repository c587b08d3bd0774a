import type { Environment, PartnerEvent } from '@dakpion/contracts';
import {
  context,
  eventually,
  FollowedStream,
  orderDetails,
  orderEvent,
  orderId,
  start,
  until,
} from '@dakpion/fixtures';
import type { CreatedPartner } from '@dakpion/partners';
import { OrderEventIndexWriter, RiderLocations, webhookBody } from '@dakpion/read-models';
import { Sessions } from '../access/sessions.ts';
import { sessionCookie } from '../dashboard/dashboard.fixture.ts';
import { call, partnerAccounts, type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { writeOrder } from '../orders.fixture.ts';
import { streamsPerFollower } from './stream-places.ts';

// The gateway with an event index. A list of this spec replaces the order service as the source of events.

let gateway: StartedGateway;
let writer: OrderEventIndexWriter;
let partner: CreatedPartner;
let position = 0;
const recorded: (PartnerEvent & { readonly owner: string })[] = [];
const opened: FollowedStream[] = [];
const otherOrderId = `ord_${'b'.repeat(26)}`;

beforeAll(async () => {
  gateway = await startGateway();
  writer = new OrderEventIndexWriter(gateway.engines.stateStore);
  gateway.services.reading = async (question) => {
    if (question.type !== 'ReadPartnerEvents') throw new Error('unexpected');
    const { partner_id, environment, order_id, after, limit } = question;
    const all = recorded.filter(
      (event) =>
        event.owner === `${partner_id}:${environment}` &&
        Number(event.position) > Number(after ?? -1) &&
        (order_id === null || event.body.order_id === order_id),
    );
    const events = all.slice(0, limit).map(({ position: at, body }) => ({ position: at, body }));
    return { events, next: events.at(-1)?.position ?? after, has_more: all.length > limit };
  };
});
afterAll(() => gateway.close());
beforeEach(async () => {
  partner = await gateway.partner();
});
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.close();
});

/** Records an event of an order. Returns its position. */
async function happen(of = partner, order = orderId, environment: Environment = 'sandbox'): Promise<string> {
  position += 3;
  const message = orderEvent(order, 1, { event_id: `evt_${position}` });
  const body = webhookBody({ ...message, event: 'ORDER_CREATED' }, null, start);
  const owner = { partner_id: of.partner_id, environment };
  recorded.push({ owner: `${of.partner_id}:${environment}`, position: String(position), body });
  const held = () => Promise.resolve();
  await writer.append([{ owner, events: [{ position, order_id: order, revision: 0 }] }], held);
  return String(position);
}

async function follow(
  path = '/stream',
  headers: Record<string, string> = {},
  key: string | null = partner.api_keys.sandbox,
): Promise<FollowedStream> {
  const all = { ...(key !== null && { 'x-api-key': key }), ...headers };
  const stream = await FollowedStream.open(`${gateway.url}/v1/business${path}`, all);
  opened.push(stream);
  return stream;
}

const idsOf = (stream: FollowedStream) => stream.of('order_event').map(({ id }) => id);

test('sends events as they happen, and never those of others', async () => {
  const stranger = await gateway.partner();
  await happen();
  const stream = await follow();
  expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  await happen(stranger);
  await happen(partner, orderId, 'production');
  const ids = [await happen(), await happen(partner, otherOrderId), await happen()];
  await until(() => idsOf(stream).length === 3);
  expect(idsOf(stream)).toEqual(ids);
  expect(stream.of('order_event')[0]!.data).toMatchObject({ event_id: `evt_${ids[0]}`, order_id: orderId });
});

test('continues after the last id of a client that reconnects, even if the id has no event', async () => {
  await happen();
  const stream = await follow();
  await until(() => stream.lastId !== null);
  stream.close();
  const missed: string[] = [];
  for (let n = 0; n < 130; n += 1) missed.push(await happen());
  const again = await follow('/stream', { 'last-event-id': stream.lastId! });
  const byQuery = await follow(`/stream?after=${missed[99]}`);
  await until(() => idsOf(again).length === 130 && idsOf(byQuery).length === 30);
  const next = await happen();
  await until(() => idsOf(again).length === 131);
  expect(idsOf(again)).toEqual([...missed, next]);
  await until(() => idsOf(byQuery).length === 31);
});

test('loses nothing for a client whose stream is lost before its first event', async () => {
  const stream = await follow();
  await until(() => stream.lastId !== null);
  stream.close();
  const missed = await happen();
  const again = await follow('/stream', { 'last-event-id': stream.lastId! });
  await until(() => idsOf(again).length === 1);
  expect([stream.lastId, idsOf(again)]).toEqual(['0', [missed]]);
});

test('sends the events of one order only, from its first event on, when an order is given', async () => {
  await writeOrder(gateway.engines.stateStore, partner.partner_id, orderDetails());
  const first = await happen();
  await happen(partner, otherOrderId);
  const stream = await follow(`/order/${orderId}/stream`);
  await until(() => idsOf(stream).length === 1);
  await happen(partner, otherOrderId);
  const second = await happen();
  await until(() => idsOf(stream).length === 2);
  expect(idsOf(stream)).toEqual([first, second]);
});

test('sends the latest location of each rider first, then each new one, without an id', async () => {
  const { stateStore } = gateway.engines;
  const id = `ord_${'c'.repeat(26)}`;
  const order = orderDetails();
  const { latitude, longitude } = { latitude: 23.7, longitude: 90.4 };
  const driver_info = {
    ...{ rider_id: 7, name: 'Karim', phone_number: '01812345678', driver_type: 1 as const, is_freelancer: true },
    ...{ latitude, longitude, location_updated_at: order.updated_at },
  };
  const under = { order_id: id, parcel_status: 'STARTED' as const, rider_id: 7, driver_info, sequence: 4 };
  await writeOrder(stateStore, partner.partner_id, { ...order, ...under }, 'trkc');
  await happen(partner, id);
  const locations = new RiderLocations(stateStore);
  const report = (second: number, rider_id = 7) => {
    const occurred_at = new Date(Date.parse(order.updated_at) + second * 1_000).toISOString();
    const place = { latitude: Number(`23.70${second}`), longitude: 90.4, time_to_pickup: null, duration: null };
    return locations.record({ order_id: id, rider_id, occurred_at: occurred_at as never, ...place });
  };
  await report(1);
  await report(2);
  const [all, one] = [await follow(), await follow(`/order/${id}/stream`)];
  const seen = (stream: FollowedStream) => stream.of('rider_location').map(({ data }) => data.rider_latitude);
  await until(() => seen(all).length > 0 && seen(one).length > 0);
  await report(3);
  await until(() => seen(all).at(-1) === 23.703 && seen(one).at(-1) === 23.703);
  await report(4, 8);
  await report(5);
  await until(() => seen(one).at(-1) === 23.705);
  expect(new Set(seen(one))).toEqual(new Set([23.702, 23.703, 23.705]));
  expect(one.of('rider_location').every(({ id: event }) => event === null)).toBe(true);
  expect(one.of('rider_location')[0]!.data).toMatchObject({ order_id: id, rider_id: 7 });
});

test('ends soon after the key was revoked or the partner suspended', async () => {
  const accounts = partnerAccounts(gateway.engines);
  const stream = await follow();
  await accounts.revokeApiKeys(partner.partner_id, 'sandbox', context);
  await until(() => stream.isOver, 3_000);
  await happen();
  expect(stream.messages).toEqual([]);
  partner = await gateway.partner();
  const second = await follow();
  await accounts.suspend(partner.partner_id, context);
  await until(() => second.isOver, 3_000);
});

test('lets a user of the dashboard follow with a session until it ends', async () => {
  const cookie = await sessionCookie(gateway, partner.partner_id);
  const open = () => follow('/stream', { cookie, 'x-environment': 'sandbox' }, null);
  const stream = await open();
  expect(stream.status).toBe(200);
  const id = await happen();
  await until(() => idsOf(stream).length === 1);
  expect(idsOf(stream)).toEqual([id]);
  // Each follower has its own places: a user of the dashboard takes none from the partner's programs.
  for (let n = 1; n < streamsPerFollower; n += 1) expect((await open()).status).toBe(200);
  expect((await open()).status).toBe(429);
  expect((await follow()).status).toBe(200);
  await gateway.application.get(Sessions).end(cookie.split('=')[1]!);
  await until(() => stream.isOver, 3_000);
});

test.each<[string, () => Promise<unknown>]>([
  ['the user has signed out everywhere', signOutEverywhere],
  ['the partner was suspended', () => partnerAccounts(gateway.engines).suspend(partner.partner_id, context)],
])('ends a stream of the dashboard soon after %s', async (_, end) => {
  const cookie = await sessionCookie(gateway, partner.partner_id);
  const stream = await follow('/stream', { cookie, 'x-environment': 'sandbox' }, null);
  expect(stream.status).toBe(200);
  await end();
  await until(() => stream.isOver, 3_000);
});

async function signOutEverywhere(): Promise<void> {
  const cookie = await sessionCookie(gateway, partner.partner_id);
  const answer = await call(`${gateway.url}/v1/dashboard/sessions`, 'DELETE', {
    cookie,
    'sec-fetch-site': 'same-origin',
  });
  expect(answer.status).toBe(204);
}

test('allows a partner at most 10 streams in an environment', async () => {
  for (let n = 0; n < streamsPerFollower; n += 1) expect((await follow()).status).toBe(200);
  const refused = await follow();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  const again = await fetch(`${gateway.url}/v1/business/stream`, {
    headers: { 'x-api-key': partner.api_keys.sandbox },
  });
  expect(await again.json()).toMatchObject({
    detail: '10 streams are open, the most at once. Close one, or connect again after 5 seconds if one was lost.',
    limit: streamsPerFollower,
  });
  const elsewhere = await follow('/stream', { 'x-api-key': partner.api_keys.production });
  expect(elsewhere.status).toBe(200);
  opened[0]!.close();
  await until(async () => (await follow()).status === 200);
});

test.each([
  ['/stream?after=evt_1', {}, 422],
  ['/stream', { 'last-event-id': 'evt_1' }, 422],
  [`/order/ord_${'z'.repeat(26)}/stream`, {}, 404],
  ['/order/1/stream', {}, 404],
])('refuses %s with %j as %d', async (path, headers, status) => {
  const stream = await follow(path, headers as Record<string, string>);
  expect([stream.status, stream.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
});

test('counts a stream as one request, with one log line when it ends', async () => {
  const stream = await follow('/stream', { 'x-request-id': 'streamed' });
  expect(stream.headers.get('ratelimit')).toMatch(/^"read";r=\d+;t=1$/);
  expect(stream.headers.get('x-request-id')).toBe('streamed');
  stream.close();
  const lines = () => gateway.logged.filter((entry) => (entry as { request_id?: string }).request_id === 'streamed');
  await until(() => lines().length === 1);
  // No status: the client closed the connection.
  expect(lines()).toMatchObject([{ route: '/v1/business/stream', status: null }]);
});

test('answers HEAD with the headers of a stream, and opens none', async () => {
  const headers = { 'x-api-key': partner.api_keys.sandbox };
  const answer = await fetch(`${gateway.url}/v1/business/stream`, { method: 'HEAD', headers });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
});

test('ends its streams when the gateway stops', async () => {
  const stopped = await startGateway();
  const { api_keys } = await stopped.partner();
  const url = `${stopped.url}/v1/business/stream`;
  const stream = await FollowedStream.open(url, { 'x-api-key': api_keys.sandbox });
  await stopped.close();
  await eventually(() => expect(stream.isOver).toBe(true));
});

test('stops within the time of a process for its stop, although a read for a stream is not answered', async () => {
  const stopped = await startGateway();
  const { partner_id, api_keys } = await stopped.partner();
  const asked = jest.fn(() => new Promise<object>(() => undefined));
  stopped.services.reading = asked;
  const owner = { partner_id, environment: 'sandbox' } as const;
  const events = [{ position: 3, order_id: orderId, revision: 0 }];
  await new OrderEventIndexWriter(stopped.engines.stateStore).append([{ owner, events }], async () => undefined);
  const url = `${stopped.url}/v1/business/stream?after=0`;
  const stream = await FollowedStream.open(url, { 'x-api-key': api_keys.sandbox });
  await until(() => asked.mock.calls.length > 0);
  const from = performance.now();
  await stopped.application.close();
  expect(performance.now() - from).toBeLessThan(7_000);
  expect(stream.isOver).toBe(true);
  await stopped.close();
});
