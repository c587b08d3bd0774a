import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fetchWithRetry, isSafeToRepeat, pauseFor } from './fetch-with-retry.ts';

const url = 'https://api.example.com/v1/business';
const request = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Request(`${url}${path}`, { method, headers, ...(method === 'POST' && { body: '{"a":1}' }) });
type Reply = number | readonly [number, string] | 'lost';

/** Returns the given answers in turn, and records the bodies that were sent and the pauses between them. */
function exchange(replies: readonly Reply[], maxRetries = 3, random = 0) {
  const bodies: string[] = [];
  const pauses: number[] = [];
  const send = fetchWithRetry({
    fetch: async (sent) => {
      const reply = replies[bodies.length] ?? 200;
      bodies.push(await sent.text());
      if (reply === 'lost') throw new TypeError('fetch failed');
      const [status, retryAfter] = typeof reply === 'number' ? [reply, null] : reply;
      return new Response('{}', { status, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } });
    },
    maxRetries,
    timeoutMs: 1_000,
    pause: async (ms) => void pauses.push(ms),
    random: () => random,
  });
  return { send, bodies, pauses };
}

test.each([
  ['GET', '/orders', {}, true],
  ['PUT', '/webhooks/callback', {}, true],
  ['POST', '/order/create', { 'x-idempotency-key': 'k' }, true],
  ['POST', '/order/create', {}, false],
  ['POST', '/order/quotation', {}, true],
  ['POST', '/order/ord_1/cancel', {}, true],
  ['POST', '/order/ord_1/retry', {}, true],
  ['POST', '/webhooks/redeliver', {}, false],
  ['POST', '/webhooks/test', {}, false],
] as const)('classifies %s %s %j as safe to repeat: %s', (method, path, headers, safe) => {
  expect(isSafeToRepeat(request(method, path, headers))).toBe(safe);
});

test('sends a request again with its body until it succeeds, after growing pauses or the pauses of Retry-After', async () => {
  const { send, bodies, pauses } = exchange(['lost', 502, [503, '2'], [504, '1.5'], 201], 4);
  const answer = await send(request('POST', '/order/create', { 'x-idempotency-key': 'k' }));
  expect([answer.status, bodies, pauses]).toEqual([201, Array(5).fill('{"a":1}'), [250, 500, 2_000, 2_000]]);
});

test('adds up to a quarter of random time to each pause', async () => {
  const { send, pauses } = exchange(['lost', [503, '2']], 3, 1);
  await send(request('GET', '/orders'));
  expect(pauses).toEqual([312.5, 2_500]);
});

test('returns the last answer or error when no try is left', async () => {
  const { send, bodies } = exchange([503, 503], 1);
  expect((await send(request('GET', '/orders'))).status).toBe(503);
  expect(bodies).toHaveLength(2);
  await expect(exchange(['lost', 'lost'], 1).send(request('GET', '/orders'))).rejects.toThrow('fetch failed');
});

test('does not retry without end if the maximum is no number', async () => {
  const { send, bodies } = exchange(Array(10).fill(503), Number.NaN);
  expect((await send(request('GET', '/orders'))).status).toBe(503);
  expect(bodies).toHaveLength(1);
});

test('repeats a request that is not safe to repeat only after 429', async () => {
  const lost = exchange(['lost']);
  await expect(lost.send(request('POST', '/webhooks/test'))).rejects.toThrow('fetch failed');
  const unavailable = exchange([503]);
  expect((await unavailable.send(request('POST', '/webhooks/test'))).status).toBe(503);
  const limited = exchange([[429, '1'], 200]);
  expect((await limited.send(request('POST', '/webhooks/test'))).status).toBe(200);
  expect([lost, unavailable, limited].map(({ bodies }) => bodies.length)).toEqual([1, 1, 2]);
});

test.each([400, 401, 404, 409, 422, 500])('returns %i at once', async (status) => {
  const { send, bodies } = exchange([status]);
  expect((await send(request('GET', '/orders'))).status).toBe(status);
  expect(bodies).toHaveLength(1);
});

test('returns the answer at once when its Retry-After is more than 60 s, whatever the random time is', async () => {
  const tooLong = exchange([[429, '61'], 200]);
  expect((await tooLong.send(request('GET', '/orders'))).status).toBe(429);
  expect(tooLong.pauses).toEqual([]);
  // Nearly a whole quota of a minute: e.g. 100 orders after another 100.
  const longest = exchange([[429, '60'], 200], 3, 1);
  expect((await longest.send(request('GET', '/orders'))).status).toBe(200);
  expect(longest.pauses).toEqual([75_000]);
});

test('tries as often as it may, with pauses of at most 30 s', async () => {
  const { send, pauses } = exchange(Array(10).fill(503), 10);
  expect((await send(request('GET', '/orders'))).status).toBe(200);
  expect(pauses.slice(5)).toEqual([8_000, 16_000, 30_000, 30_000, 30_000]);
});

test('waits for the answer without a limit if the time-out is Infinity', async () => {
  const fetch = ({ signal }: Request) =>
    new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      setTimeout(() => resolve(Response.json({})), 20);
    });
  const send = fetchWithRetry({ fetch, maxRetries: 0, timeoutMs: Infinity, pause: pauseFor, random: () => 0 });
  expect((await send(request('GET', '/orders'))).status).toBe(200);
});

