import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage } from 'class-validator';

/** A JSON Schema (2020-12), as far as it is written here. */
export type JsonSchema = { readonly [keyword: string]: unknown };

type Shape = new () => object;
type Condition = (value: object) => boolean;
interface Rule {
  readonly type: string;
  readonly name?: string;
  readonly propertyName: string;
  readonly constraints?: readonly unknown[];
}

/**
 * The JSON Schema of a class by the very rules that class-validator applies to it: fields that the class does not have
 * are refused. A rule that has no translation here throws, so that the schema never promises less than is checked.
 *
 * Where a field is wanted by condition, `discriminator` names the field whose values decide; each is tried.
 */
export function jsonSchemaOf(shape: Shape, discriminator?: string): JsonSchema {
  const rules = getMetadataStorage().getTargetValidationMetadatas(shape, '', true, false) as readonly Rule[];
  const names = [...new Set(rules.map(({ propertyName }) => propertyName))];
  const rulesOf = (name: string) => rules.filter(({ propertyName }) => propertyName === name);
  const isConditional = (name: string) => rulesOf(name).some(({ type }) => type === 'conditionalValidation');
  const properties = Object.fromEntries(
    names.map((name) => [name, propertySchema(shape, rulesOf(name), isConditional(name))]),
  );
  const required = names.filter((name) => !isConditional(name));
  const allOf = discriminator === undefined ? [] : conditionsOf(names, rulesOf, discriminator);
  return {
    type: 'object',
    properties,
    required,
    additionalProperties: false,
    ...(allOf.length === 0 ? {} : { allOf }),
  };
}

function propertySchema(shape: Shape, rules: readonly Rule[], mayBeNull: boolean): JsonSchema {
  const all: Record<string, unknown> = {};
  for (const rule of rules) Object.assign(all, ruleSchema(shape, rule));
  return mayBeNull ? { ...all, type: [all.type, 'null'] } : all;
}

/** What one rule says. Throws for a rule that is not known here. */
function ruleSchema(shape: Shape, { type, name, constraints = [], propertyName }: Rule): JsonSchema {
  if (type === 'conditionalValidation') return {};
  if (type === 'nestedValidation') return jsonSchemaOf(nestedShape(shape, propertyName));
  const [first, second] = constraints;
  switch (name) {
    case 'isDefined':
      return {};
    case 'isObject':
      return { type: 'object' };
    case 'isString':
      return { type: 'string' };
    case 'isBoolean':
      return { type: 'boolean' };
    case 'isInt':
      return { type: 'integer' };
    case 'isIn':
      return { enum: first };
    case 'min':
      return { type: 'number', minimum: first };
    case 'max':
      return { maximum: first };
    case 'isLength':
      return { minLength: first, maxLength: second };
    case 'maxLength':
      return { maxLength: first };
    case 'matches':
      return { type: 'string', pattern: (first as RegExp).source };
    case 'isIso8601':
      return { type: 'string', format: 'date-time' };
    default:
      throw new Error(`${shape.name}.${propertyName}: the rule ${name ?? type} has no JSON Schema here`);
  }
}

function nestedShape(shape: Shape, propertyName: string): Shape {
  const metadata = defaultMetadataStorage.findTypeMetadata(shape, propertyName);
  return metadata.typeFunction() as Shape;
}

/** For each value of the discriminator the fields that are wanted with it. */
function conditionsOf(names: readonly string[], rulesOf: (name: string) => readonly Rule[], discriminator: string) {
  const values = rulesOf(discriminator).find(({ name }) => name === 'isIn')?.constraints?.[0] as readonly string[];
  return values.flatMap((value) => {
    const wanted = names.filter((name) =>
      rulesOf(name).some(
        ({ type, name: rule, constraints = [] }) =>
          type === 'conditionalValidation' &&
          rule !== 'isOptional' &&
          (constraints[0] as Condition)({ [discriminator]: value }),
      ),
    );
    if (wanted.length === 0) return [];
    const notNull = Object.fromEntries(wanted.map((name) => [name, { type: 'object' }]));
    const when = { properties: { [discriminator]: { const: value } } };
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    return [{ if: when, then: { required: wanted, properties: notNull } }];
  });
}
