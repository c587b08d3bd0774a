import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookEventNames } from '@dakpion/contracts';
import { findAnswerFaults } from '@dakpion/fixtures';
import { problemCodes } from '../../apps/gateway/src/problem-table/problem-table.ts';
import { routes } from '../../apps/gateway/src/routes.fixture.ts';
import { generateAnswerSchemas } from './answer-schemas.ts';
import { dashboardApi, dispatchApi, operatorApi, partnerApi } from './openapi/described-apis.ts';
import type { RecordedExamples } from './openapi/document-sources.ts';
import { type DescribedApi, openApiDocument } from './openapi/openapi-document.ts';
import { parametersOf } from './openapi/operation-parameters.ts';

type OpenApiParameter = {
  readonly name: string;
  readonly in: string;
  readonly schema: {
    readonly type?: string;
    readonly pattern?: string;
    readonly enum?: unknown;
    readonly format?: string;
  };
};

const docs = join(__dirname, '../../docs/openapi');
const examples: RecordedExamples = JSON.parse(
  readFileSync(join(__dirname, '../../e2e/openapi-examples/recorded.json'), 'utf8'),
);
const schemas = generateAnswerSchemas();
const apis = { partner: partnerApi, operator: operatorApi, dispatch: dispatchApi, dashboard: dashboardApi };

const documentOf = (api: DescribedApi) => openApiDocument(api, 'https://api.dakpion.example', { schemas, examples });
const operations = Object.values(apis).flatMap((api) => api.operations);

/** Routes outside of any API: pages for people, probes, and the documents themselves. */
const undocumented =
  /^\/(|favicon\.ico|(?:health|inbox|problems|track|docs|dashboard|operator|transparency|openapi\.json|llms\.txt|llms-full\.txt)(\/.*|))$|\/openapi\.json$/;

test.each(['partner', 'operator', 'dispatch', 'dashboard'] as const)(
  'docs/openapi/%s.json matches the declarations (UPDATE_SCHEMAS=1 writes it)',
  (name) => {
    const file = join(docs, `${name}.json`);
    const text = `${JSON.stringify(documentOf(apis[name]), null, 2)}\n`;
    if (process.env.UPDATE_SCHEMAS === '1') writeFileSync(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

test('every route of the gateway is documented, and nothing else', () => {
  const documented = operations.map(
    ({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
  );
  const served = routes().filter((route) => !undocumented.test(route.split(' ')[1] ?? ''));
  expect(documented.toSorted()).toEqual(served.toSorted());
});

const parameters = operations.flatMap((operation) =>
  ((parametersOf(operation).parameters ?? []) as readonly OpenApiParameter[]).map((one) => ({
    ...one,
    of: operation.id,
  })),
);

test('no document allows a query parameter of blanks, which every route refuses', () => {
  const texts = parameters.filter(({ in: place, schema }) => place === 'query' && schema.type === 'string');
  const permits = ({ pattern, enum: values, format }: OpenApiParameter['schema']) =>
    values === undefined && format === undefined && (pattern === undefined || new RegExp(pattern, 'u').test(' '));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter(({ schema }) => permits(schema)).map(({ of, name }) => `${of} ${name}`)).toEqual([]);
});

test('the header Last-Event-ID may be any position that a stream gives as an id', () => {
  const headers = parameters.filter(({ name }) => name === 'Last-Event-ID');
  expect(headers.map(({ schema }) => new RegExp(schema.pattern ?? '', 'u').test('1042.3'))).toEqual([true, true]);
});

test.each(Object.entries(apis))('the operations of %s have unique names', (_, { operations: some }) => {
  const ids = some.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

const withJson = operations.filter(({ answers }) =>
  Object.values(answers).some(({ schema, mediaType }) => schema !== undefined && mediaType === undefined),
);
/**
 * Problems that are not recorded. The first two belong to no operation. The others need a gateway without SECRETS_KEY, or a fault
 * of the program.
 */
const notCaused = ['method_not_allowed', 'webhook_not_ours', 'totp_unavailable', 'internal_error'];

test('every JSON answer has a recorded example (UPDATE_EXAMPLES=1 npm test -- e2e/embedded-openapi-examples)', () => {
  expect(Object.keys(examples.operations).toSorted()).toEqual(withJson.map(({ id }) => id).toSorted());
});

test('every problem has a recorded example, except those that a recording cannot cause', () => {
  expect([...Object.keys(examples.problems), ...notCaused].toSorted()).toEqual(problemCodes.toSorted());
});

test('every webhook has a recorded example', () => {
  expect(Object.keys(examples.webhooks).toSorted()).toEqual(webhookEventNames.toSorted());
});

test('no recorded example contains a key or a secret', () => {
  const text = JSON.stringify(examples);
  expect(
    text.match(/(live_key_|sandbox_key_test_)(?!X{38})\w{38}|whsec_(?!ZXhhbXBsZQ==)\w+|whtok_(?!example)\w+/g),
  ).toBeNull();
});

test.each(withJson.map(({ id, method, path }) => [id, method, path] as const))(
  'the example of %s matches the document (UPDATE_EXAMPLES=1 npm test -- e2e/embedded-openapi-examples)',
  (id, method, path) => {
    const { status = 0, response: body } = examples.operations[id] ?? {};
    const url = `https://api.dakpion.example${path.replace(/\{\w+\}/g, 'x')}`;
    const answer = { method: method.toUpperCase(), url, status, mediaType: 'application/json', body };
    expect(findAnswerFaults(answer)).toEqual([]);
  },
);

test('a text that does not have its documented format is reported', () => {
  const { status, response } = examples.operations.createOrder!;
  const answer = { method: 'POST', url: 'https://api.dakpion.example/v1/business/order/create', status };
  const body = { ...(response as object), created_at: '2026-11-31 25:00', tracking_url: 'track/trk_1' };
  expect(findAnswerFaults({ ...answer, mediaType: 'application/json', body })).toEqual([
    expect.stringContaining('/tracking_url must match format "uri"'),
    expect.stringContaining('/created_at must match format "date-time"'),
  ]);
});

test('every operation and every parameter is described', () => {
  const documents = Object.values(apis).map((api) => JSON.parse(JSON.stringify(documentOf(api))));
  const silent = documents.flatMap(({ paths }) =>
    Object.values<object>(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId, description, parameters = [] }) => [
        ...(description ? [] : [operationId]),
        ...parameters
          .filter((parameter: { description?: string }) => !parameter.description)
          .map(({ name }: { name: string }) => `${operationId}.${name}`),
      ]),
    ),
  );
  expect(silent).toEqual([]);
});

test('no description contains a link to the source code', () => {
  const written = Object.values(apis).map((api) => JSON.stringify(documentOf(api)));
  expect(written.flatMap((text) => text.match(/.{0,80}@link.{0,40}/g) ?? [])).toEqual([]);
});

test('every property of an answer has a type (the generator does not follow Pick and Omit of an inherited field)', () => {
  const untyped: string[] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    JSON.stringify(schema, (key, value) => {
      if (key === 'properties') {
        const isUntyped = (field: string) => Object.keys(value[field]).length === 0;
        untyped.push(
          ...Object.keys(value)
            .filter(isUntyped)
            .map((field) => `${name}.${field}`),
        );
      }
      return value;
    });
  }
  expect(untyped).toEqual([]);
});
