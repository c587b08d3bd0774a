import { type FieldError, type Reading, readFields, type Shape } from '@dakpion/validation';
import type { FastifyRequest } from 'fastify';

/**
 * Reads the query as a class whose properties are texts (absent: null). A repeated parameter is a fault. An empty one,
 * too: its value was probably lost on the way, and it must not widen a filter to everything.
 */
export function readQuery<Value extends object>(request: FastifyRequest, shape: Shape<Value>): Reading<Value> {
  const sent = Object.entries(request.query as Record<string, string | string[]>);
  const repeated = sent.filter(([, value]) => Array.isArray(value)).map(([name]) => name);
  // A new object, because the parser's has no prototype. The first value of a repeated parameter is still checked.
  const input = Object.fromEntries(sent.map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
  const { value, errors } = readFields(shape, input);
  const elsewhere = errors.filter(({ field }) => !repeated.includes(field));
  const known = new Set([...repeated, ...elsewhere.map(({ field }) => field)]);
  const empty = Object.entries(value).flatMap(([field, text]) => (text === '' && !known.has(field) ? [field] : []));
  const faults = repeated.map(
    (field): FieldError => ({ field, code: 'repeated', message: 'Must be sent at most once.' }),
  );
  return { value, errors: [...elsewhere, ...empty.map(emptyFault), ...faults] };
}

function emptyFault(field: string): FieldError {
  return { field, code: 'empty', message: 'Must not be empty. Set a value or omit the parameter.' };
}
