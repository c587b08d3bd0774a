import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { until } from '@dakpion/fixtures';
import { PartnerAccounts, Partners } from '@dakpion/partners';
import { sessionCookie } from '../dashboard/dashboard.fixture.ts';
import {
  type Answer,
  call,
  operatorToken,
  partnerAccounts,
  type StartedGateway,
  sharedGateway,
  startGateway,
} from '../gateway.fixture.ts';

// Keys, hosts, quotas and the operator token, on a clock that the spec sets.

let now = Date.parse('2026-11-21T13:00:00.000+06:00');
const gateway = sharedGateway({ sandboxHost: 'sandbox.example.com', productionHost: 'api.example.com' }, () => now);
const context = { actor: { kind: 'operator' }, correlation_id: 'spec', causation_id: null } as const;

// Each test starts with a full bucket of failed authentications.
beforeEach(() => {
  now += 60_000;
});

function orders(headers: Record<string, string> = {}): Promise<Answer> {
  return call(`${gateway.url}/v1/business/orders`, 'GET', headers);
}

function accounts(): PartnerAccounts {
  return partnerAccounts(gateway.engines, () => now);
}

function problem(code: string, status: number) {
  return {
    type: `https://api.example.com/problems/${code}`,
    title: expect.any(String),
    status,
    detail: expect.any(String),
    instance: '/v1/business/orders',
    code,
    request_id: expect.any(String),
  };
}

describe('the API key', () => {
  test('is answered with 401 when it is missing or empty', async () => {
    for (const headers of [{}, { 'x-api-key': '' }] as Record<string, string>[]) {
      const answer = await orders(headers);
      expect([answer.status, answer.body]).toEqual([401, problem('missing_api_key', 401)]);
      expect(answer.headers.get('www-authenticate')).toBe('ApiKey realm="partner", header="X-API-Key"');
      expect(answer.headers.get('ratelimit')).toBeNull();
    }
  });

  test('is answered with the same 401 when it is mistyped, unknown, malformed or too long', async () => {
    const { api_keys } = await gateway.partner();
    const last = api_keys.sandbox.at(-1) === 'A' ? 'B' : 'A';
    const keys = [
      `${api_keys.sandbox.slice(0, -1)}${last}`,
      'live_key_',
      'sandbox_key_test_<API_KEY>',
      'x'.repeat(5_000),
      `${api_keys.sandbox}, ${api_keys.sandbox}`,
    ];
    const answers = await Promise.all(keys.map((key) => orders({ 'x-api-key': key })));
    for (const { status, body } of answers) expect([status, body]).toEqual([401, problem('invalid_api_key', 401)]);
    expect(new Set(answers.map(({ body }) => body.detail)).size).toBe(1);
  });

  test('is answered with 401 expired_api_key more than 24 hours after a rotation', async () => {
    const { partner_id, api_keys } = await gateway.partner();
    await accounts().rotateApiKey(partner_id, 'sandbox', context);
    now += 24 * 60 * 60 * 1000 - 1;
    expect((await orders({ 'x-api-key': api_keys.sandbox })).status).toBe(200);
    now += 1;
    const answer = await orders({ 'x-api-key': api_keys.sandbox });
    expect([answer.status, answer.body]).toEqual([401, problem('expired_api_key', 401)]);
  });

  test('is answered with 401 expired_api_key after its revocation, which the answer names as a cause', async () => {
    const { partner_id, api_keys } = await gateway.partner();
    await accounts().revokeApiKeys(partner_id, 'sandbox', context);
    now += 2_000;
    const answer = await orders({ 'x-api-key': api_keys.sandbox });
    expect([answer.status, answer.body]).toEqual([401, problem('expired_api_key', 401)]);
    expect(answer.body.detail).toContain('was replaced or revoked');
  });

  test('is checked again when the body has taken long to arrive', async () => {
    const { partner_id, api_keys } = await gateway.partner();
    const body = JSON.stringify({ callback_url: 'https://shop.example.com/hook' });
    const path = `${gateway.url}/v1/business/webhooks/callback`;
    const headers = { 'x-api-key': api_keys.sandbox, 'content-type': 'application/json' };
    const sending = request(path, { method: 'PUT', headers: { ...headers, 'content-length': body.length } });
    const begun = once(gateway.application.getHttpServer(), 'request');
    sending.write(body.slice(0, -1));
    await begun;
    const begunAt = performance.now();
    await accounts().revokeApiKeys(partner_id, 'sandbox', context);
    await until(() => performance.now() - begunAt > 600);
    sending.end(body.slice(-1));
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(401);
    const partner = await new Partners(gateway.engines.stateStore, gateway.engines.eventStore).find(partner_id);
    expect(partner?.webhook.sandbox.callback_url).toBeNull();
  });

  test('is answered with 403 until a suspended partner is resumed', async () => {
    const { partner_id, api_keys } = await gateway.partner();
    await accounts().suspend(partner_id, context);
    const answer = await orders({ 'x-api-key': api_keys.production });
    expect([answer.status, answer.body]).toEqual([403, problem('partner_suspended', 403)]);
    await accounts().resume(partner_id, context);
    expect((await orders({ 'x-api-key': api_keys.production })).status).toBe(200);
  });

  test('cannot fill the security log while its partner is suspended', async () => {
    const { partner_id, api_keys } = await gateway.partner();
    await accounts().suspend(partner_id, context);
    const refusal = { event: 'access_refused', outcome: 'partner_suspended', partner_id };
    const refused = () =>
      gateway.logged.filter((line) => isDeepStrictEqual({ ...(line as object), ...refusal }, line)).length;
    await until(async () => {
      await orders({ 'x-api-key': api_keys.sandbox });
      return refused() > 0;
    });
    for (let request = 0; request < 20; request += 1) await orders({ 'x-api-key': api_keys.sandbox });
    expect(refused()).toBeLessThan(10);
  });

  test('is answered with 401 at the host of the other environment', async () => {
    const { api_keys } = await gateway.partner();
    const at = (host: string, key: string) =>
      gateway.application.inject({ url: '/v1/business/orders', headers: { host, 'x-api-key': key } });
    expect((await at('sandbox.example.com', api_keys.sandbox)).statusCode).toBe(200);
    expect((await at('API.example.com:443', api_keys.production)).statusCode).toBe(200);
    const mixed = await at('api.example.com', api_keys.sandbox);
    expect([mixed.statusCode, mixed.json().code]).toEqual([401, 'invalid_api_key']);
    expect((await at('Sandbox.example.com:8080', api_keys.production)).statusCode).toBe(401);
    expect((await at('sandbox.example.com.', api_keys.production)).statusCode).toBe(401);
  });
});

