import { once } from 'node:events';
import { get, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { OrderDetails } from '@dakpion/contracts';
import { at, FollowedStream, orderDetails, quotation, start, until } from '@dakpion/fixtures';
import { RiderLocations } from '@dakpion/read-models';
import { streamsPerFollower } from '../events/stream-places.ts';
import { call, type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { writeOrder } from '../orders.fixture.ts';
import { TrackedParcels } from './tracked-parcels.ts';
import { streamsPerAddress, TrackingStreams } from './tracking-streams.ts';

const tilesUrl = 'https://tiles.example.com/{z}/{x}/{y}.png';
const minuteMs = 60_000;
let now = start;
let gateway: StartedGateway;
let partnerId: string;
beforeAll(async () => {
  gateway = await startGateway({}, () => now);
  partnerId = (await gateway.partner({ name: 'Books & Co' })).partner_id;
});
beforeEach(() => {
  now = start;
});
afterAll(() => gateway.close());

const driver_info = {
  rider_id: 4711,
  name: '<b>Karim</b> Uddin Ahmed',
  phone_number: '01811111111',
  driver_type: 2,
  is_freelancer: false,
  latitude: 23.7512,
  longitude: 90.3834,
  location_updated_at: at(20),
} as const;
const courseOf = {
  parcel_status: 'STARTED',
  assigned_at: at(5),
  accepted_at: at(6),
  started_at: at(7),
  eta: at(45),
  driver_info,
  rider_id: 4711,
  sequence: 4,
} as const;

let orders = 0;
/** Writes an order for one test. Returns the order and its token. */
async function written(changes: Partial<OrderDetails>) {
  orders += 1;
  const order = orderDetails({ order_id: `ord_${String(orders).padStart(26, '0')}`, ...changes });
  const token = `trk_${orders}`;
  await writeOrder(gateway.engines.stateStore, partnerId, order, token);
  return { order, token };
}

async function page(token: string, headers: Record<string, string> = { 'accept-language': 'en' }) {
  const { status, headers: answered, body } = await call(`${gateway.url}/track/${token}`, 'GET', headers);
  return { status, headers: answered, body: body as string };
}

const follow = (token: string, query = '?lang=en') =>
  FollowedStream.open(`${gateway.url}/track/${token}/stream${query}`, {});

test('shows the progress of the parcel, and nothing private', async () => {
  const { order, token } = await written({ ...courseOf, quotation: { ...quotation, total_price: 98_765 } });
  const { status, headers, body } = await page(token);
  expect(status).toBe(200);
  for (const text of [
    '<html lang="en">',
    '&lt;b&gt;Karim&lt;/b&gt;',
    'From Books &amp; Co',
    '<h1>The rider is on the way to collect your parcel</h1>',
    '<li class="current" aria-current="step">',
    'On the way to pickup',
    'Car',
    `<time datetime="${at(45)}">1:45 pm</time>`,
    'in about 45 min',
    `<time datetime="${at(20)}">1:20 pm</time>`,
    '0000-0001',
    // The place of the rider is exact.
    'and the rider. Pickup and destination are approximate."',
    '<noscript><meta http-equiv="refresh" content="15"></noscript>',
    'href="?lang=bn"',
  ]) {
    expect(body).toContain(text);
  }
  expect(body.match(/<li class="done">/g)).toHaveLength(3);
  const secrets = [
    'Uddin',
    driver_info.phone_number,
    order.receiver_phone_number,
    order.receiver_name,
    order.receiver_address_text,
    order.pickup_address_text,
    String(order.quotation.total_price),
    String(order.estimated_pickup_address_latitude),
    String(order.estimated_pickup_address_longitude),
    String(order.estimated_receiver_address_latitude),
    String(order.estimated_receiver_address_longitude),
    partnerId,
  ];
  for (const secret of secrets) expect(body).not.toContain(secret);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Language',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[\w+/=]{44}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    ),
  });
});

test('contains no inline script and no style attribute, whatever text an order contains', async () => {
  const { token } = await written({
    ...courseOf,
    driver_info: { ...driver_info, name: '"><script>alert(1)</script>' },
  });
  const { body } = await page(token);
  expect(body.match(/<script[^>]*>/g)).toEqual([
    expect.stringMatching(/ src="\/track\/assets\/tracking\.js\?v=[\w-]+"/),
  ]);
  expect(body).not.toMatch(/ (style|on\w+)=/);
});

