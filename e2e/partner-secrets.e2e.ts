import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { freePort } from '../scripts/free-port.mjs';
import { type Body, call, type MadePartner, makePartner, operate, PartnerApi } from './api.ts';
import { operatorToken } from './operator-token.ts';
import { orderRequest } from './order-request.ts';
import { type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';
import { clusterMetrics, foundIn, foundInFiles } from './written-data.ts';

const isCluster = (globalThis as { profile?: string }).profile === 'cluster';
/** The directories of the engines' files. */
const engines = isCluster ? ['eventstore', 'kafka', 'redis'] : ['events', 'messages', 'state'];
/** All secrets in answers to these tests, with a description: the last test searches all written data for them. */
const secrets: Record<string, string> = {};
let program: Program;
let partner: MadePartner;
let healthPort: number;

beforeAll(async () => {
  healthPort = await freePort();
  const env = { LOG_LEVEL: 'trace', HEALTH_PORT: String(healthPort) };
  program = await startProgram({ dataDir: temporaryDirectory(), env });
  partner = await makePartner(program.url);
  const { sandbox, production, webhook } = partner;
  Object.assign(secrets, {
    'a sandbox key': sandbox.key,
    'a production key': production.key,
    'a signing secret': webhook.sandbox.signing_secret,
    'a signing secret of production': webhook.production.signing_secret,
    'a token': webhook.sandbox.token,
  });
});

/** Runs `dakpion partners …` as an operator does. Returns its JSON. */
async function rotate(command: string): Promise<Body> {
  const args = ['partners', command, partner.partnerId, 'sandbox', '--url', program.url, '--json'];
  const { exitCode, output } = await run('dist/programs/cli.js', args, { OPERATOR_TOKEN: operatorToken });
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/^\{/)]);
  return JSON.parse(output);
}

test('an operator rotates a key, and the previous one stays valid', async () => {
  const { api_key, previous_expires_at } = await rotate('rotate-key');
  secrets['a rotated key'] = api_key;
  expect(Date.parse(previous_expires_at)).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1_000);
  for (const key of [api_key, partner.sandbox.key]) {
    expect((await new PartnerApi(program.url, key).get('/v1/business/orders')).status).toBe(200);
  }
});

test('an operator rotates webhook secrets, and deliveries have signatures of both and the new token', async () => {
  const receiver = await WebhookReceiver.start();
  await partner.sandbox.put('/v1/business/webhooks/callback', { callback_url: receiver.url });
  const { signing_secret, token } = await rotate('rotate-secret');
  Object.assign(secrets, { 'a rotated signing secret': signing_secret, 'a rotated token': token });
  const previous = partner.webhook.sandbox.signing_secret;
  // A delivery may still use the secrets of a second ago.
  await until('a test webhook to carry the new token', async () => {
    const test = { event: 'PICKED', callback_url: `${receiver.url}/rotated` };
    await partner.sandbox.post('/v1/business/webhooks/test', test);
    return receiver.received.at(-1)?.headers['x-webhook-secret'] === token;
  });
  const { headers, text } = receiver.received.at(-1)!;
  for (const secret of [previous, signing_secret]) {
    expect(new Webhook(secret).verify(text, headers as Record<string, string>)).toMatchObject({ event: 'PICKED' });
  }
});

/** The token that the receiver gets with the next test to `url`. Null: only the signature. */
async function tokenAt(receiver: WebhookReceiver, url: string, shop: MadePartner): Promise<string | null> {
  const before = receiver.received.length;
  await shop.sandbox.post('/v1/business/webhooks/test', { event: 'PICKED', callback_url: url });
  expect(receiver.received).toHaveLength(before + 1);
  const { headers, text } = receiver.received.at(-1)!;
  new Webhook(shop.webhook.sandbox.signing_secret).verify(text, headers as Record<string, string>);
  return String(headers['x-webhook-secret'] ?? '') || null;
}

