import { Webhook } from 'standardwebhooks';
import { type Body, call, type MadePartner, makePartner, operate, PartnerApi } from './api.ts';
import { operatorToken } from './operator-token.ts';
import { type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

let program: Program;
let partner: MadePartner;

beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
  partner = await makePartner(program.url);
});

/** Runs `dakpion partners …` as an operator does; answers its JSON. */
async function rotate(command: string): Promise<Body> {
  const args = ['partners', command, partner.partnerId, 'sandbox', '--url', program.url, '--json'];
  const { exitCode, output } = await run('apps/cli/dist/main.js', args, { OPERATOR_TOKEN: operatorToken });
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/^\{/)]);
  return JSON.parse(output);
}

test('an operator rotates a key; the former one holds along with it', async () => {
  const { api_key, previous_expires_at } = await rotate('rotate-key');
  expect(Date.parse(previous_expires_at)).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1_000);
  for (const key of [api_key, partner.sandbox.key]) {
    expect((await new PartnerApi(program.url, key).get('/v1/business/orders')).status).toBe(200);
  }
});

test('an operator rotates webhook secrets; deliveries are signed with both, and carry the new token', async () => {
  const receiver = await WebhookReceiver.start();
  const { signing_secret, token } = await rotate('rotate-secret');
  const former = partner.webhook.sandbox.signing_secret;
  // A delivery may read the secrets as they were a second ago.
  await until('a test webhook to carry the new token', async () => {
    const test = { event: 'PICKED', callback_url: `${receiver.url}/rotated` };
    await partner.sandbox.post('/v1/business/webhooks/test', test);
    return receiver.received.at(-1)?.headers['x-webhook-secret'] === token;
  });
  const { headers, text } = receiver.received.at(-1)!;
  for (const secret of [former, signing_secret]) {
    expect(new Webhook(secret).verify(text, headers as Record<string, string>)).toMatchObject({ event: 'PICKED' });
  }
});

test('an owner signs in, rotates a key by session, signs out, and gets another password from an operator', async () => {
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
  const { output } = await run('apps/cli/dist/main.js', args, { OPERATOR_TOKEN: operatorToken });
  const [{ user_id }] = JSON.parse(output).data;
  const reset = ['partners', 'reset-password', made.partner_id, user_id, '--url', program.url, '--json'];
  const link = JSON.parse((await run('apps/cli/dist/main.js', reset, { OPERATOR_TOKEN: operatorToken })).output);
  const chosen = { token: link.reset_token, password: 'correct horse battery' };
  expect((await call('POST', `${dashboard}/password/reset`, browser, chosen)).body).toEqual({ email });
  expect((await signIn(made.dashboard.password)).status).toBe(401);
  expect((await signIn(chosen.password)).status).toBe(200);
});
