import { fetchWithRetry, isSafeToRepeat, pauseFor } from './fetch-with-retry.ts';

const url = 'https://api.example.com/v1/business';
const request = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Request(`${url}${path}`, { method, headers, ...(method === 'POST' && { body: '{"a":1}' }) });
type Reply = number | readonly [number, string] | 'lost';

/** Returns the given answers in turn, and records the bodies that were sent and the pauses between them. */
function exchange(replies: readonly Reply[], maxRetries = 3) {
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
    random: () => 0,
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

test('sends a request again with its body until it succeeds, after growing pauses or those of Retry-After', async () => {
  const { send, bodies, pauses } = exchange(['lost', 503, [503, '2'], 201]);
  const answer = await send(request('POST', '/order/create', { 'x-idempotency-key': 'k' }));
  expect([answer.status, bodies, pauses]).toEqual([201, Array(4).fill('{"a":1}'), [250, 500, 2_000]]);
});

test('returns the last answer or error when no try is left', async () => {
  const { send, bodies } = exchange([503, 503], 1);
  expect((await send(request('GET', '/orders'))).status).toBe(503);
  expect(bodies).toHaveLength(2);
  await expect(exchange(['lost', 'lost'], 1).send(request('GET', '/orders'))).rejects.toThrow('fetch failed');
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

test('returns the answer at once when it asks for a pause of more than 30 s', async () => {
  const { send, pauses } = exchange([[429, '31'], 200]);
  expect((await send(request('GET', '/orders'))).status).toBe(429);
  expect(pauses).toEqual([]);
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

test('ends a pause when the caller gives up', async () => {
  const ended = new AbortController();
  const pause = pauseFor(60_000, ended.signal);
  ended.abort(new Error('given up'));
  await expect(pause).rejects.toThrow('given up');
  await expect(pauseFor(60_000, ended.signal)).rejects.toThrow('given up');
  await pauseFor(1, null);
});
