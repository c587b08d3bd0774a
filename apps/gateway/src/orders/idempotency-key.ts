import type { FieldError, Reading } from '@dakpion/validation';
import type { FastifyRequest } from 'fastify';

const field = 'X-Idempotency-Key';
const form = /^[\x21-\x7e]{1,255}$/;

/** The request's idempotency key. Null if there is none. */
export function readIdempotencyKey(request: FastifyRequest): Reading<string | null> {
  const sent = request.headers['x-idempotency-key'];
  if (sent === undefined) return { value: null, errors: [] };
  // Node joins a repeated header with a comma and a space. The form of a key allows no space.
  if (typeof sent === 'string' && form.test(sent)) return { value: sent, errors: [] };
  const error: FieldError = { field, code: 'bad_format', message: 'Must be 1 to 255 visible ASCII characters.' };
  return { value: null, errors: [error] };
}