test("a key that changes the callback URL cannot read the former origin's shared secret, which is restored later", async () => {
  const [own, foreign] = [await WebhookReceiver.start(), await WebhookReceiver.start()];
  const shop = await makePartner(program.url);
  const { token } = shop.webhook.sandbox;
  const set = async (callback_url: string) =>
    (await shop.sandbox.put('/v1/business/webhooks/callback', { callback_url })).body;
  expect(await tokenAt(own, `${own.url}/before`, shop)).toBeNull();
  expect(await set(`${own.url}/hook`)).toEqual({ callback_url: `${own.url}/hook`, token_origin: own.url, token: null });
  // A process may still use the data of a second ago.
  await until('the origin to get the token', async () => (await tokenAt(own, `${own.url}/x`, shop)) === token);
  expect(await tokenAt(foreign, `${foreign.url}/console`, shop)).toBeNull();
  const placed = await Promise.all(
    [own, foreign].map(({ url }) =>
      shop.sandbox.create(orderRequest({ callback_url: `${url}/order`, sandbox_scenario: 'no_rider' })),
    ),
  );
  const webhookOf = async (receiver: WebhookReceiver, order: Body) => {
    await until('the webhook of the order', () => receiver.of(order.order_id).length > 0);
    return receiver.of(order.order_id)[0]?.headers;
  };
  expect(await webhookOf(own, placed[0]?.body)).toMatchObject({ 'x-webhook-secret': token });
  expect(await webhookOf(foreign, placed[1]?.body)).not.toHaveProperty('x-webhook-secret');

  const moved = await set(`${foreign.url}/hook`);
  expect(moved).toMatchObject({ token_origin: foreign.url, token: expect.stringMatching(/^whtok_/) });
  expect(moved.token).not.toBe(token);
  secrets['the token of another origin'] = moved.token;
  await until('the new origin to get its token', async () => {
    return (await tokenAt(foreign, `${foreign.url}/x`, shop)) === moved.token;
  });
  expect(await tokenAt(own, `${own.url}/x`, shop)).toBeNull();
  expect(await set(`${own.url}/hook`)).toMatchObject({ token_origin: own.url, token: null });
  await until('the former token to come back', async () => (await tokenAt(own, `${own.url}/x`, shop)) === token);
  const arrived = foreign.received.map(({ headers }) => headers['x-webhook-secret']);
  expect(new Set(arrived)).toEqual(new Set([undefined, moved.token]));
});

test('an owner signs in, rotates a key with the session, signs out, and gets a reset link from an operator', async () => {
  const email = `owner-${Date.now()}@shop.example`;
  const { body: made } = await operate(program.url, 'POST', '/partners', { name: 'Shop', email });
  const browser = { origin: program.url };
  const dashboard = `${program.url}/v1/dashboard`;
  const signIn = (password: string) =>
    call('POST', `${dashboard}/session`, browser, { email, password, partner_id: made.partner_id });
  const signedIn = await signIn(made.dashboard.password);
  expect(signedIn.status).toBe(200);
  const [cookie = ''] = signedIn.headers.get('set-cookie')?.split(';') ?? [];
  const headers = { ...browser, cookie };
  Object.assign(secrets, {
    'the first password': made.dashboard.password,
    'a session': cookie.slice(cookie.indexOf('=') + 1),
    'a secret of one-time codes': (await call('POST', `${dashboard}/totp`, headers)).body.secret,
    'a link of an invitation': (
      await call('POST', `${dashboard}/users`, headers, { email: 'dev@shop.example', role: 'developer' })
    ).body.invitation_token,
  });

  const { body: rotated } = await call('POST', `${dashboard}/keys/sandbox/rotate`, headers);
  expect((await new PartnerApi(program.url, rotated.api_key).get('/v1/business/orders')).status).toBe(200);
  const { body: keys } = await call('GET', `${dashboard}/keys`, headers);
  expect(keys.data[0]).toMatchObject({
    environment: 'sandbox',
    last_four: rotated.api_key.slice(-4),
    expires_at: null,
  });
  const orders = await call('GET', `${program.url}/v1/business/orders`, { ...headers, 'x-environment': 'sandbox' });
  expect([orders.status, orders.body.data]).toEqual([200, []]);

  expect((await call('DELETE', `${dashboard}/session`, headers)).status).toBe(204);
  expect((await call('GET', `${dashboard}/session`, headers)).body.code).toBe('session_ended');

  const args = ['partners', 'users', made.partner_id, '--url', program.url, '--json'];
  const { output } = await run('dist/programs/cli.js', args, { OPERATOR_TOKEN: operatorToken });
  const [{ user_id }] = JSON.parse(output).data;
  const reset = ['partners', 'reset-password', made.partner_id, user_id, '--url', program.url, '--json'];
  const link = JSON.parse((await run('dist/programs/cli.js', reset, { OPERATOR_TOKEN: operatorToken })).output);
  const chosen = { token: link.reset_token, password: 'correct horse battery' };
  Object.assign(secrets, { 'a link of a reset': link.reset_token, 'a chosen password': chosen.password });
  expect((await call('POST', `${dashboard}/password/reset`, browser, chosen)).body).toEqual({ email });
  expect((await signIn(made.dashboard.password)).status).toBe(401);
  expect((await signIn(chosen.password)).status).toBe(200);
});

