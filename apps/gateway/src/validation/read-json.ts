import { type FieldError, type Reading, readFields, type Shape } from '@dakpion/validation';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';

const jsonContentType = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The request's body as JSON; undefined when it has none. Bodies come here as bytes, so that what is wrong with them is
 * told only to those whose key is right. Throws ProblemError: 415, 400.
 */
export function readJson(request: FastifyRequest): unknown {
  const bytes = request.body;
  if (!(bytes instanceof Uint8Array) || bytes.length === 0) return undefined;
  const { 'content-type': contentType, 'content-encoding': encoding = 'identity' } = request.headers;
  if (contentType === undefined || !jsonContentType.test(contentType) || encoding.toLowerCase() !== 'identity') {
    throw new ProblemError({ code: 'unsupported_media_type' });
  }
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new ProblemError({ code: 'malformed_json' });
  }
}

/** Reads the body as an object of the given shape, keeping what is wrong for the caller to add to. */
export function readBody<Value extends object>(request: FastifyRequest, shape: Shape<Value>): Reading<Value> {
  return readFields(shape, readJson(request));
}

/** Throws 422 when anything is wrong with any of the readings. */
export function refuseFaults(...readings: readonly Pick<Reading<unknown>, 'errors'>[]): void {
  const errors = readings.flatMap((reading) => reading.errors);
  if (errors.length > 0) throw new ProblemError({ code: 'validation_failed', errors });
}

/** Faults found by further looks at a reading's fields, less those of fields that are known to be wrong. */
export function furtherFaults(
  { errors }: Pick<Reading<unknown>, 'errors'>,
  found: readonly FieldError[],
): FieldError[] {
  const known = new Set(errors.map(({ field }) => field));
  // A body that is no object has no fields to look at.
  return known.has('') ? [] : found.filter(({ field }) => !known.has(field));
}
