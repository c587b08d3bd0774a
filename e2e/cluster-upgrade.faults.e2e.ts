import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { type Body, call, PartnerApi, whenAllowed } from './api.ts';
import { atEnd } from './at-end.ts';
import { untilAuditIsClean } from './clean-audit.ts';
import { clusterEnvironment, endCluster, startOwnCluster } from './cluster.ts';
import { settleWithinMs } from './cluster-processes.ts';
import { untilNothingLags } from './consumer-lags.ts';
import { untilAcknowledged } from './placing.ts';
import { type Program, temporaryDirectory } from './program.ts';
import { askRedis } from './redis-command.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

// Runs the present services on the Redis and the event store of a cluster that version 0.1.0 has filled (write-cluster.mjs).

type Environment = 'sandbox' | 'production';

interface Order {
  readonly order_id: string;
  readonly environment: Environment;
  readonly key: string;
  readonly request: { readonly receiver_phone_number: string; readonly partner_reference_id: string };
  readonly status: string;
}

/** The data that a client of the installation has kept. */
interface Client {
  readonly partner_id: string;
  readonly api_keys: Readonly<Record<Environment, string>>;
  /** A key that two rotations have ended. */
  readonly ended_key: string;
  readonly suspended_key: string;
  readonly webhook: Readonly<Record<Environment, { readonly signing_secret: string; readonly token: string }>>;
  readonly dashboard: { readonly email: string; readonly password: string };
  /** The cookie of a session of the dashboard. */
  readonly cookie: string;
  /** The order with a webhook in review. */
  readonly reviewed: string;
  /** The orders whose webhooks wait for their next attempt. */
  readonly waiting: readonly string[];
  readonly orders: readonly Order[];
}

const commit = '7977299';
/** The port in the callback URLs of the installation. Nobody listened there when its cluster stopped. */
const receiverPort = 18_998;
/**
 * Makes the sessions begin now, in the history of this Redis. Otherwise they would have ended: they are hours old, and Redis was
 * restarted since, which an upgrade of the services does not do.
 */
const renewSessions = `
  local now = redis.call('TIME')[1] * 1000
  local function field(section, name) return string.match(redis.call('INFO', section), name .. ':(%w+)') end
  local history = field('server', 'run_id') .. ':' .. field('replication', 'master_replid')
  local keys = redis.call('KEYS', '*{sessions}:document:*')
  for _, key in ipairs(keys) do
    local session = cjson.decode(redis.call('HGET', key, 'value'))
    session.began_at = now
    session.used_at = now
    session.history = history
    redis.call('HSET', key, 'value', cjson.encode(session))
  end
  return #keys`;
/** After an upgrade, builds of read models wait for this time, until no pods of the former version are left. */
const builtAfterMs = 60_000;
/** Makes the builds look as if they began a minute ago. */
const passMinute = `
  local passed = 0
  for _, key in ipairs(redis.call('KEYS', '*:document:checkpoints:builds.*')) do
    local value = cjson.decode(redis.call('HGET', key, 'value'))
    for _, build in ipairs(value.builds) do build.began_at = build.began_at - ${builtAfterMs} end
    redis.call('HSET', key, 'value', cjson.encode(value))
    passed = passed + 1
  end
  return passed`;

let program: Program;
let launchedAt: number;
let client: Client;
let receiver: WebhookReceiver;
let shops: Readonly<Record<Environment, PartnerApi>>;

beforeAll(async () => {
  const directory = temporaryDirectory();
  execFileSync('tar', ['xzf', join(__dirname, 'installations', `${commit}-cluster.tar.gz`), '-C', directory]);
  client = JSON.parse(readFileSync(join(directory, `${commit}.json`), 'utf8')) as Client;
  receiver = await WebhookReceiver.start({ port: receiverPort });
  atEnd(endCluster);
  launchedAt = performance.now();
  program = await startOwnCluster(join(directory, commit));
  const { sandbox, production } = client.api_keys;
  shops = { sandbox: new PartnerApi(program.url, sandbox), production: new PartnerApi(program.url, production) };
}, 600_000);

async function search(environment: Environment, query: string) {
  const { status, headers, body } = await shops[environment].get(`/v1/business/orders?limit=50&${query}`);
  return { status, headers, body, ids: ((body.data ?? []) as Body[]).map(({ order_id }) => order_id) };
}

const byPhone = ({ environment, request }: Order) =>
  search(environment, `receiver_phone_number=${request.receiver_phone_number}`);

