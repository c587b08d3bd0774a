import { Webhook } from 'standardwebhooks';
import { verifyWebhook } from './verify-webhook.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const now = Date.parse('2026-11-21T07:00:00.000Z');
const body = '{"order_id":"ord_1","receiver":"রহিম 📦"}';

/** A webhook that the reference library has signed. */
function signed(at = now, by = secret) {
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at / 1_000)),
    'webhook-signature': new Webhook(by).sign('evt_1', new Date(at), body),
  };
  return { headers, body };
}

const minutes = 60_000;

test('accepts webhooks that the reference library has signed with any of the secrets', () => {
  expect(verifyWebhook(signed(), [secret], now)).toBe('right');
  expect(verifyWebhook(signed(), [other, secret], now)).toBe('right');
  const { headers } = signed();
  const both = `v1,AAAA v2,BBBB ${headers['webhook-signature']}`;
  expect(verifyWebhook({ body, headers: { ...headers, 'webhook-signature': both } }, [secret], now)).toBe('right');
});

test.each([
  ['another secret', signed(now, other)],
  ['another body', { ...signed(), body: `${body} ` }],
  ['another id', { body, headers: { ...signed().headers, 'webhook-id': 'evt_2' } }],
  ['another time', { body, headers: { ...signed().headers, 'webhook-timestamp': '1' } }],
  ['no signature of version 1', { body, headers: { ...signed().headers, 'webhook-signature': 'v2,AAAA' } }],
])('reports %s as wrong', (_what, webhook) => {
  expect(verifyWebhook(webhook, [secret], now)).toBe('wrong');
});

test('reports an absent header as missing', () => {
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
    const headers = Object.fromEntries(Object.entries(signed().headers).filter(([each]) => each !== name));
    expect(verifyWebhook({ body, headers }, [secret], now)).toBe('missing');
  }
});

test('accepts a timestamp up to five minutes before or after now', () => {
  expect(verifyWebhook(signed(), [secret], now + 5 * minutes)).toBe('right');
  expect(verifyWebhook(signed(), [secret], now + 5 * minutes + 1_000)).toBe('too_old');
  expect(verifyWebhook(signed(), [secret], now - 5 * minutes - 1_000)).toBe('too_new');
});
