import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAnswerFaults } from '@dakpion/fixtures';

// What generators of clients for other languages need: openapi-generator, oapi-codegen, openapi-python-client.

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly 'x-enum-varnames'?: readonly string[];
}
type Found = readonly [place: string, schema: Schema];

const names = ['partner', 'operator', 'dispatch', 'dashboard'] as const;
const documents = names.map((name) => {
  const document = JSON.parse(readFileSync(join(__dirname, `../../docs/openapi/${name}.json`), 'utf8'));
  return [name, document] as const;
});
const schemas = documents.flatMap(([name, document]) => schemasIn(document, name));

/** The schemas in a part of a document, without its examples and the conditions, which restrict other schemas. */
function schemasIn(part: unknown, place: string): readonly Found[] {
  if (typeof part !== 'object' || part === null) return [];
  const own: readonly Found[] = 'type' in part || 'enum' in part || 'const' in part ? [[place, part as Schema]] : [];
  const members = Object.entries(part).filter(([name]) => !['example', 'examples', 'if', 'then'].includes(name));
  return [...own, ...members.flatMap(([name, member]) => schemasIn(member, `${place}/${name}`))];
}

const typesOf = ({ type }: Schema) => [type ?? []].flat();
const placesOf = (found: readonly Found[]) => found.map(([place]) => place);

test('every enumeration and constant has a type, because without one its values have any type in Go and Java', () => {
  const fixed = schemas.filter(([, schema]) => Array.isArray(schema.enum) || typeof schema.const === 'string');
  expect(fixed.length).toBeGreaterThan(100);
  expect(placesOf(fixed.filter(([, schema]) => typesOf(schema).length === 0))).toEqual([]);
});

test('no enumeration has null among its values, which oapi-codegen cannot read', () => {
  expect(placesOf(schemas.filter(([, schema]) => Array.isArray(schema.enum) && schema.enum.includes(null)))).toEqual(
    [],
  );
});

test('every number that stands for a name has that name, because a constant is called NUMBER_1 otherwise', () => {
  const numbered = schemas.filter(([, { enum: values = [] }]) => typeof values[0] === 'number');
  expect(numbered.length).toBeGreaterThan(4);
  const named = ({ enum: values = [], ...schema }: Schema) => schema['x-enum-varnames']?.length === values.length;
  expect(placesOf(numbered.filter(([, schema]) => !named(schema)))).toEqual([]);
});

test('every number with decimals has the format double, because it has 32 bits in Go otherwise', () => {
  const numbers = schemas.filter(([, schema]) => typesOf(schema).includes('number'));
  expect(numbers.length).toBeGreaterThan(50);
  expect(placesOf(numbers.filter(([, { format }]) => format !== 'double'))).toEqual([]);
});

test('ids of riders, bytes and sums of prices have the format int64, because they have 32 bits in Java and C# otherwise', () => {
  const large = schemas.filter(([place]) => /\/(rider_id|total_price|\w+_bytes)$/.test(place));
  expect(large.length).toBeGreaterThan(10);
  expect(placesOf(large.filter(([, { format }]) => format !== 'int64'))).toEqual([]);
});

test('webhooks and operations have different tags, because openapi-generator makes one file for each tag of both', () => {
  const [, partner] = documents[0]!;
  const tagsOf = (paths: Record<string, Record<string, { readonly tags: readonly string[] }>>) =>
    Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags));
  const ofOperations = new Set(tagsOf(partner.paths));
  expect(tagsOf(partner.webhooks).filter((tag) => ofOperations.has(tag))).toEqual([]);
});

test('all problems have one schema, so that generators make one class', () => {
  const written = documents.map(([, document]) => JSON.stringify(document));
  const found = written.flatMap((text) => [...text.matchAll(/"application\/problem\+json":\{"schema":(\{.*?\})/g)]);
  expect(new Set(found.map(([, schema]) => schema))).toEqual(new Set(['{"$ref":"#/components/schemas/Problem"}']));
});

test('a problem that the operation does not name is reported', () => {
  const [, partner] = documents[0]!;
  const { value } = partner.components.examples.order_not_cancellable;
  const answer = { status: 409, mediaType: 'application/problem+json', body: value, method: 'POST' };
  const urlOf = (action: string) => `https://api.dakpion.example/v1/business/order/x/${action}`;
  expect(findAnswerFaults({ ...answer, url: urlOf('cancel') })).toEqual([]);
  expect(findAnswerFaults({ ...answer, url: urlOf('retry') })).toEqual([
    'POST /v1/business/order/x/retry 409: the problem order_not_cancellable is not documented',
  ]);
});

test('no time has a pattern beside its format, which openapi-generator applies to a parsed time in Python', () => {
  const times = schemas.filter(([, { format }]) => format === 'date-time');
  expect(times.length).toBeGreaterThan(10);
  expect(placesOf(times.filter(([, schema]) => 'pattern' in schema))).toEqual([]);
});
