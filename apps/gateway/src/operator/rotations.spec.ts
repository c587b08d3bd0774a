import { type Answer, call, operatorToken, sharedGateway } from '../gateway.fixture.ts';

const dayMs = 24 * 60 * 60 * 1_000;
let now = Date.parse('2026-11-21T13:00:00.000+06:00');
const gateway = sharedGateway({}, () => now);

function rotate(path: string, body?: unknown): Promise<Answer> {
  const headers = { authorization: `Bearer ${operatorToken}` };
  return call(`${gateway.url}/v1/operator/partners/${path}/rotate`, 'POST', headers, body);
}

const statusWith = async (key: string) =>
  (await call(`${gateway.url}/v1/business/orders`, 'GET', { 'x-api-key': key })).status;

test('returns a new key once, valid at once, and keeps the previous one valid for 24 hours', async () => {
  const { partner_id, api_keys } = await gateway.partner();
  const answer = await rotate(`${partner_id}/sandbox/api-key`);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      partner_id,
      environment: 'sandbox',
      key_id: expect.stringMatching(/^key_/),
      api_key: expect.stringMatching(/^sandbox_key_test_[0-9A-Za-z]{38}$/),
      previous_expires_at: '2026-11-22T13:00:00.000+06:00',
    },
  ]);
  const { api_key } = answer.body;
  expect(await Promise.all([api_key, api_keys.sandbox, api_keys.production].map(statusWith))).toEqual([200, 200, 200]);
  now += dayMs;
  expect(await Promise.all([api_key, api_keys.sandbox, api_keys.production].map(statusWith))).toEqual([200, 401, 200]);
});

test('ends the oldest key at once at a second rotation within 24 hours', async () => {
  const { partner_id, api_keys } = await gateway.partner();
  const first = await rotate(`${partner_id}/production/api-key`);
  const second = await rotate(`${partner_id}/production/api-key`);
  const keys = [api_keys.production, first.body.api_key, second.body.api_key];
  expect(await Promise.all(keys.map(statusWith))).toEqual([401, 200, 200]);
});

test('revokes every key of the environment at once, even where the clock is behind, and issues a new one', async () => {
  const { partner_id, api_keys } = await gateway.partner();
  const { api_key: second } = (await rotate(`${partner_id}/production/api-key`)).body;
  const headers = { authorization: `Bearer ${operatorToken}` };
  const url = `${gateway.url}/v1/operator/partners/${partner_id}/production/api-key/revoke`;
  const answer = await call(url, 'POST', headers);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      partner_id,
      environment: 'production',
      key_id: expect.stringMatching(/^key_/),
      api_key: expect.stringMatching(/^live_key_[0-9A-Za-z]{38}$/),
    },
  ]);
  now -= 15_000;
  const keys = [api_keys.production, second, answer.body.api_key, api_keys.sandbox];
  expect(await Promise.all(keys.map(statusWith))).toEqual([401, 401, 200, 200]);
  now += 15_000;
});

test('returns new webhook secrets once, with the expiry of the previous signing secret', async () => {
  const { partner_id, webhook } = await gateway.partner();
  const answer = await rotate(`${partner_id}/production/webhook-secret`, {});
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      partner_id,
      environment: 'production',
      signing_secret: expect.stringMatching(/^whsec_/),
      token: expect.stringMatching(/^whtok_/),
      previous_expires_at: expect.stringMatching(/^2026-11-23T13:00:00/),
    },
  ]);
  expect(answer.body.signing_secret).not.toBe(webhook.production.signing_secret);
  expect(answer.body.token).not.toBe(webhook.production.token);
});

test.each(['api-key', 'webhook-secret'])(
  '%s/rotate refuses an unknown partner, environment or field',
  async (secret) => {
    const { partner_id } = await gateway.partner();
    for (const id of [`prt_${'z'.repeat(26)}`, 'prt_1']) {
      const { status, body } = await rotate(`${id}/sandbox/${secret}`);
      expect([status, body.code]).toEqual([404, 'partner_not_found']);
    }
    const staging = await rotate(`${partner_id}/staging/${secret}`);
    expect([staging.status, staging.body.code]).toEqual([404, 'not_found']);
    const field = await rotate(`${partner_id}/sandbox/${secret}`, { hours: 1 });
    expect(field.body.errors).toMatchObject([{ field: 'hours', code: 'unknown_field' }]);
  },
);
