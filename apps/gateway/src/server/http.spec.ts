import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort, until } from '@dakpion/fixtures';
import { takeTurn, takeTurnOfProbes, takeTurnOfStrangers } from '@dakpion/repetition';
import { register } from 'prom-client';
import { sessionCookie } from '../dashboard/dashboard.fixture.ts';
import { call, operatorToken, type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { orderBody } from '../orders.fixture.ts';

let gateway: StartedGateway;
let key: string;
let partnerId: string;

beforeAll(async () => {
  gateway = await startGateway();
  const partner = await gateway.partner();
  key = partner.api_keys.sandbox;
  partnerId = partner.partner_id;
});
afterAll(() => gateway.close());

describe('paths and methods', () => {
  test.each([
    '/v1',
    '/v2/business/orders',
    '/v1//business/orders',
    '/v1/business/nothing',
    '/v1/business/orders/',
    '/v1/business//orders',
  ])('%s is answered with 404', async (path) => {
    // Under /v1/business nothing is revealed without a key: see authorisation.spec.ts.
    const callers = path.startsWith('/v1/business') ? [{ 'x-api-key': key }] : [{}, { 'x-api-key': key }];
    for (const headers of callers as Record<string, string>[]) {
      const answer = await call(`${gateway.url}${path}`, 'GET', headers);
      expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect([answer.status, answer.body]).toEqual([
        404,
        {
          type: 'https://api.example.com/problems/not_found',
          title: 'Not found',
          status: 404,
          detail:
            'The path does not exist. Check the path against the documentation. API paths begin with /v1, and have no double slash and no slash at the end.',
          instance: path,
          code: 'not_found',
          request_id: answer.headers.get('x-request-id'),
        },
      ]);
    }
  });

  test.each([
    ['GET', '/v1/business/nothing', 404],
    ['DELETE', '/v1/business/orders', 405],
  ])(
    "%s %s waits behind the partner's other work, so that a flood of such requests slows nobody else",
    async (method, path, status) => {
      const order: string[] = [];
      // Makes other partners wait: another partner is active, and this partner has a long piece of work, then a short one.
      void takeTurn('prt_other');
      void takeTurn(partnerId);
      workFor(3);
      const long = takeTurn(partnerId)?.then(() => workFor(20));
      const next = takeTurn(partnerId)?.then(() => order.push('the work that came before'));
      expect([long, next]).toEqual([expect.any(Promise), expect.any(Promise)]);
      await long;
      expect((await call(`${gateway.url}${path}`, method, { 'x-api-key': key })).status).toBe(status);
      expect(order).toEqual(['the work that came before']);
    },
  );

  test.each([
    ['/v1/business/orders', 422],
    ['/v1/dashboard/session', 200],
  ])(
    "%s with a session waits behind the partner's other work, and not behind a flood of strangers",
    async (path, status) => {
      const headers = { cookie: await sessionCookie(gateway, partnerId) };
      const ofStrangers = floodOf(takeTurnOfStrangers);
      expect((await call(`${gateway.url}${path}`, 'GET', headers)).status).toBe(status);
      expect(ofStrangers).toEqual([]);
      const ofPartner = floodOf(() => takeTurn(partnerId));
      expect((await call(`${gateway.url}${path}`, 'GET', headers)).status).toBe(status);
      expect(ofPartner).toEqual(['those that came before']);
    },
  );

  test('a sign-in waits behind the requests of other strangers, so that a flood of them slows nobody else', async () => {
    const order = floodOf(takeTurnOfStrangers);
    expect((await call(`${gateway.url}/v1/dashboard/session`, 'POST', {}, {})).status).toBe(403);
    expect(order).toEqual(['those that came before']);
  });

  test.each([
    ['no session', '/v1/dashboard/session', 401],
    ['a wrong key', '/v1/business/orders', 401],
    ['an unknown path', '/nothing', 404],
    ['a page for everyone', '/problems/not_found', 200],
    ['a tracking page', '/track/nothing', 404],
    ['a path that cannot be decoded', '/%zz', 400],
    ['a path with a part that is too long', `/track/${'a'.repeat(300)}`, 404],
    ['a path of the partners’ API that cannot be decoded', '/v1/business/%zz', 401],
  ])('%s waits behind earlier ones, so that a flood of them slows nobody else', async (_, path, status) => {
    const order = floodOf(takeTurnOfStrangers);
    const answer = await call(`${gateway.url}${path}`, 'GET', { 'x-api-key': 'guess' });
    expect([answer.status, order]).toEqual([status, ['those that came before']]);
  });

  test('a request that names two hosts waits behind earlier ones, so that a flood of them slows nobody else', async () => {
    const order = floodOf(takeTurnOfStrangers);
    const answer = await exchange('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
    expect([answer.slice(0, 12), order]).toEqual(['HTTP/1.1 400', ['those that came before']]);
  });

  test('a body that is too long for a sign-in waits behind earlier requests, so that a flood of them slows nobody else', async () => {
    const order = floodOf(takeTurnOfStrangers);
    expect((await call(`${gateway.url}/v1/dashboard/session`, 'POST', {}, 'a'.repeat(9_000))).status).toBe(413);
    expect(order).toEqual(['those that came before']);
  });

  test.each(['/health/live', '/health/ready'])(
    '%s waits behind earlier probes, so that a flood of them slows nobody else, and not behind a flood of strangers',
    async (path) => {
      const ofStrangers = floodOf(takeTurnOfStrangers);
      expect((await call(`${gateway.url}${path}`, 'GET')).status).toBe(200);
      expect(ofStrangers).toEqual([]);
      const ofProbes = floodOf(takeTurnOfProbes);
      expect((await call(`${gateway.url}${path}`, 'GET')).status).toBe(200);
      expect(ofProbes).toEqual(['those that came before']);
    },
  );

  test.each([
    ['DELETE', '/v1/business/orders', 'GET, HEAD, OPTIONS'],
    ['POST', '/v1/business/orders?page=1', 'GET, HEAD, OPTIONS'],
    ['GET', '/v1/business/order/ord_1/cancel', 'POST, OPTIONS'],
    ['GET', '/v1/business/order/create', 'POST, OPTIONS'],
    ['HEAD', '/v1/business/order/quotation', 'POST, OPTIONS'],
    ['POST', '/v1/business/order/ord_1', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/v1/business/webhooks/callback', 'GET, HEAD, PUT, OPTIONS'],
    ['PUT', '/inbox/demo', 'GET, HEAD, POST, OPTIONS'],
    ['PUT', '/v1/operator/partners', 'GET, HEAD, POST, OPTIONS'],
    ['GET', '/v1/operator/partners/prt_1/sandbox/webhooks/redeliver', 'POST, OPTIONS'],
    ['PUT', '/v1/operator/partners/prt_1/sandbox/webhooks/dlv_1', 'GET, HEAD, OPTIONS'],
  ])('%s %s is answered with the allowed methods', async (method, path, allow) => {
    const answer = await call(
      `${gateway.url}${path}`,
      method,
      { 'x-api-key': key },
      method === 'GET' || method === 'HEAD' ? undefined : {},
    );
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    if (method !== 'HEAD') {
      const instance = path.split('?')[0];
      expect(answer.body).toMatchObject({ code: 'method_not_allowed', instance, allow: allow.split(', ') });
      // The path can be wrong too: /order/creat is read as the order "creat".
      expect(answer.body.detail).toMatch(/If you meant another path, check its spelling\.$/);
    }
    const options = await call(`${gateway.url}${path}`, 'OPTIONS', { 'x-api-key': key });
    expect([options.status, options.body, options.headers.get('allow')]).toEqual([204, '', allow]);
  });

  test('OPTIONS of an unknown path is answered with 404', async () => {
    expect((await call(`${gateway.url}/nothing`, 'OPTIONS')).status).toBe(404);
  });

  test('a path that cannot be decoded or has a segment longer than any id is answered with a problem', async () => {
    const broken = await call(`${gateway.url}/v1/business/order/%E0%A4%A`, 'GET', {
      'x-api-key': key,
      'x-request-id': 'broken-1',
    });
    expect([broken.status, broken.body.code, broken.body.request_id]).toEqual([400, 'malformed_request', 'broken-1']);
    expect(broken.headers.get('x-request-id')).toBe('broken-1');
    const long = await call(`${gateway.url}/v1/business/order/${'x'.repeat(300)}`, 'GET', { 'x-api-key': key });
    expect([long.status, long.body.code]).toEqual([404, 'not_found']);
    expect(long.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  });

  test.each([
    ['bytes that are not HTTP', 'nonsense', 400, 'malformed_request'],
    ['headers of more than 16 KiB', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(17_000)}`, 400, 'malformed_request'],
    [
      'a request that names no host',
      'GET /v1/meta/webhook-sources HTTP/1.1\r\nConnection: close',
      400,
      'malformed_request',
    ],
    [
      'a request that names two hosts',
      'GET /v1/meta/webhook-sources HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\nConnection: close',
      400,
      'malformed_request',
    ],
    [
      'a request without a host for a path that cannot be decoded',
      'GET /% HTTP/1.1\r\nConnection: close',
      400,
      'malformed_request',
    ],
    [
      'a request with more than 100 headers, which cost time to read,',
      `GET /v1/business/orders HTTP/1.1\r\nHost: localhost\r\nConnection: close${times(99, (header) => `\r\nX-${header}: 1`)}`,
      400,
      'malformed_request',
    ],
    [
      'a request with more than 100 parameters, which cost time to read,',
      `GET /v1/business/orders?${times(101, (parameter) => `p${parameter}=1&`)} HTTP/1.1\r\nHost: localhost\r\nConnection: close`,
      400,
      'malformed_request',
    ],
    [
      'a request with 100 headers and 100 parameters',
      `GET /v1/business/orders?${times(100, (parameter) => `p${parameter}=1&`)} HTTP/1.1\r\nHost: localhost\r\nConnection: close${times(98, (header) => `\r\nX-${header}: 1`)}`,
      401,
      'missing_api_key',
    ],
    [
      'an unknown expectation, which is ignored,',
      'GET /v1/business/orders HTTP/1.1\r\nHost: localhost\r\nExpect: a-miracle\r\nConnection: close',
      401,
      'missing_api_key',
    ],
  ])('%s is answered with a problem as well', async (_name, request, status, code) => {
    const [head = '', body = ''] = (await exchange(`${request}\r\n\r\n`)).split('\r\n\r\n');
    const headers = head.toLowerCase().split('\r\n');
    const problem = JSON.parse(body);
    expect([headers[0]?.slice(0, 12), problem]).toEqual([
      `http/1.1 ${status}`,
      expect.objectContaining({ status, code }),
    ]);
    expect(headers).toEqual(
      expect.arrayContaining([
        'x-content-type-options: nosniff',
        'cache-control: no-store',
        `x-request-id: ${problem.request_id}`,
      ]),
    );
    if (code === 'malformed_request')
      expect(problem.detail).toMatch(/encoding of the path.+Host.+Content-Length.+16 KiB/);
  });
});

test('an incomplete body is logged without a status, and not as an error', async () => {
  const { port, hostname } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  const head = `POST /v1/business/order/create HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nX-Request-Id: broken-off\r\nContent-Length: 100\r\n\r\n{`;
  socket.write(head, () => socket.destroy());
  const lines = () => gateway.logged.filter((entry) => (entry as { request_id?: string }).request_id === 'broken-off');
  await until(() => lines().length > 0);
  await fetch(`${gateway.url}/health/live`);
  expect(lines()).toMatchObject([{ route: '/v1/business/order/create', status: null }]);
  expect(gateway.logged.filter((entry) => (entry as { err?: unknown }).err !== undefined)).toEqual([]);
});

describe('X-Request-Id', () => {
  const idFor = async (sent: string) =>
    (await call(`${gateway.url}/health/live`, 'GET', { 'x-request-id': sent })).headers.get('x-request-id');

  test('is the caller’s when it is 1 to 128 visible characters', async () => {
    for (const id of ['a', '~!{}/', 'x'.repeat(128)]) expect(await idFor(id)).toBe(id);
  });

  test('is otherwise generated, a new one each time', async () => {
    const ids = [await idFor('x'.repeat(129)), await idFor('a b'), await idFor('clé'), await idFor('')];
    for (const id of ids) expect(id).toMatch(/^req_[0-9a-z]{26}$/);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('the log', () => {
  test('has one line for each request, without the key', async () => {
    await call(`${gateway.url}/v1/business/orders?page=1`, 'GET', { 'x-api-key': key, 'x-request-id': 'logged-1' });
    await call(`${gateway.url}/nothing`, 'GET', { 'x-request-id': 'logged-2' });
    const lineOf = (id: string) =>
      gateway.logged.filter((entry) => (entry as { request_id?: string }).request_id === id);
    expect(lineOf('logged-1')).toEqual([
      {
        method: 'GET',
        route: '/v1/business/orders',
        status: 200,
        duration_ms: expect.any(Number),
        request_id: 'logged-1',
        partner_id: partnerId,
      },
    ]);
    expect(lineOf('logged-2')).toMatchObject([{ route: null, status: 404, partner_id: null }]);
    expect(JSON.stringify(gateway.logged)).not.toContain(key);
  });
});

describe('the metrics', () => {
  test('count each answered request by its status, API and kind, and no probe', async () => {
    const counted = async () => {
      const { values } = await register.getSingleMetric('dakpion_requests_total')!.get();
      return new Map(values.map(({ labels, value }) => [`${labels.status} ${labels.api} ${labels.kind}`, value]));
    };
    const before = await counted();
    await call(`${gateway.url}/v1/business/orders`, 'GET', { 'x-api-key': key });
    await call(`${gateway.url}/v1/business/order/create`, 'POST', { 'x-api-key': key }, {});
    await call(`${gateway.url}/v1/dispatch/requests`, 'GET');
    await call(`${gateway.url}/health/ready`, 'GET');
    await call(`${gateway.url}/nothing`, 'GET');
    const added = [...(await counted())].flatMap(([name, value]) =>
      value === before.get(name) ? [] : [[name, value - (before.get(name) ?? 0)]],
    );
    expect(added.sort()).toEqual([
      ['200 partners read', 1],
      ['401 dispatch read', 1],
      ['404 other read', 1],
      ['422 partners write', 1],
    ]);
  });
});

describe('health', () => {
  test('answers that the gateway is live and ready', async () => {
    const live = await call(`${gateway.url}/health/live`, 'GET');
    expect([live.status, live.body]).toEqual([200, { status: 'ok' }]);
    const ready = await call(`${gateway.url}/health/ready`, 'GET');
    const checks = { event_store: 'ok', state_store: 'ok', broker: 'ok', partners: 'ok', disk: 'ok' };
    expect([ready.status, ready.body]).toEqual([200, { status: 'ok', checks }]);
  });

  test('answers that the gateway is not live while its process is stuck, and tells strangers no more', async () => {
    Object.assign(gateway.engines, { isStuck: () => true });
    const live = await call(`${gateway.url}/health/live`, 'GET');
    Object.assign(gateway.engines, { isStuck: () => false });
    expect([live.status, live.body]).toEqual([503, { status: 'stuck' }]);
    expect((await call(`${gateway.url}/health/live`, 'GET')).status).toBe(200);
  });
});

describe('without its engines', () => {
  test('the gateway is alive, is not ready, and asks partners to try again', async () => {
    const broken = await startGateway();
    try {
      const { api_keys } = await broken.partner();
      await broken.engines.broker.close();
      const path = `${broken.url}/v1/business/order/create`;
      const answer = await call(path, 'POST', { 'x-api-key': api_keys.sandbox }, orderBody);
      expect([answer.status, answer.body.code]).toEqual([503, 'temporarily_unavailable']);
      expect(answer.headers.get('retry-after')).toBe('2');
      await broken.engines.stateStore.close();
      expect((await call(`${broken.url}/health/live`, 'GET')).status).toBe(200);
      const ready = await call(`${broken.url}/health/ready`, 'GET');
      const checks = {
        event_store: 'ok',
        state_store: 'unavailable',
        broker: 'unavailable',
        partners: 'unavailable',
        disk: 'ok',
      };
      expect([ready.status, ready.body]).toEqual([503, { status: 'unavailable', checks }]);
    } finally {
      await broken.close();
    }
  });
});

test('GET /v1/meta/webhook-sources returns the source addresses of webhooks without a key', async () => {
  const answer = await call(`${gateway.url}/v1/meta/webhook-sources`, 'GET');
  expect([answer.status, answer.body]).toEqual([200, { addresses: ['203.0.113.7'] }]);
});

describe('a port for operators', () => {
  test('serves operators only; the public port serves everyone else', async () => {
    const operatorPort = await freePort();
    const split = await startGateway({ operatorPort });
    try {
      const operators = `http://127.0.0.1:${operatorPort}`;
      const headers = { authorization: `Bearer ${operatorToken}`, accept: 'text/html' };
      expect((await call(`${operators}/v1/operator/partners`, 'GET', headers)).status).toBe(200);
      expect((await call(`${operators}/health/ready`, 'GET')).status).toBe(200);
      expect((await fetch(`${operators}/operator`)).status).toBe(200);
      expect((await fetch(`${operators}/operator/assets/operator-2b3c4d5e.js`)).status).toBe(200);
      for (const url of [
        `${split.url}/operator`,
        `${split.url}/%6Fperator/partners`,
        `${split.url}/operator/assets/operator-2b3c4d5e.js`,
        `${split.url}/dashboard/assets/operator-2b3c4d5e.js`,
        `${operators}/dashboard`,
        `${split.url}/v1/operator/partners`,
        `${split.url}/v1/%6Fperator/partners`,
        `${operators}/v1/business/orders`,
        `${operators}/inbox`,
      ]) {
        // A browser gets a page with this answer.
        expect((await call(url, 'GET', headers)).status).toBe(404);
        const answer = await call(url, 'GET', { ...headers, accept: 'application/json' });
        expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
      }
      expect((await call(`${split.url}/v1/operator/partners`, 'DELETE', headers)).status).toBe(404);
      expect((await call(`${split.url}/v1/business/orders`, 'GET')).status).toBe(401);
    } finally {
      await split.close();
    }
    await expect(fetch(`http://127.0.0.1:${operatorPort}/health/live`)).rejects.toThrow();
  });

  test('answers a request in progress before the gateway has stopped', async () => {
    const operatorPort = await freePort();
    const split = await startGateway({ operatorPort });
    try {
      const { partner_id } = await split.partner();
      const replies: ((reply: object) => void)[] = [];
      split.services.webhook = () => new Promise((reply) => replies.push(reply));
      const path = `http://127.0.0.1:${operatorPort}/v1/operator/partners/${partner_id}/sandbox/webhooks/redeliver`;
      const headers = { authorization: `Bearer ${operatorToken}` };
      const asked = call(path, 'POST', headers, { status: 'manual_review' });
      await until(() => replies.length > 0);
      const order: string[] = [];
      const stopped = split.application.close().then(() => order.push('stopped'));
      const look = () => fetch(split.url).catch(() => undefined);
      for (let looks = 0; looks < 100 && order.length === 0; looks += 1) await look();
      order.push('answered');
      replies[0]?.({ accepted: 1 });
      expect((await asked).status).toBe(202);
      await stopped;
      expect(order).toEqual(['answered', 'stopped']);
    } finally {
      await split.close();
    }
  });

  test('fails the start when it is in use, and leaves no port open', async () => {
    const taken = Number(new URL(gateway.url).port);
    const port = await freePort();
    await expect(startGateway({ port, operatorPort: taken })).rejects.toMatchObject({
      code: 'EADDRINUSE',
      port: taken,
    });
    await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow();
  });
});

/** Keeps the event loop busy. */
function workFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** The texts of the numbers from 1 to `count`, joined. */
function times(count: number, text: (number: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index + 1)).join('');
}

/** Sends the text on a connection. Resolves with all that came back when it is closed. */
async function exchange(text: string): Promise<string> {
  const { port, hostname } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.write(text);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  return answer;
}

/** Lets much work wait for turns of one owner. The answer has an entry when all of it has begun. */
function floodOf(take: typeof takeTurnOfStrangers): string[] {
  const order: string[] = [];
  void take();
  workFor(3);
  for (let flood = 1; flood <= 40; flood += 1) void take()?.then(() => workFor(5));
  void take()?.then(() => order.push('those that came before'));
  return order;
}
