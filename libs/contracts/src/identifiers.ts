import { hash, randomFillSync } from 'node:crypto';
import type { Environment } from './environment.ts';

// Crockford's base 32 in lower case: without i, l, o and u, so that an id can be read aloud.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 26;

/** 26 characters of base 32 (130 bits) from at least 17 bytes. */
function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5 && text.length < length) {
      bits -= 5;
      text += alphabet.charAt((held >>> bits) & 31);
    }
    held &= (1 << bits) - 1;
    if (text.length === length) break;
  }
  return text;
}

function digest(parts: readonly string[]): string {
  // JSON keeps the parts apart: no two lists of parts have the same text.
  return base32(hash('sha256', JSON.stringify(parts), 'buffer'));
}

// Random bytes are generated for many ids at once: each generation costs a system call, and each request needs an id.
const bytesPerId = 17;
const drawn = new Uint8Array(256 * bytesPerId);
let next = drawn.length;

/** A new identifier of the given kind, e.g. `newId('prt')` → `prt_…`. */
export function newId(prefix: string): string {
  if (next === drawn.length) {
    randomFillSync(drawn);
    next = 0;
  }
  next += bytesPerId;
  return `${prefix}_${base32(drawn.subarray(next - bytesPerId, next))}`;
}

/** The order id of an idempotency key: always the same for the same partner, environment and key. */
export function orderIdOfKey(partnerId: string, environment: Environment, idempotencyKey: string): string {
  return `ord_${digest(['order', partnerId, environment, idempotencyKey])}`;
}

/**
 * The id of one order of a bulk request, derived from the request's idempotency key and the order's place in the request, from 0.
 */
export function orderIdOfBulkKey(
  partnerId: string,
  environment: Environment,
  idempotencyKey: string,
  index: number,
): string {
  return `ord_${digest(['bulk', partnerId, environment, idempotencyKey, String(index)])}`;
}

/** The id of the retry of a cancelled order: always the same for the same order. */
export function orderIdOfRetry(orderId: string): string {
  return `ord_${digest(['retry', orderId])}`;
}

/** The id of the redelivery after an outage: always the same for the same origin and the same time of its recovery. */
export function redeliveryIdOfRecovery(
  partnerId: string,
  environment: Environment,
  origin: string,
  recoveredAt: string,
): string {
  return `rdl_${digest(['recovery', partnerId, environment, origin, recoveredAt])}`;
}

/** The public form of an event's UUID: `evt_` and its 32 hexadecimal digits. */
export function eventIdOf(uuid: string): string {
  return `evt_${uuid.replaceAll('-', '')}`;
}
