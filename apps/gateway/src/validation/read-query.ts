import { type FieldError, type Reading, readFields, type Shape } from '@dakpion/validation';
import type { FastifyRequest } from 'fastify';

/** A class of a query, with the faults of several parameters together. Those that have a fault of their own are null. */
export type QueryShape<Value extends object> = Shape<Value> & { findFaults?(query: Value): readonly FieldError[] };

/**
 * Reads the query as a class whose properties are texts (absent: null). A repeated parameter is a fault. An empty one,
 * too: its value was probably lost on the way, and it must not widen a filter to everything.
 */
export function readQuery<Value extends object>(request: FastifyRequest, shape: QueryShape<Value>): Reading<Value> {
  const sent = request.query as Record<string, string | string[]>;
  // A new object, because the parser's has no prototype. The first value of a repeated parameter is still checked.
  const input = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, [value].flat()[0]]));
  const { value, errors } = readFields(shape, input);
  // Of the parameters of the class only: a query can repeat thousands of unknown ones.
  const repeated = Object.keys(value).filter((name) => Array.isArray(sent[name]));
  const elsewhere = errors.filter(({ field }) => !repeated.includes(field));
  const known = new Set([...repeated, ...elsewhere.map(({ field }) => field)]);
  const empty = Object.entries(value).flatMap(([field, text]) => (text === '' && !known.has(field) ? [field] : []));
  const faults = repeated.map(
    (field): FieldError => ({ field, code: 'repeated', message: 'Must be sent at most once.' }),
  );
  const own = [...elsewhere, ...empty.map(emptyFault), ...faults];
  const sound: Value = { ...value, ...Object.fromEntries(own.map(({ field }) => [field, null])) };
  return { value, errors: [...own, ...(shape.findFaults?.(sound) ?? [])] };
}

function emptyFault(field: string): FieldError {
  return { field, code: 'empty', message: 'Must not be empty. Set a value or omit the parameter.' };
}