test('ends a try that takes too long', async () => {
  const send = fetchWithRetry({
    fetch: (sent) =>
      new Promise((_, reject) => sent.signal.addEventListener('abort', () => reject(sent.signal.reason))),
    maxRetries: 1,
    timeoutMs: 20,
    pause: async () => undefined,
    random: () => 0,
  });
  await expect(send(request('GET', '/orders'))).rejects.toMatchObject({ name: 'TimeoutError' });
});

test.each([
  ['a page of a proxy', '<html>', { 'content-type': 'text/html' }],
  ['an empty answer', '', { 'content-length': '0' }],
  ['a long page', 'x'.repeat(201), { 'content-type': 'text/html' }],
])('throws DakpionResponseError for %s with status 200, and does not send again', async (_, body, headers) => {
  const pause = jest.fn();
  const fetch = async () => new Response(body, { headers });
  const send = fetchWithRetry({ fetch, maxRetries: 3, timeoutMs: 1_000, pause, random: () => 0 });
  await expect(send(request('GET', '/orders'))).rejects.toMatchObject({
    name: 'DakpionResponseError',
    status: 200,
    body: body.slice(0, 200),
  });
  expect(pause).not.toHaveBeenCalled();
});

test('passes files and streams on as they arrive', async () => {
  const open = new Response(new ReadableStream(), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
  const fetch = async () => open;
  const send = fetchWithRetry({ fetch, maxRetries: 3, timeoutMs: 1_000, pause: pauseFor, random: () => 0 });
  expect(await send(request('GET', '/statements/2026-11/orders.csv'))).toBe(open);
});

describe('with a server', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  let origin: string;
  let paths: string[];
  let reply: (response: ServerResponse, path: string) => void;
  const server = createServer((asked, response) => {
    paths.push(asked.url ?? '');
    reply(response, asked.url ?? '');
  });
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    paths = [];
  });
  afterAll(() => server.close().closeAllConnections());
  const send = (timeoutMs: number, signal?: AbortSignal, maxRetries = 0) =>
    fetchWithRetry({ fetch: (sent) => fetch(sent), maxRetries, timeoutMs, pause: async () => {}, random: () => 0 })(
      new Request(`${origin}/orders`, signal === undefined ? {} : { signal }),
    );
  const begin = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"data":[');

  test('sends again when the body of an answer breaks off', async () => {
    reply = (response) => {
      if (paths.length > 1) response.end('{"data":[]}');
      else begin(response) && setImmediate(() => response.destroy());
    };
    expect(await (await send(5_000, undefined, 1)).json()).toEqual({ data: [] });
  });

  test.each([
    ['no answer', 'the time-out', () => undefined],
    ['half an answer', 'the time-out', begin],
    ['no answer', 'the signal', () => undefined],
    ['half an answer', 'the signal', begin],
  ] as const)('ends a try with %s by %s, also after a garbage collection', async (_, way, given) => {
    reply = (response) => void given(response);
    const stop = new AbortController();
    const collecting = setInterval(collectGarbage, 20);
    const aborting = setTimeout(() => way === 'the signal' && stop.abort(new Error('given up')), 200);
    try {
      const ended = expect(send(way === 'the signal' ? 60_000 : 200, stop.signal));
      await ended.rejects.toThrow(way === 'the signal' ? 'given up' : 'did not come within 200 ms');
    } finally {
      clearInterval(collecting);
      clearTimeout(aborting);
    }
  });

  test('does not follow a redirection with the key', async () => {
    reply = (response) => response.writeHead(307, { location: '/stolen' }).end();
    expect([(await send(5_000)).status, paths]).toEqual([307, ['/orders']]);
  });
});

test('sends nothing after the caller has given up', async () => {
  const fetch = jest.fn(async (sent: Request) => globalThis.fetch(sent));
  const send = fetchWithRetry({ fetch, maxRetries: 3, timeoutMs: 60_000, pause: pauseFor, random: () => 0 });
  const given = new Request('http://127.0.0.1:1/orders', { signal: AbortSignal.abort(new Error('given up')) });
  await expect(send(given)).rejects.toThrow('given up');
  expect(fetch.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([true]);
});

test('leaves no timer that would keep a program running', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
  const before = timers();
  const fetch = async () => Response.json({});
  const send = fetchWithRetry({ fetch, maxRetries: 0, timeoutMs: 60_000, pause: pauseFor, random: () => 0 });
  await send(request('GET', '/orders'));
  const ended = new AbortController();
  const pause = pauseFor(60_000, ended.signal);
  ended.abort();
  await expect(pause).rejects.toBeDefined();
  expect(timers()).toBe(before);
});

test('ends a pause when the caller gives up', async () => {
  const ended = new AbortController();
  const pause = pauseFor(60_000, ended.signal);
  ended.abort(new Error('given up'));
  await expect(pause).rejects.toThrow('given up');
  await expect(pauseFor(60_000, ended.signal)).rejects.toThrow('given up');
  await pauseFor(1, null);
});
