import { allowedText, fieldsOf, filledText, type JsonSchema } from '@dakpion/validation';
import { eventPositionRule } from '../../../apps/gateway/src/events/event-position.ts';
import type { Operation, RequestHeader } from '../../../apps/gateway/src/openapi/operation.ts';
import { parameterDescription } from './parameter-descriptions.ts';

const requestHeaders: Readonly<Record<RequestHeader, JsonSchema>> = {
  'X-Idempotency-Key': {
    description: 'Makes the request safe to repeat: 1 to 255 visible ASCII characters, e.g. a UUID.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]{1,255}$' },
  },
  'Last-Event-ID': {
    description: 'Sent by clients that connect again: the `id` of the last event that they received.',
    schema: eventPositionRule.schema,
  },
  'If-None-Match': { description: 'The `ETag` of an earlier response.', schema: { type: 'string' } },
};

const pathSchemas: Readonly<Record<string, JsonSchema>> = {
  environment: { type: 'string', enum: ['sandbox', 'production'] },
  month: {
    type: 'string',
    pattern: '^20\\d\\d-(0[1-9]|1[0-2])$',
    description: 'A month in Asia/Dhaka, e.g. `2026-11`.',
  },
};

/** The parameters of an operation in its path, its query and its headers. */
export function parametersOf({ id, path, query, headers = [] }: Operation): JsonSchema {
  const describedAs = (name: string, schema: JsonSchema) => {
    const description = schema.description ?? parameterDescription(id, name);
    return description === undefined ? {} : { description };
  };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...describedAs(name, pathSchemas[name] ?? {}),
    schema: pathSchemas[name] ?? { type: 'string', minLength: 1 },
  }));
  const inQuery = (query === undefined ? [] : fieldsOf(query)).map(({ name, presence, rule }) => ({
    name,
    in: 'query',
    required: presence === 'required',
    ...describedAs(name, rule.schema),
    schema: rule.schema.type === 'string' ? filled(rule.schema) : rule.schema,
  }));
  const inHeader = headers.map((name) => ({ name, in: 'header', required: false, ...requestHeaders[name] }));
  const parameters = [...inPath, ...inQuery, ...inHeader];
  return parameters.length === 0 ? {} : { parameters };
}

/** The schema of a text in the query. An empty or blank parameter is refused, because its value was probably lost. */
export function filled(schema: JsonSchema): JsonSchema {
  return { minLength: 1, ...schema, ...(schema.pattern === allowedText && { pattern: filledText }) };
}