/*
 * Searches for secrets in the output of the program at the level trace (cluster: warn), in its metrics, and in every byte of the
 * data folder except secrets.json, which has the installation's own secrets. Searches for a receiver's phone number in output,
 * metrics, answers to another partner, and the request log. Streams, documents and messages have the number, because riders call
 * it.
 */
test("written data contains no secret, and only the order's partner gets the phone number of its receiver", async () => {
  const phone = '01798765431';
  const other = await makePartner(program.url, 'Other');
  const { sandbox } = partner;
  const receiver = await WebhookReceiver.start();
  const { body: order } = await sandbox.create(
    orderRequest({ receiver_phone_number: phone, callback_url: `${receiver.url}/hooks` }),
    `order-${phone}`,
  );
  await until('the order to be delivered', async () => (await sandbox.status(order.order_id)).body.sequence === 6);
  await until('its webhooks', () => receiver.of(order.order_id).length === 6);
  await sandbox.create(orderRequest({ receiver_phone_number: `${phone}0` }));
  await sandbox.get(`/v1/business/order/${phone}?receiver=${phone}`, { 'x-request-id': `${phone}-request` });
  const found = await sandbox.get(`/v1/business/orders?receiver_phone_number=${phone}`);
  expect(found.body.data.map(({ order_id }: Body) => order_id)).toEqual([order.order_id]);
  await sandbox.get(`/v1/business/orders?reference_text=${phone}`);
  await call('POST', `${program.url}/v1/business/order/create`, { 'x-api-key': `${sandbox.key}x` }, `{"${phone}`);
  const requests = async (api: PartnerApi) => (await api.get('/v1/business/requests?limit=200')).body;
  // Each gateway of a cluster writes its own request log, at most a second later.
  await until('the requests to be logged', async () => {
    const { data } = await requests(sandbox);
    const isThere = data.some(({ request_id }: Body) => request_id === '00000000000-request');
    return (
      isThere &&
      ['receiver_phone_number=', 'reference_text=', '000000000000'].every((text) => JSON.stringify(data).includes(text))
    );
  });

  const told = await Promise.all(
    [
      '/orders',
      `/orders?partner_reference_id=${order.order_id}`,
      `/order/${order.order_id}`,
      `/order/${order.order_id}/status`,
      '/events',
      '/webhooks',
      `/webhooks?order_id=${order.order_id}`,
      '/usage',
      '/requests',
    ].map(async (path) => (await other.sandbox.get(`/v1/business${path}`)).body),
  );
  const metrics = isCluster
    ? await clusterMetrics()
    : await (await fetch(`http://127.0.0.1:${healthPort}/metrics`)).text();
  expect(metrics).toContain('process_cpu_seconds_total');
  const logged = JSON.stringify(await requests(sandbox));
  expect(logged).toContain('000000000000');
  const number = { 'the phone number': phone };
  const texts = { output: program.output(), metrics, 'the request log': logged, 'other answers': JSON.stringify(told) };
  for (const [where, text] of Object.entries(texts)) expect(foundIn(where, text, number)).toEqual([]);

  const kept = JSON.parse(readFileSync(join(program.dataDir, 'secrets.json'), 'utf8'));
  const installation = {
    'the operator token': operatorToken,
    SECRETS_KEY: kept.secrets_key,
    'the bytes of SECRETS_KEY': Buffer.from(kept.secrets_key, 'hex'),
    QUOTATION_SECRET: kept.quotation_secret,
  };
  const needles = { ...secrets, ...installation };
  expect(Object.keys(needles)).toHaveLength(19);
  expect(Object.values(needles).every((needle) => needle.length > 15)).toBe(true);
  for (const [where, text] of Object.entries(texts)) expect(foundIn(where, text, needles)).toEqual([]);
  expect(await foundInFiles(program.dataDir, needles, ['secrets.json'])).toEqual([]);
  // Proves that the search works in the files of each engine, e.g. that none of them compresses.
  const withNumber = await foundInFiles(program.dataDir, number, []);
  for (const engine of engines)
    expect([engine, withNumber.filter((file) => file.includes(`/${engine}/`))]).not.toEqual([engine, []]);
});