describe('failed authentications', () => {
  test('are limited per address, and do not delay callers with a valid key', async () => {
    const { api_keys } = await gateway.partner();
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await orders({ 'x-api-key': 'guess' })).status);
    expect(statuses).toEqual([...Array(30).fill(401), 429]);
    const answer = await orders();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2']);
    expect(answer.body).toEqual({ ...problem('rate_limited', 429), retry_after: 2 });
    expect((await orders({ 'x-api-key': api_keys.sandbox })).status).toBe(200);
    now += 2_000;
    expect((await orders()).status).toBe(401);
  });

  test('are limited per caller behind a trusted proxy, and X-Forwarded-For is ignored from everyone else', async () => {
    const proxied = await startGateway({ trustedProxies: ['127.0.0.0/8'] }, () => now);
    const guess = async ({ url }: StartedGateway, caller: string) =>
      (await call(`${url}/v1/business/orders`, 'GET', { 'x-api-key': 'guess', 'x-forwarded-for': caller })).status;
    const statuses = async (to: StartedGateway, callers: string[]) => {
      const answers: number[] = [];
      for (const caller of callers) answers.push(await guess(to, caller));
      return answers;
    };
    try {
      const first = Array(31).fill('203.0.113.1');
      expect(await statuses(proxied, [...first, '203.0.113.2'])).toEqual([...Array(30).fill(401), 429, 401]);
      const pretended = Array.from({ length: 31 }, (_, count) => `203.0.113.${count}`);
      expect(await statuses(gateway, pretended)).toEqual([...Array(30).fill(401), 429]);
    } finally {
      await proxied.close();
    }
  });
});

