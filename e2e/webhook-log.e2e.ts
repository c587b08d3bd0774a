import { once } from 'node:events';
import { Webhook } from 'standardwebhooks';
import { freePort } from '../scripts/free-port.mjs';
import { type Answer, type Body, call, type MadePartner, makePartner } from './api.ts';
import { atEnd } from './at-end.ts';
import { operatorToken } from './operator-token.ts';
import { orderRequest } from './order-request.ts';
import { launch, type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const commandLine = 'dist/programs/cli.js';
// Six attempts take at least 31 s.
const reviewWithinMs = 60_000;

let program: Program;
let partner: MadePartner;
let receiver: WebhookReceiver;

beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
  partner = await makePartner(program.url);
  receiver = await WebhookReceiver.start();
});

function log(query: string): Promise<Answer> {
  return partner.sandbox.get(`/v1/business/webhooks?${query}`);
}

/** The JSON output of the operators' command line. */
async function operate(...args: string[]): Promise<Body> {
  const about = ['--partner', partner.partnerId, '--environment', 'sandbox', '--url', program.url, '--json'];
  const env = { OPERATOR_TOKEN: operatorToken };
  const { exitCode, output } = await run(commandLine, ['webhooks', ...args, ...about], env);
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/^\{/)]);
  return JSON.parse(output);
}

/** Waits until the log has one delivery to the URL in this status, and returns it. */
async function delivery(url: string, status: string, withinMs?: number): Promise<Body> {
  const find = async () => (await log(`url=${encodeURIComponent(url)}&status=${status}`)).body.data;
  await until(`a webhook to ${url} to be ${status}`, async () => (await find()).length === 1, withinMs);
  return (await find())[0];
}

test('a webhook that failed six times is in review with its attempts, and is redelivered under its event id', async () => {
  const url = `${receiver.url}/review`;
  const arrived = () => receiver.received.filter(({ path }) => path === '/review');
  receiver.answer = () => 503;
  // 4 KiB that take 24 KiB of JSON in each attempt.
  receiver.text = '\u0001'.repeat(4_096);
  const { body: order } = await partner.sandbox.create(
    orderRequest({ callback_url: url, sandbox_scenario: 'no_rider' }),
  );
  const { delivery_id, event_id, created_at } = await delivery(url, 'manual_review', reviewWithinMs);
  expect(arrived()).toHaveLength(6);

  const shown = (await partner.sandbox.get(`/v1/business/webhooks/${delivery_id}`)).body;
  expect(shown).toMatchObject({ order_id: order.order_id, event: 'ORDER_CREATED', event_id, next_attempt_at: null });
  expect(shown.attempts.map((attempt: Body) => [attempt.number, attempt.response_status, attempt.error])).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => [number, 503, 'unexpected_status']),
  );
  expect(shown.request).toMatchObject({ method: 'POST', url, body: arrived()[0]?.text });
  expect(shown.request.headers).toMatchObject({ 'webhook-id': event_id, 'webhook-signature': '(withheld)' });
  expect(JSON.stringify(shown)).not.toContain(partner.webhook.sandbox.token);
  expect((await partner.production.get(`/v1/business/webhooks/${delivery_id}`)).status).toBe(404);

  const excerpts: (string | null)[] = shown.attempts.map(({ response_excerpt }: Body) => response_excerpt);
  expect(excerpts.map((excerpt) => excerpt !== null)).toEqual([true, false, false, false, false, true]);
  expect(excerpts.join('')).toMatch(/^\uFFFD+$/);
  expect(Math.max(...excerpts.map((excerpt) => Buffer.byteLength(excerpt ?? '')))).toBeLessThanOrEqual(4_096);

  receiver.answer = () => 200;
  receiver.text = '';
  const review = await operate('redeliver', '--review');
  expect(review).toMatchObject({ accepted: 1, status: 'manual_review' });
  await delivery(url, 'delivered');
  await until('the operator to see it done', async () => {
    const { redelivered, finished_at } = await operate('redeliver', '--progress', review.redelivery_id);
    return redelivered === 1 && finished_at !== null;
  });

  const one = await partner.sandbox.post(`/v1/business/webhooks/${delivery_id}/redeliver`);
  expect([one.status, one.body]).toEqual([202, { delivery_id, accepted: 1 }]);
  await until('the second redelivery', () => arrived().length === 8);
  await until('its end to be logged', async () => {
    const [row] = (await log(`order_id=${order.order_id}&status=delivered`)).body.data;
    return row?.attempts_total === 8;
  });
  const since = await partner.sandbox.post('/v1/business/webhooks/redeliver', { since: created_at });
  expect([since.status, since.body.accepted]).toEqual([202, 1]);
  await until('the third redelivery', () => arrived().length === 9);
  await until('its end to be shown', async () => {
    return (await partner.sandbox.get(since.headers.get('location') ?? '')).body.finished_at !== null;
  });
  expect(new Set(arrived().map(({ headers, text }) => `${headers['webhook-id']} ${text}`)).size).toBe(1);
  const listed = await operate('list', '--status', 'delivered', '--order', order.order_id);
  expect(listed.pagination.total).toBe(1);
  expect((await operate('show', delivery_id)).attempts).toHaveLength(9);
  const [row] = (await log(`order_id=${order.order_id}`)).body.data;
  expect([row.attempts_total, row.attempts.map(({ number }: Body) => number)]).toEqual([9, [4, 5, 6, 7, 8, 9]]);
  expect(new Set(row.attempts.map(({ response_excerpt }: Body) => response_excerpt))).toEqual(new Set([null]));
}, 150_000);

