import { type ProblemCode, problemCodes, problemEntry, problemMediaType } from '@dakpion/problems';
import { fieldsOf, type JsonSchema, schemaOf } from '@dakpion/validation';
import { answerSchemas } from './answer-schemas.ts';
import type { DeclaredAnswer, Operation, RequestHeader, ResponseHeader } from './operation.ts';
import { parameterDescription } from './parameter-descriptions.ts';
import { recordedExamples, recordedProblems } from './recorded-examples.ts';

/** A complete OpenAPI 3.1 document. */
export type OpenApiDocument = { readonly [member: string]: unknown };

/** One of the APIs: the properties that its operations share. */
export interface DescribedApi {
  readonly title: string;
  readonly description: string;
  readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  /** Tags in their order, with their descriptions. */
  readonly tags: Readonly<Record<string, string>>;
  readonly operations: readonly Operation[];
  /** Operations without credentials. */
  readonly openOperations?: readonly Operation[];
  /** Problems of every operation with credentials. */
  readonly problems: readonly ProblemCode[];
  /** The `webhooks` member. */
  readonly webhooks?: JsonSchema;
}

const version = '1.0.0';
const anyProblems: readonly ProblemCode[] = ['malformed_request', 'internal_error', 'temporarily_unavailable'];
const bodyProblems: readonly ProblemCode[] = [
  'malformed_json',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
];
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const requestHeaders: Readonly<Record<RequestHeader, JsonSchema>> = {
  'X-Idempotency-Key': {
    description: 'Makes the request safe to repeat: 1 to 255 visible ASCII characters, e.g. a UUID.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]{1,255}$' },
  },
  'Last-Event-ID': {
    description: 'Sent by clients that connect again: the `id` of the last event that they received.',
    schema: { type: 'string', pattern: '^\\d{1,15}$' },
  },
  'If-None-Match': { description: 'The `ETag` of an earlier response.', schema: { type: 'string' } },
};

const text = { schema: { type: 'string' } };
const responseHeaders: Readonly<Record<ResponseHeader | 'X-Request-Id' | 'Retry-After', JsonSchema>> = {
  Location: { description: 'The path of the created resource.', ...text },
  'Idempotent-Replayed': { description: '`true`: an earlier request had the same effect.', ...text },
  'Set-Cookie': { description: 'The session cookie, or its removal.', ...text },
  'Content-Disposition': { description: 'The name of the file.', ...text },
  ETag: { description: 'Changes with the response.', ...text },
  'X-Request-Id': { description: 'Names this request. Report it with questions.', ...text },
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: { type: 'integer', minimum: 1 } },
};

/** The document of an API. `serverUrl` has no trailing slash. */
export function openApiDocument(api: DescribedApi, serverUrl: string): OpenApiDocument {
  const secured = api.operations.map((operation) => described(operation, api.problems));
  const open = (api.openOperations ?? []).map((operation) => ({
    ...described(operation, ['rate_limited']),
    security: [],
  }));
  const all = [...api.operations, ...(api.openOperations ?? [])];
  const documented = [...secured, ...open];
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [index, { path, method }] of all.entries())
    paths[path] = { ...paths[path], [method]: documented[index] ?? {} };
  const body = { paths, ...(api.webhooks && { webhooks: api.webhooks }) };
  return {
    openapi: '3.1.0',
    info: {
      title: api.title,
      version,
      description: api.description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    security: Object.keys(api.securitySchemes).map((name) => ({ [name]: [] })),
    tags: Object.entries(api.tags).map(([name, description]) => ({ name, description })),
    ...body,
    components: {
      schemas: namedSchemas({ ...body, requests: requestSchemas(all) }, requestSchemas(all)),
      headers: usedHeaders(body),
      examples: problemExamples(body),
      securitySchemes: api.securitySchemes,
    },
  };
}

function described(operation: Operation, common: readonly ProblemCode[]): JsonSchema {
  const { id, tag, summary, description, body } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...parametersOf(operation),
    ...(body && { requestBody: requestBodyOf(body, recordedExamples[id]?.request) }),
    responses: { ...answersOf(operation), ...problemsOf(operation, common) },
  };
}

const pathSchemas: Readonly<Record<string, JsonSchema>> = {
  environment: { enum: ['sandbox', 'production'] },
  month: {
    type: 'string',
    pattern: '^20\\d\\d-(0[1-9]|1[0-2])$',
    description: 'A month in Asia/Dhaka, e.g. `2026-11`.',
  },
};

function requestBodyOf({ shape, isOptional }: NonNullable<Operation['body']>, example: unknown): JsonSchema {
  const schema = requestRef(shape);
  // null counts as no body.
  return {
    required: isOptional !== true,
    content: jsonContent(isOptional ? { anyOf: [schema, { type: 'null' }] } : schema, example),
  };
}

