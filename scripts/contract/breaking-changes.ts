// Enforces the promise of apps/documentation/pages/docs/versioning.md: finds changes of an API that break programs.

import { instantForm } from '@dakpion/contracts';
import { callbackUrlRule } from '../../apps/gateway/src/callback/callback-url.rule.ts';
import { emailRule } from '../../apps/gateway/src/validation/email-field.ts';
import { filled } from './openapi/operation-parameters.ts';

type Schema = { readonly [keyword: string]: unknown };
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Schemas;
};
type Schemas = Readonly<Record<string, Body>>;
type Body = { readonly required?: boolean; readonly content?: Readonly<Record<string, { readonly schema: Schema }>> };
type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: Schema };

/** The compared parts of an OpenAPI document. */
export interface ComparedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The compared parts of a schema without references and alternatives. */
interface FlatSchema {
  readonly types: ReadonlySet<string>;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly values: readonly unknown[] | null;
  readonly items: Schema | null;
  /** Bounds and patterns. */
  readonly limits: Readonly<Record<string, unknown>>;
}

/** Patterns of the documents of 0.1.0 that differed from what the program accepted, and their corrections. */
const corrections: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  // Control characters in addresses were always refused.
  ['^https?://', callbackUrlRule.schema.pattern],
  ['^[^\\s@]{1,64}@[^\\s@.]+(\\.[^\\s@.]+)+$', emailRule.schema.pattern],
  // Now accepts more: any number of digits in a fraction of a second.
  [instantForm.source.replace('(\\d+)', '(\\d{1,9})'), instantForm.source],
]);

const anyType = ['string', 'number', 'boolean', 'object', 'array', 'null'];
const lowerLimits = ['minLength', 'minimum', 'minItems'];
const upperLimits = ['maxLength', 'maximum', 'maxItems', 'maxProperties'];

/** The changes from `released` to `present` that break programs. Empty if there are none. */
export function breakingChanges(released: ComparedDocument, present: ComparedDocument): readonly string[] {
  return Object.entries(released.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, before]) => {
      const place = `${method.toUpperCase()} ${path}`;
      const now = present.paths[path]?.[method];
      if (now === undefined) return [`${place} was removed`];
      return [
        ...parameterChanges(place, before, now),
        ...bodyChanges(place, before, now, released, present),
        ...answerChanges(place, before, now, released, present),
      ];
    }),
  );
}

function parameterChanges(place: string, before: Operation, now: Operation): readonly string[] {
  const sent = before.parameters ?? [];
  const known = (name: string) => sent.find((parameter) => parameter.name === name);
  const removed = sent.filter(({ name }) => !now.parameters?.some((parameter) => parameter.name === name));
  const changed = (now.parameters ?? []).flatMap((parameter) => {
    const { name, required } = parameter;
    const previous = known(name);
    if (required && previous?.required !== true) return [`${place}: the parameter ${name} is required now`];
    return previous === undefined
      ? []
      : stricter(`${place}: the parameter ${name}`, flatOf(documented(previous)), flatOf(documented(parameter)));
  });
  return [...removed.map(({ name }) => `${place}: the parameter ${name} was removed`), ...changed];
}

/** The schema of a parameter. Queries of blanks were always refused, although the documents of 0.1.0 did not say so. */
function documented({ in: place, schema }: Parameter): Schema {
  return place === 'query' && schema.type === 'string' ? filled(schema) : schema;
}

function corrected(pattern: unknown): unknown {
  return corrections.get(pattern) ?? pattern;
}

function bodyChanges(
  place: string,
  before: Operation,
  now: Operation,
  released: ComparedDocument,
  present: ComparedDocument,
): readonly string[] {
  const [previous, later] = [schemaOf(before.requestBody), schemaOf(now.requestBody)];
  const isRequired = now.requestBody?.required === true && before.requestBody?.required !== true;
  const required = isRequired ? [`${place}: the body is required now`] : [];
  if (previous === null || later === null) return required;
  const at = `${place}: the body`;
  const compare = (name: string, old: FlatSchema, next: FlatSchema): readonly string[] => [
    ...stricter(name, old, next),
    ...next.required
      .filter((field) => !old.required.includes(field))
      .map((field) => `${name}.${field} is required now`),
    ...Object.keys(old.properties).flatMap((field) => {
      const [one, other] = [old.properties[field] ?? {}, next.properties[field]];
      if (other === undefined) return [`${name}.${field} was removed`];
      return compare(`${name}.${field}`, flatOf(one, released), flatOf(other, present));
    }),
    ...(old.items === null ? [] : compare(`${name}[]`, flatOf(old.items, released), flatOf(next.items ?? {}, present))),
  ];
  return [...required, ...compare(at, flatOf(previous, released), flatOf(later, present))];
}

