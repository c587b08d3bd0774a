import { Webhook } from 'standardwebhooks';
import { type ArrivedWebhook, listenForWebhooks, type WebhookListener } from './webhook-listener.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"event":"ASSIGNED","order_id":"ord_1"}';

let listener: WebhookListener | undefined;
let arrived: ArrivedWebhook[];
beforeEach(() => {
  arrived = [];
});
afterEach(() => listener?.close());

async function open(
  status: number,
  secrets: readonly string[] = [secret],
): Promise<(text: string, headers?: Record<string, string>) => Promise<number>> {
  listener = await listenForWebhooks({
    port: 0,
    secrets,
    status,
    onWebhook: (webhook) => arrived.push(webhook),
  });
  const { url } = listener;
  return async (text, headers = {}) =>
    (await fetch(`${url}/hook?a=1`, { method: 'POST', body: text, headers, signal: AbortSignal.timeout(10_000) }))
      .status;
}

function signatureHeaders(): Record<string, string> {
  const now = new Date();
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign('evt_1', now, body),
  };
}

test('has a URL at an IPv6 address, too', async () => {
  const onWebhook = (webhook: ArrivedWebhook) => arrived.push(webhook);
  listener = await listenForWebhooks({ host: '::1', port: 0, secrets: [], status: 204, onWebhook });
  expect((await fetch(listener.url, { method: 'POST', signal: AbortSignal.timeout(10_000) })).status).toBe(204);
});

test('reports each delivery with the verdict on its signature, and answers 200', async () => {
  const post = await open(200);
  expect(await post(body, signatureHeaders())).toBe(200);
  expect(await post(`${body} `, signatureHeaders())).toBe(200);
  expect(await post('no JSON')).toBe(200);
  expect(arrived).toEqual([
    {
      received_at: expect.stringMatching(/\+06:00$/),
      path: '/hook?a=1',
      signature: 'right',
      answered: 200,
      webhook_id: 'evt_1',
      body: JSON.parse(body),
    },
    expect.objectContaining({ signature: 'wrong' }),
    expect.objectContaining({ signature: 'missing', webhook_id: null, body: 'no JSON' }),
  ]);
});

test('does not check signatures without a secret', async () => {
  const post = await open(200, []);
  expect(await post(body, signatureHeaders())).toBe(200);
  expect(arrived).toEqual([expect.objectContaining({ signature: 'not_checked', body: JSON.parse(body) })]);
});

test('answers with the given status, and refuses a body over 1 MiB', async () => {
  const post = await open(503);
  expect(await post(body)).toBe(503);
  const long = await post('x'.repeat(1024 * 1024 + 1)).catch(() => 'cut off');
  expect([413, 'cut off']).toContain(long);
  expect(arrived).toHaveLength(1);
});