function parametersOf({ id, path, query, headers = [] }: Operation): JsonSchema {
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
    // An empty parameter is refused: its value was probably lost.
    schema: rule.schema.type === 'string' ? { minLength: 1, ...rule.schema } : rule.schema,
  }));
  const inHeader = headers.map((name) => ({ name, in: 'header', required: false, ...requestHeaders[name] }));
  const parameters = [...inPath, ...inQuery, ...inHeader];
  return parameters.length === 0 ? {} : { parameters };
}

function answersOf({ id, answers }: Operation): JsonSchema {
  const recorded = recordedExamples[id];
  const responseAt = (status: string) => (String(recorded?.status) === status ? recorded?.response : undefined);
  const described = Object.entries(answers).map(([status, answer]) => [status, answerOf(answer, responseAt(status))]);
  return Object.fromEntries(described);
}

function answerOf(
  { description, schema, mediaType, headers = [], links }: DeclaredAnswer,
  example: unknown,
): JsonSchema {
  return {
    description,
    headers: headerRefs(['X-Request-Id', ...headers]),
    ...(schema !== undefined && {
      content:
        mediaType === undefined
          ? jsonContent(ref('schemas', schema), example)
          : { [mediaType]: { schema: ref('schemas', schema) } },
    }),
    ...(links && { links }),
  };
}

/** One response for each status, with the possible problem codes. */
function problemsOf(operation: Operation, common: readonly ProblemCode[]): JsonSchema {
  const { body, headers = [], problems = [] } = operation;
  const ofBody = body === undefined ? [] : bodyProblems;
  const ofHeaders: ProblemCode[] = headers.includes('X-Idempotency-Key') ? ['validation_failed'] : [];
  const codes = [...new Set([...anyProblems, ...common, ...ofBody, ...ofHeaders, ...problems])];
  const statusOf = (code: ProblemCode) => problemEntry(code)?.status ?? 500;
  const statuses = [...new Set(codes.map(statusOf))];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      problemAnswer(
        status,
        codes.filter((code) => statusOf(code) === status),
      ),
    ]),
  );
}

function problemAnswer(status: number, codes: readonly ProblemCode[]): JsonSchema {
  const mayRetry = status === 429 || status === 503;
  const examples = codes.map((code) => [code, ref('examples', code)]);
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: headerRefs(mayRetry ? ['X-Request-Id', 'Retry-After'] : ['X-Request-Id']),
    content: {
      [problemMediaType]: {
        schema: { allOf: [ref('schemas', 'Problem'), { properties: { code: { enum: codes } } }] },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

function usedHeaders(member: unknown): JsonSchema {
  const written = JSON.stringify(member);
  const used = Object.entries(responseHeaders).filter(([name]) => written.includes(`"#/components/headers/${name}"`));
  return Object.fromEntries(used);
}

/** The schemas of all codes that `member` refers to. */
function problemExamples(member: unknown): JsonSchema {
  const written = JSON.stringify(member);
  const used = problemCodes.filter((code) => written.includes(`"#/components/examples/${code}"`));
  return Object.fromEntries(used.map((code) => [code, { summary: problemEntry(code)?.title, value: exampleOf(code) }]));
}

/** A recorded example where the recording could cause the problem, otherwise a constructed one. */
function exampleOf(code: ProblemCode): JsonSchema {
  const recorded = recordedProblems[code];
  if (recorded !== undefined) return recorded;
  const entry = problemEntry(code);
  return {
    type: `https://api.dakpion.example/problems/${code}`,
    title: entry?.title,
    status: entry?.status,
    detail: entry?.description,
    instance: '/v1/business/order/create',
    code,
    request_id: 'req_3f0c9b3a5d1e4f7f9a2b8c6d4e5f6a7b',
  };
}

const jsonContent = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

function headerRefs(names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, ref('headers', name)]));
}

/** A class by its name, anything else inline. */
function requestRef(shape: NonNullable<Operation['body']>['shape']): JsonSchema {
  return typeof shape === 'function' ? ref('schemas', requestName(shape.name)) : shape;
}

function requestName(className: string): string {
  return `${className.replace(/Dto$/, '')}Request`;
}

function requestSchemas(operations: readonly Operation[]): Readonly<Record<string, JsonSchema>> {
  const shapes = operations.flatMap(({ body }) => (typeof body?.shape === 'function' ? [body.shape] : []));
  return Object.fromEntries(shapes.map((shape) => [requestName(shape.name), schemaOf(shape)]));
}

/** The schemas that `member` refers to, directly or indirectly. */
function namedSchemas(member: unknown, requests: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const all: Readonly<Record<string, JsonSchema>> = { ...answerSchemas, ...requests };
  const wanted = new Set<string>();
  const look = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([\w.-]+)"/g)) {
      if (wanted.has(name)) continue;
      const schema = all[name];
      if (schema === undefined) throw new Error(`No schema is named ${name}.`);
      wanted.add(name);
      look(schema);
    }
  };
  look(member);
  return Object.fromEntries([...wanted].sort().map((name) => [name, all[name]]));
}