test('old orders are served at once, and a repeated request gets its former answer', async () => {
  const asked = await byPhone(client.orders[0]!);
  // A slow machine can have built the views already during the start.
  if (performance.now() - launchedAt < builtAfterMs) {
    expect(asked).toMatchObject({ status: 503, body: { code: 'temporarily_unavailable', reason: 'rebuilding' } });
    expect(Number(asked.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  for (const { order_id, environment, status, request, key } of client.orders) {
    const shop = shops[environment];
    const { receiver_phone_number, partner_reference_id } = request;
    const kept = { parcel_status: status, receiver_phone_number, partner_reference_id };
    expect((await shop.details(order_id)).body).toMatchObject(kept);
    expect((await shop.status(order_id)).body).toMatchObject({ order_id, parcel_status: status });
    const replayed = await untilAcknowledged('a repeated order', () => shop.create(request, key));
    expect([replayed.status, replayed.headers.get('idempotent-replayed'), replayed.body.order_id]).toEqual([
      201,
      'true',
      order_id,
    ]);
  }
  for (const environment of ['sandbox', 'production'] as const) {
    const own = client.orders.filter((order) => order.environment === environment);
    expect((await search(environment, '')).ids.toSorted()).toEqual(own.map(({ order_id }) => order_id).toSorted());
  }
});

test('waiting webhooks are delivered with the former secrets, and so is a redelivered webhook from the review', async () => {
  const arrived = async (orderId: string) => {
    await until(`the webhook of ${orderId}`, () => receiver.of(orderId).length > 0, settleWithinMs);
    const { headers, text } = receiver.of(orderId)[0]!;
    return new Webhook(client.webhook.production.signing_secret).verify(text, headers as Record<string, string>);
  };
  expect(client.waiting).toHaveLength(3);
  for (const orderId of client.waiting) {
    expect(await arrived(orderId)).toMatchObject({ event: 'ORDER_CREATED', sequence: 1, parcel_status: 'PENDING' });
  }
  expect(receiver.of(client.reviewed)).toEqual([]);
  const log = (await shops.production.get(`/v1/business/webhooks?order_id=${client.reviewed}`)).body.data;
  expect(log).toMatchObject([{ status: 'manual_review', attempts_total: 6 }]);
  const redeliver = `/v1/business/webhooks/${log[0].delivery_id}/redeliver`;
  expect((await untilAcknowledged('a redelivery', () => shops.production.post(redeliver))).status).toBe(202);
  expect(await arrived(client.reviewed)).toMatchObject({ event: 'ORDER_CREATED', sequence: 1 });
  // The shared secret is bound to the origin of the partner's callback URL.
  const sent = { event: 'PICKED', callback_url: `${receiver.url}/hook` };
  expect((await shops.sandbox.post('/v1/business/webhooks/test', sent)).status).toBe(200);
  expect(receiver.received.at(-1)?.headers['x-webhook-secret']).toBe(client.webhook.sandbox.token);
});

test('keys, passwords and sessions are valid as before, and a session has to confirm a sensitive change', async () => {
  const answer = async (key: string) => {
    const { status, body } = await new PartnerApi(program.url, key).get('/v1/business/orders');
    return [status, body.code];
  };
  expect(await answer(client.ended_key)).toEqual([401, 'expired_api_key']);
  expect(await answer(client.suspended_key)).toEqual([403, 'partner_suspended']);

  expect(await askRedis('EVAL', renewSessions, '0')).toBe(':1');
  const dashboard = (method: string, path: string, body?: unknown) =>
    whenAllowed(() =>
      call(method, `${program.url}/v1/dashboard${path}`, { origin: program.url, cookie: client.cookie }, body),
    );
  const session = await dashboard('GET', '/session');
  expect([session.status, session.body.partner?.partner_id]).toEqual([200, client.partner_id]);
  expect((await dashboard('POST', '/keys/production/rotate')).body).toMatchObject({ code: 'confirmation_required' });
  const { password } = client.dashboard;
  expect((await dashboard('POST', '/session/confirm', { password })).status).toBe(204);
  expect((await dashboard('POST', '/keys/production/rotate')).status).toBe(200);
  // The former key is valid for a day in addition to the new one.
  expect(await answer(client.api_keys.production)).toEqual([200, undefined]);
  expect((await dashboard('POST', '/session', client.dashboard)).status).toBe(200);
});

test('when the new views serve, every filter finds the old orders and those created during the build', async () => {
  const [first] = client.orders;
  const request = { ...first!.request, receiver_phone_number: '01799999999' };
  const made = await untilAcknowledged('a new order', () => shops.sandbox.create(request, 'during-the-build'));
  expect(made.status).toBe(201);
  const fresh = { ...first!, order_id: made.body.order_id, request: made.body };
  expect(await askRedis('EVAL', passMinute, '0')).toMatch(/^:[1-9]/);
  await until('the views to be built', async () => (await byPhone(first!)).status === 200, settleWithinMs);
  expect((await byPhone(fresh)).ids).toEqual([fresh.order_id]);
  for (const order of client.orders) {
    const { order_id, environment, status, request } = order;
    expect((await byPhone(order)).ids).toEqual([order_id]);
    const [invoice] = request.partner_reference_id.split(' ');
    expect((await search(environment, `reference_text=${invoice}`)).ids).toContain(order_id);
    const reference = encodeURIComponent(request.partner_reference_id);
    expect((await search(environment, `partner_reference_id=${reference}`)).ids).toContain(order_id);
    expect((await search(environment, `parcel_status=${status}`)).ids).toContain(order_id);
    const { created_at } = (await shops[environment].details(order_id)).body;
    const after = new Date(Date.parse(created_at) + 1).toISOString();
    const period = `created_at_from=${encodeURIComponent(created_at)}&created_at_to=${after}`;
    expect((await search(environment, period)).ids).toContain(order_id);
  }
});

test('nothing lags, and the audit finds no difference', async () => {
  await untilNothingLags();
  await expect(untilAuditIsClean(clusterEnvironment())).resolves.toBeUndefined();
});
