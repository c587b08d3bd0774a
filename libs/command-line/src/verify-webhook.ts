import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The result of the check of a signature. `missing`: a header is missing. `wrong`: no secret matches. `too_old`, `too_new`: the
 * signature matches, and its time differs by more than five minutes, e.g. in a replay of a recorded webhook.
 */
export type SignatureVerdict = 'right' | 'wrong' | 'missing' | 'too_old' | 'too_new';

interface SignedWebhook {
  readonly headers: IncomingHttpHeaders;
  /** The exact received text. */
  readonly body: string;
}

const toleranceSeconds = 5 * 60;

/** Verifies a webhook according to Standard Webhooks 1.0. `secrets`: `whsec_…`. `now`: epoch milliseconds. */
export function verifyWebhook(
  { headers, body }: SignedWebhook,
  secrets: readonly string[],
  now: number,
): SignatureVerdict {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return 'missing';
  const expected = secrets.map((secret) => hmac(secret, `${id}.${timestamp}.${body}`));
  const sent = signature.split(' ').filter((each) => each.startsWith('v1,'));
  const isSigned = sent.some((each) => expected.some((one) => isSame(each.slice(3), one)));
  if (!isSigned || !/^\d+$/.test(timestamp)) return 'wrong';
  const age = now / 1_000 - Number(timestamp);
  if (age > toleranceSeconds) return 'too_old';
  return age < -toleranceSeconds ? 'too_new' : 'right';
}

function hmac(secret: string, content: string): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(content, 'utf8').digest();
}

function isSame(base64: string, expected: Buffer): boolean {
  const sent = Buffer.from(base64, 'base64');
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
