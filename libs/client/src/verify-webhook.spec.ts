import { Webhook } from 'standardwebhooks';
import { verifyWebhook } from './verify-webhook.ts';

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const previous = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const now = Date.parse('2026-11-22T12:00:00.000Z');
const rawBody = JSON.stringify({ event: 'PICKED', event_id: 'evt_1', name: 'রহিমা 📦' });

function headersFor(secrets: readonly string[], body = rawBody, at = now) {
  const signatures = secrets.map((one) => new Webhook(one).sign('evt_1', new Date(at), body));
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
}

test.each([
  ['text', rawBody],
  ['bytes', new TextEncoder().encode(rawBody)],
] as const)('returns a genuine webhook with its body as %s', async (_, body) => {
  const webhook = await verifyWebhook({ rawBody: body, headers: headersFor([secret]) }, secret, { now });
  expect(webhook).toEqual(JSON.parse(rawBody));
});

test('accepts headers of the Fetch API and of Node, in any case', async () => {
  const headers = headersFor([secret]);
  const webhook = JSON.parse(rawBody);
  await expect(verifyWebhook({ rawBody, headers: new Headers(headers) }, secret, { now })).resolves.toEqual(webhook);
  const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
  await expect(verifyWebhook({ rawBody, headers: upper }, secret, { now })).resolves.toEqual(webhook);
});

test('accepts a correct signature by either secret during a rotation', async () => {
  const webhook = JSON.parse(rawBody);
  const signedTwice = verifyWebhook({ rawBody, headers: headersFor([previous, secret]) }, secret, { now });
  await expect(signedTwice).resolves.toEqual(webhook);
  const twoSecrets = verifyWebhook({ rawBody, headers: headersFor([previous]) }, [secret, previous], { now });
  await expect(twoSecrets).resolves.toEqual(webhook);
});

test.each([
  ['before', -300_000, {}],
  ['after', 300_000, {}],
  ['before', -7_000, { toleranceSeconds: 7 }],
])('accepts a webhook whose time is exactly the tolerance %s the present', async (_, offsetMs, options) => {
  const headers = headersFor([secret], rawBody, now + offsetMs);
  await expect(verifyWebhook({ rawBody, headers }, secret, { now, ...options })).resolves.toEqual(JSON.parse(rawBody));
});

/** Genuine headers with one of them changed. */
function changed(name: 'webhook-id' | 'webhook-timestamp' | 'webhook-signature', change: (value: string) => string) {
  const headers = headersFor([secret]);
  return { ...headers, [name]: change(headers[name]) };
}

const others: ReadonlyArray<readonly [string, string, Record<string, string>, string]> = [
  ['wrong_signature', 'another secret', headersFor([previous]), rawBody],
  ['wrong_signature', 'another body', headersFor([secret]), rawBody.replace('PICKED', 'COMPLETED')],
  ['wrong_signature', 'another version', changed('webhook-signature', (text) => text.replace('v1,', 'v2,')), rawBody],
  ['wrong_signature', 'no base64', { ...headersFor([secret]), 'webhook-signature': 'v1,!!' }, rawBody],
  ['missing_header', 'no id', changed('webhook-id', () => ''), rawBody],
  ['missing_header', 'no time', changed('webhook-timestamp', () => ''), rawBody],
  ['missing_header', 'no signature', { 'webhook-id': 'evt_1', 'webhook-timestamp': '1' }, rawBody],
  ['too_old_or_new', 'an old time', headersFor([secret], rawBody, now - 301_000), rawBody],
  ['too_old_or_new', 'a time ahead', headersFor([secret], rawBody, now + 302_000), rawBody],
  ['too_old_or_new', 'a time that is no number', { ...headersFor([secret]), 'webhook-timestamp': 'soon' }, rawBody],
  ['malformed_body', 'no JSON', headersFor([secret], '{'), '{'],
];
test.each(others)('throws %s for %s', async (code, _, headers, body) => {
  await expect(verifyWebhook({ rawBody: body, headers }, secret, { now })).rejects.toMatchObject({ code });
});

test.each([
  ['an empty secret', '', rawBody, 'whsec_'],
  ['no secret', undefined, rawBody, 'whsec_'],
  ['no secrets', [], rawBody, 'whsec_'],
  ['a parsed body', secret, JSON.parse(rawBody), 'before any parsing'],
  ['no body', secret, undefined, 'before any parsing'],
])('reports %s as an error of the program, not as a forged webhook', async (_, secrets, body, message) => {
  const verified = verifyWebhook({ rawBody: body, headers: headersFor([secret]) }, secrets as string, { now });
  await expect(verified).rejects.toThrow(TypeError);
  await expect(verified).rejects.toThrow(message);
});