test('a test webhook is signed like a real one, names no order, and is not in the log', async () => {
  const callback_url = `${receiver.url}/test`;
  receiver.answer = () => 204;
  const { status, body } = await partner.sandbox.post('/v1/business/webhooks/test', {
    event: 'ACCEPTED',
    callback_url,
  });
  expect([status, body]).toMatchObject([
    200,
    {
      delivered: false,
      response_status: 204,
      error: 'unexpected_status',
      request: { method: 'POST', url: callback_url },
    },
  ]);
  const [arrived] = receiver.received.filter(({ path }) => path === '/test');
  expect(arrived?.text).toBe(body.request.body);
  expect(arrived?.headers).toMatchObject({ 'x-webhook-test': 'true' });
  expect(arrived?.headers['webhook-signature']).toBe(body.request.headers['webhook-signature']);
  const verifier = new Webhook(partner.webhook.sandbox.signing_secret);
  expect(verifier.verify(arrived?.text ?? '', arrived?.headers as Record<string, string>)).toMatchObject({
    event: 'ACCEPTED',
    order_id: `ord_${'0'.repeat(26)}`,
    driver_info: expect.anything(),
    eta: expect.anything(),
  });
  expect((await log(`url=${encodeURIComponent(callback_url)}`)).body.data).toEqual([]);
  const forbidden = { event: 'ACCEPTED', callback_url: 'https://169.254.169.254/' };
  expect((await partner.sandbox.post('/v1/business/webhooks/test', forbidden)).status).toBe(422);
});

test('dakpion webhooks listen verifies the signatures of deliveries', async () => {
  const port = await freePort();
  const { signing_secret } = partner.webhook.sandbox;
  const args = ['webhooks', 'listen', '--port', String(port), '--secret', signing_secret, '--json'];
  const { child, output } = launch(commandLine, args, {});
  atEnd(() => child.kill('SIGKILL'));
  const printed = () =>
    output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
  const callback_url = `http://127.0.0.1:${port}/`;
  await until('the listener to listen', async () => (await call('POST', callback_url, {}, 'not ours')).status === 200);
  const test = { event: 'PICKED', callback_url };
  expect((await partner.sandbox.post('/v1/business/webhooks/test', test)).body.delivered).toBe(true);
  await until('both to be printed', () => printed().length === 2);
  const [first, second] = printed().map((line) => JSON.parse(line));
  expect(first).toMatchObject({ signature: 'missing', body: 'not ours' });
  expect(second).toMatchObject({ signature: 'right', answered: 200, body: { event: 'PICKED' } });
  child.kill('SIGINT');
  const [exitCode] = await once(child, 'exit');
  expect(exitCode).toBe(0);
});
