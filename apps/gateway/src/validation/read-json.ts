import { type FieldError, type Reading, readFields, type Shape } from '@dakpion/validation';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';

/** Without two `\s*` in a row, which would take half a second for a header with 15 KB of spaces. */
const jsonContentType = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?(?:;\s*)?$/i;
const utf8 = new TextDecoder('utf-8', { fatal: true });
/** A large body is read for its cost, and again by its controller. */
const parsed = new WeakMap<Uint8Array, unknown>();

/**
 * The request's body as JSON. Undefined without a body. Bodies arrive here as bytes, so that their faults are reported only to
 * callers with a valid key. Throws ProblemError: 415, 400.
 */
export function readJson(request: FastifyRequest): unknown {
  const bytes = request.body;
  if (!(bytes instanceof Uint8Array) || bytes.length === 0) return undefined;
  const { 'content-type': contentType, 'content-encoding': encoding = 'identity' } = request.headers;
  if (contentType === undefined || !jsonContentType.test(contentType) || encoding.toLowerCase() !== 'identity') {
    throw new ProblemError({ code: 'unsupported_media_type' });
  }
  if (parsed.has(bytes)) return parsed.get(bytes);
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    parsed.set(bytes, value);
    return value;
  } catch {
    throw new ProblemError({ code: 'malformed_json' });
  }
}

/** Reads the body as an object of the given shape. The faults are returned, so that the caller can add more. */
export function readBody<Value extends object>(request: FastifyRequest, shape: Shape<Value>): Reading<Value> {
  return readFields(shape, readJson(request));
}

/** Throws 422 if any of the readings has faults. */
export function refuseFaults(...readings: readonly Pick<Reading<unknown>, 'errors'>[]): void {
  const errors = readings.flatMap((reading) => reading.errors);
  if (errors.length > 0) throw new ProblemError({ code: 'validation_failed', errors });
}

/** The faults of further checks, except those of fields that are already known to be faulty. */
export function furtherFaults(
  { errors }: Pick<Reading<unknown>, 'errors'>,
  found: readonly FieldError[],
): FieldError[] {
  const known = new Set(errors.map(({ field }) => field));
  // A body that is not an object has no fields to check.
  return known.has('') ? [] : found.filter(({ field }) => !known.has(field));
}