test('has the language of the query, otherwise of the browser, otherwise Bangla', async () => {
  const { token } = await written(courseOf);
  const bangla = (await page(token, {})).body;
  for (const text of ['<html lang="bn">', 'Books &amp; Co থেকে', 'দুপুর ১:৪৫', 'আনুমানিক ৪৫ মিনিটে', 'href="?lang=en"']) {
    expect(bangla).toContain(text);
  }
  expect(bangla).not.toMatch(/Rider|Expected|Steps/);
  expect((await page(token)).body).not.toContain('রাইডার');
  expect((await page(`${token}?lang=bn`)).body).toContain('<html lang="bn">');
});

test('shows steps, a contact and the next order of a cancelled order, and does not refresh', async () => {
  const next = await written({ tracking_url: 'https://api.example.com/track/trk_next' });
  const { token } = await written({
    parcel_status: 'CANCELLED',
    assigned_at: at(5),
    cancelled_at: at(10),
    cancelled_by: 'partner',
    retried_by_order_id: next.order.order_id,
    driver_info,
    sequence: 3,
  });
  const { body } = await page(token);
  expect(body).toContain('<li class="stopped" aria-current="step">');
  expect(body).toContain('The delivery was cancelled by Books &amp; Co.');
  expect(body).toContain('<a href="https://api.example.com/track/trk_next">Follow the new delivery</a>');
  expect(body).not.toContain('Delivered');
  expect(body).not.toContain('Last seen');
  expect(body).not.toContain('http-equiv="refresh"');
});

test('gives advice when no rider is found for a long time', async () => {
  const { token } = await written({});
  expect((await page(token)).body).not.toContain('class="advice');
  now = start + 10 * minuteMs;
  expect((await page(token)).body).toContain('Finding a rider takes longer than usual.');
});

test('says that a link ended seven days ago, and ends its stream', async () => {
  const { token } = await written({ parcel_status: 'COMPLETED', completed_at: at(0), sequence: 6 });
  expect((await page(token)).status).toBe(200);
  now = start + 7 * 24 * 60 * minuteMs;
  const { status, headers, body } = await page(token);
  expect([status, headers.get('x-robots-tag')]).toEqual([410, 'noindex']);
  expect(body).toContain('This link has ended');
  const stream = await follow(token);
  await until(() => stream.isOver);
  expect(stream.messages.map(({ event }) => event)).toEqual(['end']);
});

test.each(['unknown', '%00', '<script>', 'x'.repeat(200)])('answers %s with a 404 page', async (token) => {
  const { status, headers, body } = await page(token);
  expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toContain('No such parcel');
  expect((await follow(token)).status).toBe(404);
});

test('shows a map beyond the outline of the city only with tiles, and allows pictures from their host only', async () => {
  const far = { estimated_receiver_address_latitude: 22.3569, estimated_receiver_address_longitude: 91.7832 };
  const { token } = await written({ ...courseOf, ...far });
  expect((await page(token)).body).not.toContain('id="map"');
  const other = await startGateway({ trackingTilesUrl: tilesUrl, trackingTilesAttribution: '© Example' });
  try {
    const { partner_id } = await other.partner();
    await writeOrder(other.engines.stateStore, partner_id, orderDetails({ ...courseOf, ...far }), token);
    const { body, headers } = await call(`${other.url}/track/${token}?lang=en`, 'GET');
    expect(body).toContain('id="map"');
    expect(body).toContain('© Example');
    expect(headers.get('content-security-policy')).toContain(`; img-src https://tiles.example.com data:;`);
  } finally {
    await other.close();
  }
});

test('sends each change of the page and each location of the rider at once, and ends with the delivery', async () => {
  const { order, token } = await written(courseOf);
  const stream = await follow(token);
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-robots-tag': 'noindex',
  });
  const last = () => stream.of('parcel').at(-1)?.data;
  await until(() => stream.of('parcel').length === 1);
  expect(last()).toMatchObject({
    title: 'The rider is on the way to collect your parcel · Books & Co',
    progress: expect.stringContaining('in about 45 min'),
    details: expect.stringContaining('1:20 pm'),
    places: { pickup: [23.781, 90.417], destination: [23.746, 90.374], rider: [23.7512, 90.3834] },
    over: false,
  });
  await new RiderLocations(gateway.engines.stateStore).record({
    order_id: order.order_id,
    rider_id: 4711,
    latitude: 23.76,
    longitude: 90.4,
    occurred_at: at(21),
    time_to_pickup: 5,
    duration: 10,
  });
  await until(() => last().places.rider[0] === 23.76);
  expect(last().progress).toContain('1:36 pm');
  const times = { picked_at: at(25), completed_at: at(30) };
  const completed = { ...order, parcel_status: 'COMPLETED', ...times, sequence: 6 } as const;
  await writeOrder(gateway.engines.stateStore, partnerId, completed, token);
  await until(() => stream.isOver);
  expect(last()).toMatchObject({ over: true, places: { rider: null }, title: expect.stringContaining('delivered') });
  expect(stream.messages.at(-1)?.event).toBe('end');
  expect(JSON.stringify(stream.messages)).not.toMatch(/Uddin|01811111111|01712345678/);
});