function answerChanges(
  place: string,
  before: Operation,
  now: Operation,
  released: ComparedDocument,
  present: ComparedDocument,
): readonly string[] {
  const compare = (name: string, old: FlatSchema, next: FlatSchema): readonly string[] => {
    const more = [...next.types].filter((type) => !allows(old, type));
    const fields = old.required.flatMap((field) => {
      if (!next.required.includes(field)) return [`${name}.${field} may be missing now`];
      return compare(
        `${name}.${field}`,
        flatOf(old.properties[field] ?? {}, released),
        flatOf(next.properties[field] ?? {}, present),
      );
    });
    const items =
      old.items === null ? [] : compare(`${name}[]`, flatOf(old.items, released), flatOf(next.items ?? {}, present));
    return [...(more.length > 0 ? [`${name} may be ${more.join(', ')} now`] : []), ...fields, ...items];
  };
  const succeeded = Object.entries(before.responses).filter(([status]) => status.startsWith('2') || status === '304');
  return succeeded.flatMap(([status, answer]) => {
    const later = now.responses[status];
    if (later === undefined) return [`${place}: the status ${status} was removed`];
    const [one, other] = [schemaOf(answer), schemaOf(later)];
    return one === null ? [] : compare(`${place} ${status}`, flatOf(one, released), flatOf(other ?? {}, present));
  });
}

/** Describes the values of a single schema that were accepted before and are now refused. */
function stricter(name: string, old: FlatSchema, next: FlatSchema): readonly string[] {
  const types = [...old.types].filter((type) => !allows(next, type));
  const values = (old.values ?? []).filter((value) => next.values !== null && !next.values.includes(value));
  const isStricter = (limit: string): boolean => {
    const [before, now] = [old.limits[limit], next.limits[limit]];
    if (now === undefined || now === before) return false;
    if (lowerLimits.includes(limit)) return Number(now) > Number(before ?? 0);
    if (upperLimits.includes(limit)) return Number(now) < Number(before ?? Number.POSITIVE_INFINITY);
    // A pattern in place of a list of values is not stricter if it matches all of them.
    const isTaken = (value: unknown) => typeof value === 'string' && new RegExp(String(now), 'u').test(value);
    if (limit === 'pattern' && before === undefined && old.values !== null) return !old.values.every(isTaken);
    return !(limit === 'pattern' && hasOptionalEnd(String(before), String(now)));
  };
  const limits = Object.keys(next.limits).filter(isStricter);
  return [
    ...types.map((type) => `${name} may not be ${type} any more`),
    ...values.map((value) => `${name} may not be ${JSON.stringify(value)} any more`),
    ...limits.map((limit) => `${name} has a stricter ${limit}`),
  ];
}

/**
 * Whether `now` is the pattern `before` with an optional group before its `$`, such as `^\d$` and `^\d(?:\.\d)?$`. It then matches all
 * that `before` matches. Other pairs of patterns are not compared and count as stricter.
 */
function hasOptionalEnd(before: string, now: string): boolean {
  // After a backslash, the `$` or the parenthesis would be a letter.
  if (!before.endsWith('$') || before.endsWith('\\$')) return false;
  const begin = before.slice(0, -1);
  return now.startsWith(begin) && /^\(\?:[^()]*\)\?\$$/.test(now.slice(begin.length));
}

/** Whether the schema allows values of the type. Integers are numbers, too. */
function allows({ types }: FlatSchema, type: string): boolean {
  return types.has(type) || (type === 'integer' && types.has('number'));
}

function schemaOf(body: Body | undefined): Schema | null {
  return body?.content?.['application/json']?.schema ?? null;
}

function flatOf(
  schema: Schema,
  { components }: Pick<ComparedDocument, 'components'> = { components: { schemas: {} } },
): FlatSchema {
  const { $ref, anyOf, allOf } = schema as { $ref?: string; anyOf?: readonly Schema[]; allOf?: readonly Schema[] };
  if ($ref !== undefined) return flatOf(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, { components });
  const parts = anyOf ?? allOf;
  if (parts !== undefined) return parts.map((part) => flatOf(part, { components })).reduce(merged);
  const isAnything = Object.keys(schema).every((keyword) => keyword === 'description');
  const { type, properties = {}, required = [], items = null } = schema as Record<string, never>;
  // Whether null is allowed is the matter of the types.
  const values = (schema.enum as readonly unknown[] | undefined)?.filter((value) => value !== null) ?? null;
  const limits = [...lowerLimits, ...upperLimits, 'pattern'].filter((limit) => limit in schema);
  const limitOf = (limit: string) => (limit === 'pattern' ? corrected(schema[limit]) : schema[limit]);
  return {
    types: new Set(isAnything ? anyType : [type ?? []].flat()),
    properties,
    required,
    values,
    items,
    limits: Object.fromEntries(limits.map((limit) => [limit, limitOf(limit)])),
  };
}

function merged(one: FlatSchema, other: FlatSchema): FlatSchema {
  return {
    types: new Set([...one.types, ...other.types]),
    properties: { ...one.properties, ...other.properties },
    required: [...one.required, ...other.required],
    values: one.values === null && other.values === null ? null : [...(one.values ?? []), ...(other.values ?? [])],
    items: one.items ?? other.items,
    limits: { ...one.limits, ...other.limits },
  };
}
