import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';

interface Given {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const { headers, body }: Given = JSON.parse(readFileSync(0, 'utf8'));
const key = Buffer.from((process.env.SIGNING_SECRET ?? '').replace('whsec_', ''), 'base64');
const timestamp = headers['webhook-timestamp'] ?? '';
const expected = createHmac('sha256', key).update(`${headers['webhook-id']}.${timestamp}.${body}`).digest();
const isFresh = Math.abs(Date.now() / 1_000 - Number(timestamp)) < 300;
const isSigned = (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
  const given = Buffer.from(signature.replace('v1,', ''), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
});
if (!isFresh || !isSigned) process.exit(1);
console.log(JSON.parse(body).event);
