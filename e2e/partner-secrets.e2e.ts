import { Webhook } from 'standardwebhooks';
import { type Body, type MadePartner, makePartner, PartnerApi } from './api.ts';
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
