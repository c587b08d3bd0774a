import { ValidateBy } from 'class-validator';
import {
  type FieldCheck,
  type FieldFinding,
  type FieldRule,
  type JsonSchema,
  numberBetween,
  oneOf,
  text,
  textLike,
  trueOrFalse,
  wholeNumberBetween,
} from './field-check.ts';

/** The JSON Schema of a request: what {@link Field} declares, and nothing else. */
export function schemaOf(shape: new () => object): JsonSchema {
  const fields = fieldsOf(shape);
  const required = fields.filter(({ presence }) => presence !== 'optional').map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** null counts as absent. */
function fieldSchema({ rule: { schema }, presence }: DeclaredField): JsonSchema {
  if (presence === 'required') return schema;
  const { enum: values, type } = schema as { enum?: readonly unknown[]; type: string };
  return { ...schema, type: [type, 'null'], ...(values !== undefined && { enum: [...values, null] }) };
}

/**
 * Whether a field must be there. null counts as absent, except that a `nullable` one must be sent, if only as null: that it was is for
 * the controller to see.
 */
export type Presence = 'required' | 'optional' | 'nullable';

/** What {@link Field} hands to readFields through class-validator, which itself knows a message but no code. */
export interface FieldContext {
  readonly find: FieldCheck;
}

export const fieldConstraint = 'field';

/** A field of a request as it was declared. */
export interface DeclaredField {
  readonly name: string;
  readonly rule: FieldRule;
  readonly presence: Presence;
  /** The class of a field that is an object itself. */
  readonly shape?: new () => object;
}

/** By class: the fields that it declares itself, in their order. */
const declaredFields = new Map<object, DeclaredField[]>();

/** The fields of a class, those that it inherits first. */
export function fieldsOf(shape: new () => object): readonly DeclaredField[] {
  const own = declaredFields.get(shape.prototype) ?? [];
  const parent: unknown = Object.getPrototypeOf(shape);
  return typeof parent === 'function' && parent.prototype instanceof Object
    ? [...fieldsOf(parent as new () => object), ...own]
    : own;
}

/**
 * Declares a field of a request and what its value must be: one rule, so one finding, for each field, and its schema in the
 * OpenAPI document.
 */
export function Field(rule: FieldRule, presence: Presence = 'required', shape?: new () => object): PropertyDecorator {
  const find = (value: unknown): FieldFinding | null => {
    if (value !== undefined && value !== null) return rule.find(value);
    return presence === 'required' ? { code: 'required', message: 'Is required.' } : null;
  };
  const context: FieldContext = { find };
  const validate = ValidateBy(
    {
      name: fieldConstraint,
      validator: { validate: (value) => find(value) === null, defaultMessage: () => 'is invalid' },
    },
    { context },
  );
  return (target, property) => {
    validate(target, property);
    const field = { name: String(property), rule, presence, ...(shape && { shape }) };
    declaredFields.set(target, [...(declaredFields.get(target) ?? []), field]);
  };
}

/** Text of 1 (required) or 0 (optional) to `max` characters after trimming. */
export const Text = (max: number, presence?: Presence) => Field(text(max, presence === 'optional' ? 0 : 1), presence);
export const TextLike = (form: RegExp, expected: string, presence?: Presence) =>
  Field(textLike(form, expected), presence);
export const NumberBetween = (min: number, max: number, presence?: Presence) =>
  Field(numberBetween(min, max), presence);
export const WholeNumberBetween = (min: number, max: number, presence?: Presence) =>
  Field(wholeNumberBetween(min, max), presence);
export const OneOf = (values: readonly (string | number)[], meanings?: string, presence?: Presence) =>
  Field(oneOf(values, meanings), presence);
export const TrueOrFalse = (presence?: Presence) => Field(trueOrFalse, presence);

/** An object whose fields readFields reads by their own class. */
export const Nested = (shape: new () => object, presence?: Presence) =>
  Field({ find: () => null, schema: schemaOf(shape) }, presence, shape);

/** WGS 84 degrees. */
export const Latitude = () => NumberBetween(-90, 90);
export const Longitude = () => NumberBetween(-180, 180);
export const ParcelTypeCode = () => OneOf([1, 2, 3, 4], '1 (Document), 2 (Small), 3 (Medium) or 4 (Large)');
export const DriverTypeCode = (presence?: Presence) => OneOf([1, 2], '1 (Motorcycle) or 2 (Car)', presence);
/** A mobile number of Bangladesh. */
export const PhoneNumber = () => TextLike(/^01[0-9]{9}$/, '11 digits that begin with 01, e.g. 01712345678');
