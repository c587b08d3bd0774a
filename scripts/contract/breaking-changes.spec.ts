import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges, type ComparedDocument } from './breaking-changes.ts';

const docs = join(__dirname, '../../docs/openapi');
const read = (file: string) => readFileSync(join(docs, file), 'utf8');
const released = read('released/partner.json');
const documentOf = (text: string): ComparedDocument => JSON.parse(text);

// Nobody could sign in with a longer address.
const decided = ['POST /v1/operator/partners: the body.email has a stricter maxLength'];

// The dashboard is released together with the gateway: no other program uses its API.
test.each([
  ['partner', []],
  ['operator', decided],
  ['dispatch', []],
])(
  'the present document %s does not break programs written for the released one, except as decided',
  (name, changes) => {
    const [before, now] = [documentOf(read(`released/${name}.json`)), documentOf(read(`${name}.json`))];
    expect(breakingChanges(before, now)).toEqual(changes);
  },
);

// biome-ignore lint/suspicious/noExplicitAny: the cases change any part of the document
type Editable = any;
const create = 'POST /v1/business/order/create';
const setPattern = (paths: Editable, pattern: string): void => {
  const { parameters } = paths['/v1/business/events'].get;
  parameters.find(({ name }: Editable) => name === 'after').schema.pattern = pattern;
};
const changes: ReadonlyArray<readonly [string, (document: Editable) => void, string]> = [
  [
    'a removed operation',
    ({ paths }) => delete paths['/v1/business/orders'].get,
    'GET /v1/business/orders was removed',
  ],
  [
    'a removed parameter',
    ({ paths }) => void paths['/v1/business/orders'].get.parameters.shift(),
    'GET /v1/business/orders: the parameter',
  ],
  [
    'a parameter that became required',
    ({ paths }) => {
      paths['/v1/business/orders'].get.parameters[0].required = true;
    },
    'is required now',
  ],
  [
    'a field that became required',
    ({ components }) => void components.schemas.CreateOrderRequest.required.push('item_name'),
    `${create}: the body.item_name is required now`,
  ],
  [
    'a removed field',
    ({ components }) => delete components.schemas.CreateOrderRequest.properties.item_name,
    `${create}: the body.item_name was removed`,
  ],
  [
    'a shorter text',
    ({ components }) => {
      components.schemas.CreateOrderRequest.properties.receiver_name.maxLength = 119;
    },
    `${create}: the body.receiver_name has a stricter maxLength`,
  ],
  [
    'a value that is not accepted any more',
    ({ components }) => void components.schemas.CreateOrderRequest.properties.driver_type.enum.pop(),
    `${create}: the body.driver_type may not be 2 any more`,
  ],
  [
    'a pattern in place of values that does not match all of them',
    ({ paths }) => {
      paths['/v1/business/orders'].get.parameters[0].schema = { type: 'string', pattern: '^(PENDING|ASSIGNED)$' };
    },
    'GET /v1/business/orders: the parameter parcel_status has a stricter pattern',
  ],
  [
    'a pattern with another end that is not optional',
    ({ paths }) => setPattern(paths, '^\\d{1,15}(?:\\.\\d{1,3})$'),
    'GET /v1/business/events: the parameter after has a stricter pattern',
  ],
  [
    'a pattern of shorter texts with an optional end',
    ({ paths }) => setPattern(paths, '^\\d{1,14}(?:\\.\\d{1,3})?$'),
    'GET /v1/business/events: the parameter after has a stricter pattern',
  ],
  [
    'null that is not accepted any more',
    ({ components }) => {
      components.schemas.CreateOrderRequest.properties.item_price.type = 'number';
    },
    `${create}: the body.item_price may not be null any more`,
  ],
  [
    'an answer that may lack a field',
    ({ components }) => {
      const { OrderRecord } = components.schemas;
      OrderRecord.required = OrderRecord.required.filter((name: string) => name !== 'order_id');
    },
    `${create} 201.order_id may be missing now`,
  ],
  [
    'a field of another type',
    ({ components }) => {
      components.schemas.OrderRecord.properties.sequence.type = 'string';
    },
    `${create} 201.sequence may be string now`,
  ],
  [
    'a field that may be anything',
    ({ components }) => {
      components.schemas.OrderRecord.properties.order_id = {};
    },
    `${create} 201.order_id may be number`,
  ],
  [
    'a number that must be an integer',
    ({ components }) => {
      components.schemas.CreateOrderRequest.properties.item_price.type = ['integer', 'null'];
    },
    `${create}: the body.item_price may not be number any more`,
  ],
  [
    'a removed status',
    ({ paths }) => delete paths['/v1/business/order/{order_id}/retry'].post.responses['200'],
    'POST /v1/business/order/{order_id}/retry: the status 200 was removed',
  ],
];
test.each(changes)('reports as breaking: %s', (_, change, told) => {
  const document: Editable = documentOf(released);
  change(document);
  expect(breakingChanges(documentOf(released), document)).toContainEqual(expect.stringContaining(told));
});

test('reports an entry of a list in a body that needs another field', () => {
  const withEntries = (required: readonly string[]): ComparedDocument => {
    const entry = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required };
    const schema = { type: 'object', properties: { entries: { type: 'array', items: entry } } };
    const post = { requestBody: { content: { 'application/json': { schema } } }, responses: {} };
    return { paths: { '/list': { post } }, components: { schemas: {} } };
  };
  expect(breakingChanges(withEntries(['a']), withEntries(['a', 'b']))).toEqual([
    'POST /list: the body.entries[].b is required now',
  ]);
  expect(breakingChanges(withEntries(['a', 'b']), withEntries(['a']))).toEqual([]);
});

const additions: ReadonlyArray<readonly [string, (document: Editable) => void]> = [
  [
    'another operation',
    ({ paths }) => {
      paths['/v1/business/new'] = { get: { responses: {} } };
    },
  ],
  [
    'another optional field',
    ({ components }) => {
      components.schemas.CreateOrderRequest.properties.colour = { type: 'string' };
    },
  ],
  [
    'another field of an answer',
    ({ components }) => {
      components.schemas.OrderRecord.properties.colour = { type: 'string' };
      components.schemas.OrderRecord.required.push('colour');
    },
  ],
  [
    'a number of an answer that is always an integer',
    ({ components }) => {
      components.schemas.OrderRecord.properties.sequence.type = 'integer';
    },
  ],
  ['a pattern with an optional end', ({ paths }) => setPattern(paths, '^\\d{1,15}(?:\\.\\d{1,3})?$')],
  [
    'a longer text',
    ({ components }) => {
      components.schemas.CreateOrderRequest.properties.receiver_name.maxLength = 121;
    },
  ],
];
test.each(additions)('does not report: %s', (_, change) => {
  const document: Editable = documentOf(released);
  change(document);
  expect(breakingChanges(documentOf(released), document)).toEqual([]);
});
