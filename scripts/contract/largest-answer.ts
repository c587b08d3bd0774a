import { freeObjectBytes, listedTextBytes, maxEntries, ownTextBytes, textBytes } from './answer-limits.ts';

/** The keywords that the generated schemas use. */
interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
}

interface Place {
  /** All schemas, by name. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** The name of the schema, and the field in it. */
  readonly schema: string;
  readonly field: string;
  /** The maximum of the operation's `limit` parameter. Null: it has none. */
  readonly limit: number | null;
  /** The sizes of texts that are shorter in this schema than elsewhere. */
  readonly texts: Readonly<Record<string, number>>;
}

const numberBytes = 24;
const timeBytes = 31;
/** The bytes beside the name and the value of a field: quotation marks, a colon and a comma. */
const besideValue = 4;
const ref = '#/components/schemas/';

/**
 * The maximum size of the JSON of a schema, in bytes. Throws for an array with an unlimited number of entries. `limit`: the maximum
 * of the operation's parameter, which limits `data`. `schemas`: the schemas of all answers, by name.
 */
export function largestAnswer(name: string, limit: number | null, schemas: Readonly<Record<string, object>>): number {
  const texts = listedTextBytes[name] ?? {};
  return largest(named(name, schemas), { schemas, schema: name, field: '', limit, texts });
}

function named(name: string, schemas: Readonly<Record<string, Schema>>): Schema {
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`No schema is named ${name}.`);
  return schema;
}

function largest(schema: Schema, place: Place): number {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(ref.length);
    return largest(named(name, place.schemas), {
      ...place,
      schema: name,
      texts: { ...place.texts, ...listedTextBytes[name] },
    });
  }
  if (schema.anyOf !== undefined) return Math.max(...schema.anyOf.map((each) => largest(each, place)));
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values !== undefined) return Math.max(...values.map((value) => JSON.stringify(value).length));
  if (schema.type === undefined) throw new Error(`${place.schema}.${place.field} has no type.`);
  return Math.max(...[schema.type].flat().map((type) => ofType(type, schema, place)));
}

function ofType(type: string, schema: Schema, place: Place): number {
  switch (type) {
    case 'object':
      return ofObject(schema, place);
    case 'array':
      return 2 + entriesOf(place) * (1 + largest(schema.items ?? {}, place));
    case 'string':
      return schema.format === 'date-time' ? timeBytes : 2 + textOf(place);
    default:
      return numberBytes;
  }
}

function ofObject({ properties = {}, additionalProperties }: Schema, place: Place): number {
  const free = typeof additionalProperties === 'object' ? freeObjectBytes[place.field] : 0;
  if (free === undefined) throw new Error(`Nothing bounds the keys of ${place.schema}.${place.field}.`);
  return Object.entries(properties).reduce(
    (sum, [name, property]) => sum + name.length + besideValue + largest(property, { ...place, field: name }),
    2 + free,
  );
}

function textOf({ texts, field }: Place): number {
  return texts[field] ?? textBytes[field] ?? ownTextBytes;
}

function entriesOf({ schema, field, limit }: Place): number {
  const entries = maxEntries[`${schema}.${field}`] ?? (field === 'data' ? limit : null);
  if (entries === null) throw new Error(`Nothing bounds the entries of ${schema}.${field}.`);
  return entries;
}