describe('quotas', () => {
  test('are per key and minute, separate for reads and writes, and reported in headers', async () => {
    const limits = { write: 2, read: 3 };
    const { api_keys } = await gateway.partner({ rate_limits: { sandbox: limits } });
    const headers = { 'x-api-key': api_keys.sandbox };
    const told: unknown[] = [];
    for (let count = 0; count < 4; count += 1) {
      const answer = await orders(headers);
      told.push([answer.status, answer.headers.get('ratelimit-policy'), answer.headers.get('ratelimit')]);
    }
    expect(told).toEqual([
      [200, '"read";q=3;w=60', '"read";r=2;t=20'],
      [200, '"read";q=3;w=60', '"read";r=1;t=40'],
      [200, '"read";q=3;w=60', '"read";r=0;t=60'],
      [429, '"read";q=3;w=60', '"read";r=0;t=20'],
    ]);
    const write = await call(`${gateway.url}/v1/business/order/quotation`, 'POST', headers, {});
    expect([write.status, write.headers.get('ratelimit-policy')]).toEqual([422, '"write";q=2;w=60']);
    expect(write.headers.get('ratelimit')).toBe('"write";r=1;t=30');
    expect((await orders({ 'x-api-key': api_keys.production })).headers.get('ratelimit-policy')).toBe(
      '"read";q=3000;w=60',
    );
    const head = await call(`${gateway.url}/v1/business/orders`, 'HEAD', { 'x-api-key': api_keys.production });
    expect(head.headers.get('ratelimit-policy')).toBe('"read";q=3000;w=60');
  });

  test('of users of the dashboard are their own', async () => {
    const { partner_id, api_keys } = await gateway.partner({ rate_limits: { sandbox: { write: 1, read: 1 } } });
    const session = { cookie: await sessionCookie(gateway, partner_id), 'x-environment': 'sandbox' };
    const statuses = [];
    for (const headers of [{ 'x-api-key': api_keys.sandbox }, { 'x-api-key': api_keys.sandbox }, session, session]) {
      statuses.push((await orders(headers)).status);
    }
    expect(statuses).toEqual([200, 429, 200, 200]);
    expect((await orders(session)).headers.get('ratelimit')).toMatch(/^"read";r=1197;/);
  });

  test('name a wait in whole seconds that is long enough', async () => {
    const { api_keys } = await gateway.partner({ rate_limits: { sandbox: { write: 1, read: 7 } } });
    const headers = { 'x-api-key': api_keys.sandbox };
    for (let count = 0; count < 7; count += 1) await orders(headers);
    expect((await orders(headers)).headers.get('retry-after')).toBe('9');
    now += 9_000;
    expect((await orders(headers)).status).toBe(200);
  });

  test('are shared by both keys of a rotation, and by no other partner', async () => {
    const limits = { rate_limits: { sandbox: { write: 1, read: 1 } } };
    const [{ partner_id, api_keys }, other] = [await gateway.partner(limits), await gateway.partner(limits)];
    const rotation = await accounts().rotateApiKey(partner_id, 'sandbox', context);
    const second = rotation.outcome === 'done' ? rotation.api_key : '';
    expect((await orders({ 'x-api-key': api_keys.sandbox })).status).toBe(200);
    expect((await orders({ 'x-api-key': second })).status).toBe(429);
    expect((await orders({ 'x-api-key': other.api_keys.sandbox })).status).toBe(200);
  });

  test('are answered with 429 when they are used up, until a token has come back', async () => {
    const { api_keys } = await gateway.partner({ rate_limits: { sandbox: { write: 1, read: 1 } } });
    const headers = { 'x-api-key': api_keys.sandbox };
    expect((await orders(headers)).status).toBe(200);
    const answer = await orders(headers);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect(answer.body).toEqual({ ...problem('rate_limited', 429), retry_after: 60 });
    now += 59_999;
    expect((await orders(headers)).status).toBe(429);
    now += 1;
    expect((await orders(headers)).status).toBe(200);
  });

  test('are by default 120 writes and 600 reads in the sandbox, 600 and 3,000 in production', async () => {
    const { api_keys } = await gateway.partner();
    const policy = async (method: string, path: string, key: string) =>
      (await call(`${gateway.url}/v1/business${path}`, method, { 'x-api-key': key })).headers.get('ratelimit-policy');
    expect(await policy('GET', '/orders', api_keys.sandbox)).toBe('"read";q=600;w=60');
    expect(await policy('POST', '/order/quotation', api_keys.sandbox)).toBe('"write";q=120;w=60');
    expect(await policy('POST', '/order/quotation', api_keys.production)).toBe('"write";q=600;w=60');
  });
});

describe('the operator token', () => {
  const partners = (headers: Record<string, string>) => call(`${gateway.url}/v1/operator/partners`, 'GET', headers);

  test('is answered with 401 when it is missing, wrong, truncated or of another scheme', async () => {
    for (const authorization of [
      undefined,
      'Bearer wrong',
      `Bearer ${operatorToken.slice(0, -1)}`,
      `Bearer ${operatorToken}x`,
      `Bearer ${operatorToken} x`,
      `Basic ${operatorToken}`,
      `Basic Bearer ${operatorToken}`,
      operatorToken,
    ]) {
      const answer = await partners(authorization === undefined ? {} : { authorization });
      expect([answer.status, answer.body]).toEqual([
        401,
        { ...problem('operator_unauthorized', 401), instance: '/v1/operator/partners' },
      ]);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="operator"');
    }
  });

  test('is accepted when right, also with the scheme in lower case, and an API key is not an operator token', async () => {
    for (const scheme of ['Bearer', 'bearer ']) {
      expect((await partners({ authorization: `${scheme} ${operatorToken}` })).status).toBe(200);
    }
    const { api_keys } = await gateway.partner();
    expect((await partners({ 'x-api-key': api_keys.production })).status).toBe(401);
  });
});
