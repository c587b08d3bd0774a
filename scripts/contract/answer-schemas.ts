import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RiderEvent } from '@dakpion/contracts';
import { driverType, parcelType, schemaOf } from '@dakpion/validation';
import { createGenerator } from 'ts-json-schema-generator';

const root = join(__dirname, '../..');
const answers = join(root, 'apps/gateway/src/documentation/answers.ts');

type Schema = Record<string, unknown>;

/**
 * The JSON Schemas of the types that apps/gateway/src/documentation/answers.ts exports, of the types that these refer to, and
 * of rider events.
 */
export function generateAnswerSchemas(): Record<string, Schema> {
  const generator = createGenerator({
    path: answers,
    tsconfig: join(root, 'tsconfig.json'),
    type: '*',
    expose: 'export',
    jsDoc: 'extended',
    skipTypeCheck: true,
    // A new field in an answer is not a breaking change: clients must ignore unknown fields.
    additionalProperties: true,
  });
  const definitions = Object.assign({}, ...answerNames().map((name) => generator.createSchema(name).definitions));
  const schemas = Object.entries<Schema>(definitions).map(
    ([name, schema]) => [nameOf(name), converted(schema)] as const,
  );
  schemas.push(['RiderEvent', schemaOf(RiderEvent) as Schema]);
  // The types have no names for their numbers.
  const numbers = { DriverType: driverType.schema, ParcelType: parcelType.schema };
  return Object.fromEntries(
    Object.entries({ ...Object.fromEntries(schemas), ...numbers }).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** The names of the types, because the generator follows a re-exported type only if it gets the name. */
function answerNames(): string[] {
  const text = readFileSync(answers, 'utf8');
  const reexported = [...text.matchAll(/^export type \{(.*?)\}/gms)].flatMap(([, names]) => names?.match(/\w+/g) ?? []);
  const declared = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name);
  return reexported.concat(declared);
}

/**
 * The component name of a type. Generic types are named like `Page<Order>`, and component names may only have letters, digits, `.`,
 * `_` and `-`.
 */
function nameOf(name: string): string {
  return decodeURIComponent(name)
    .replace(/[^\w.-]+/g, '_')
    .replace(/_+$/, '');
}

/** Converts draft 7 to the dialect of OpenAPI 3.1. Types that differ only in TypeScript become one schema. */
function converted(value: unknown): Schema {
  return JSON.parse(
    JSON.stringify(isNumberList(value) ? integer(value) : value, (key, member) => {
      if (key === '$ref') return `#/components/schemas/${nameOf(String(member).replace('#/definitions/', ''))}`;
      if (key === 'properties') return withFormats(member);
      return key === 'anyOf' ? distinct(member) : withNullApart(member);
    }),
  );
}

/** TypeScript has one type for all numbers. These fields can have decimals, and every other number is an integer. */
const withDecimals = /(^|_)(latitude|longitude)$|^(distance_km|duration_ms|percent|item_price|seconds_behind)$/;

/** Integers that may be larger than 32 bits. */
const long = /^(rider_id|total_price)$|_bytes$/;

/** Numbers without a format have 32 bits in generated clients of Go, and integers in those of Java, Kotlin and C#. */
function withFormats(properties: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const formatted = (name: string, schema: Schema): Schema => {
    if (![schema.type].flat().includes('number')) return schema;
    if (withDecimals.test(name)) return { ...schema, format: 'double' };
    return long.test(name) ? { ...integer(schema), format: 'int64' } : integer(schema);
  };
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, formatted(name, schema)]));
}

/** The schema with `integer` in the place of `number`. */
function integer(schema: Schema): Schema {
  const narrowed = (type: unknown) => (type === 'number' ? 'integer' : type);
  const { type } = schema;
  if (type === undefined) return schema;
  return { ...schema, type: Array.isArray(type) ? type.map(narrowed) : narrowed(type) };
}

/** The vehicle and size types: enumerations of integers. */
function isNumberList(value: unknown): value is Schema {
  const { enum: values } = value as { readonly enum?: readonly unknown[] };
  return values?.every(Number.isInteger) === true;
}

/** An enumeration whose values include null, as an enumeration or null: generators of clients cannot read null among the values. */
function withNullApart(member: unknown): unknown {
  const { enum: values, type, ...rest } = (member ?? {}) as { readonly enum?: readonly unknown[]; type?: unknown };
  if (!Array.isArray(values) || !values.includes(null)) return member;
  const some = { type: [type].flat().find((name) => name !== 'null'), enum: values.filter((value) => value !== null) };
  return { ...rest, anyOf: [some, { type: 'null' }] };
}

function distinct(schemas: readonly unknown[]): unknown[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}