test('has at most ten streams for one link, and accepts another one when one ends', async () => {
  const { token } = await written(courseOf);
  const open = await Promise.all(Array.from({ length: streamsPerFollower }, () => follow(token)));
  expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
  const refused = await follow(token);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
  // HEAD opens no stream.
  const head = await fetch(`${gateway.url}/track/${token}/stream`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  open.pop()?.close();
  let again: FollowedStream | undefined;
  await until(async () => {
    again = await follow(token);
    return again.status === 200;
  });
  for (const stream of [...open, again]) stream?.close();
});

test('gives the place of a stream that cannot begin to the next one at once', async () => {
  const { token } = await written(courseOf);
  const followed = await gateway.application.get(TrackedParcels, { strict: false }).follow(token);
  if (followed === null) throw new Error('the link is unknown');
  const streams = gateway.application.get(TrackingStreams, { strict: false });
  const client = { token, language: 'en', address: '203.0.113.9' } as const;
  const headers = { 'X-Refused-By-Node': '\n' };
  for (let begun = 0; begun < streamsPerFollower; begun += 1) {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    await expect(streams.begin(client, followed, { response, headers })).rejects.toThrow('Invalid character');
  }
  const next = await follow(token);
  expect(next.status).toBe(200);
  next.close();
});

/** Opens a stream and leaves it unread. Uses its own socket, because fetch opens a new one for each closed one. */
async function hold(token: string): Promise<{ status: number | undefined; cut(): void }> {
  const asked = get(`${gateway.url}/track/${token}/stream`, { agent: false });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, cut: () => asked.destroy() };
}

test('has at most a hundred streams for one address at a gateway, for all links together', async () => {
  const links = streamsPerAddress / streamsPerFollower;
  const tokens = await Promise.all(Array.from({ length: links + 1 }, async () => (await written(courseOf)).token));
  const free = tokens.pop() ?? '';
  const held = await Promise.all(
    tokens.flatMap((token) => Array.from({ length: streamsPerFollower }, () => hold(token))),
  );
  expect(held.filter(({ status }) => status === 200)).toHaveLength(streamsPerAddress);
  const refused = await hold(free);
  expect(refused.status).toBe(429);
  for (const { cut } of [...held, refused]) cut();
  await until(async () => {
    const again = await hold(free);
    again.cut();
    return again.status === 200;
  });
});

test('ends its streams when the gateway stops, and clients continue at another one', async () => {
  const other = await startGateway();
  const { partner_id } = await other.partner();
  await writeOrder(other.engines.stateStore, partner_id, orderDetails(courseOf), 'trk_other');
  const stream = await FollowedStream.open(`${other.url}/track/trk_other/stream`, {});
  await until(() => stream.of('parcel').length === 1);
  await other.close();
  await until(() => stream.isOver);
  // The stream ended before the delivery.
  expect(stream.of('end')).toEqual([]);
});

test('has files that are compressed and cached by their hash', async () => {
  const { token } = await written(courseOf);
  const src = /src="(\/track\/assets\/tracking\.js[^"]+)"/.exec((await page(token)).body)?.[1];
  const answer = await fetch(`${gateway.url}${src}`);
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(await answer.text()).toContain('EventSource');
  const library = await fetch(`${gateway.url}/track/assets/leaflet.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(library.headers.get('content-encoding')).toBeNull();
  expect(await library.text()).toContain('Leaflet 1.9.4');
  expect((await fetch(`${gateway.url}/track/assets/none.js`)).status).toBe(404);
  expect((await fetch(`${gateway.url}/track/assets/toString`)).status).toBe(404);
});
