import type { JsonSchema } from '@dakpion/validation';
import type { DeclaredAnswer, Operation, ResponseHeader } from '../../../apps/gateway/src/openapi/operation.ts';
import type { ProblemCode } from '../../../apps/gateway/src/problem-table/problem-table.ts';
import { jsonContent, ref } from './document-references.ts';
import type { DocumentSources, RecordedExample, RecordedExamples } from './document-sources.ts';
import { namedSchemas, requestRef, requestSchemas } from './named-schemas.ts';
import { parametersOf } from './operation-parameters.ts';
import { problemExamples, problemsOf } from './problem-answers.ts';
import { headersOf, usedHeaders } from './response-headers.ts';

/** A complete OpenAPI 3.1 document. */
type OpenApiDocument = { readonly [member: string]: unknown };

/** One of the APIs: the properties that its operations share. */
export interface DescribedApi {
  readonly title: string;
  readonly description: string;
  readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  /** Tags in their order, with their descriptions. */
  readonly tags: Readonly<Record<string, string>>;
  /** The operations in their order. Operations without credentials are last. */
  readonly operations: readonly Operation[];
  /** Headers of every answer. */
  readonly headers?: readonly ResponseHeader[];
  /** Problems of every operation with credentials. */
  readonly problems: readonly ProblemCode[];
  /** Makes the `webhooks` member from the recorded bodies. */
  readonly webhooks?: (bodies: RecordedExamples['webhooks']) => JsonSchema;
}

const version = '1.0.0';

/** The document of an API. `serverUrl` has no trailing slash. */
export function openApiDocument(api: DescribedApi, serverUrl: string, sources: DocumentSources): OpenApiDocument {
  const { operations: recorded, problems, webhooks } = sources.examples;
  const { operations } = api;
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of operations.toSorted((one, other) => Number(one.isOpen ?? 0) - Number(other.isOpen ?? 0))) {
    const { id, path, method } = operation;
    paths[path] = { ...paths[path], [method]: described(operation, api, recorded[id]) };
  }
  const body = { paths, ...(api.webhooks && { webhooks: api.webhooks(webhooks) }) };
  const requests = requestSchemas(operations);
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
      schemas: namedSchemas({ ...body, requests }, { ...sources.schemas, ...requests }),
      headers: usedHeaders(body),
      examples: problemExamples(body, problems),
      securitySchemes: api.securitySchemes,
    },
  };
}

function described(
  operation: Operation,
  { headers = [], problems }: DescribedApi,
  recorded: RecordedExample | undefined,
): JsonSchema {
  const { id, tag, summary, description, body, isOpen } = operation;
  const common: readonly ProblemCode[] = isOpen ? ['rate_limited'] : problems;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...parametersOf(operation),
    ...(body && { requestBody: requestBodyOf(body, recorded?.request) }),
    responses: { ...answersOf(operation, headers, recorded), ...problemsOf(operation, common, headers) },
    ...(isOpen && { security: [] }),
  };
}

function requestBodyOf({ shape, isOptional }: NonNullable<Operation['body']>, example: unknown): JsonSchema {
  const schema = requestRef(shape);
  // null counts as no body.
  return {
    required: isOptional !== true,
    content: jsonContent(isOptional ? { anyOf: [schema, { type: 'null' }] } : schema, example),
  };
}

function answersOf(
  { answers }: Operation,
  common: readonly ResponseHeader[],
  recorded: RecordedExample | undefined,
): JsonSchema {
  const responseAt = (status: string) => (String(recorded?.status) === status ? recorded?.response : undefined);
  const described = Object.entries(answers).map(([status, answer]) => [
    status,
    answerOf(answer, common, responseAt(status)),
  ]);
  return Object.fromEntries(described);
}

function answerOf(
  { description, schema, mediaType, headers = [], links }: DeclaredAnswer,
  common: readonly ResponseHeader[],
  example: unknown,
): JsonSchema {
  return {
    description,
    headers: headersOf([...common, ...headers]),
    ...(schema !== undefined && {
      content:
        mediaType === undefined
          ? jsonContent(ref('schemas', schema), example)
          : { [mediaType]: { schema: ref('schemas', schema) } },
    }),
    ...(links && { links }),
  };
}
