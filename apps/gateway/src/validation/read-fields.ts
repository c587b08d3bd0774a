import type { FieldError, FieldErrorCode } from '@dakpion/problems';
import { getMetadataStorage, type ValidationError, validateSync } from 'class-validator';
import { type FieldContext, fieldConstraint, fieldsOf } from './field.ts';
import { findForbiddenCharacters } from './field-check.ts';

/** A class whose properties are declared with class-validator's decorators or ours. */
export type Shape<Value extends object> = new () => Value;

/** The fields of a message class of the contracts that are objects themselves; our own declarations name theirs. */
export type NestedShapes = Readonly<Record<string, Shape<object>>>;

/** What was read and all that is wrong with it; `value` may be used when there are no errors. */
export interface Reading<Value> {
  readonly value: Value;
  readonly errors: readonly FieldError[];
}

/** Codes of class-validator's own constraints, which the contracts' message classes use. */
const constraintCodes: Readonly<Record<string, FieldErrorCode>> = {
  isDefined: 'required',
  isString: 'wrong_type',
  isInt: 'wrong_type',
  isBoolean: 'wrong_type',
  nestedValidation: 'wrong_type',
  isIn: 'not_one_of',
  min: 'out_of_range',
  max: 'out_of_range',
  isLength: 'bad_format',
  maxLength: 'too_long',
  matches: 'bad_format',
  isIso8601: 'bad_format',
};
/** Which of several findings on one field is told: what is missing or of the wrong type has no length worth telling. */
const tellingOrder: readonly FieldErrorCode[] = ['required', 'wrong_type', 'not_one_of', 'bad_format', 'too_long'];

/**
 * The one way from JSON (or a query) to a validated request: unknown fields are refused by name, texts are trimmed,
 * absent fields become null, and every fault is named at once, one for each field, in the order of the class.
 */
export function readFields<Value extends object>(
  shape: Shape<Value>,
  input: unknown,
  nested: NestedShapes = {},
  path = '',
): Reading<Value> {
  const value = new shape();
  if (!isPlainObject(input)) {
    const message = 'Must be a JSON object.';
    return { value, errors: [{ field: path, code: input === undefined ? 'required' : 'wrong_type', message }] };
  }
  const errors = new Map<string, readonly FieldError[]>();
  const names = fieldNames(shape);
  const shapes = { ...nestedShapes(shape), ...nested };
  for (const name of names) {
    const { value: field, errors: found } = readField(shapes[name], input[name], pathOf(path, name));
    Object.defineProperty(value, name, { value: field, enumerable: true, writable: true, configurable: true });
    if (found.length > 0) errors.set(name, found);
  }
  for (const error of validateSync(value, { forbidUnknownValues: false, validationError: { target: false } })) {
    if (!errors.has(error.property)) errors.set(error.property, findingsOf(error, pathOf(path, error.property)));
  }
  const unknown = Object.keys(input).filter((name) => !names.includes(name));
  const declared = names.flatMap((name) => errors.get(name) ?? []);
  return { value, errors: [...declared, ...unknown.map((name) => unknownField(pathOf(path, name), names))] };
}

/** Whether `input` is what `{…}` in JSON becomes. */
export function isPlainObject(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function pathOf(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function readField(nested: Shape<object> | undefined, input: unknown, path: string): Reading<unknown> {
  if (input === undefined || input === null) return { value: null, errors: [] };
  if (nested !== undefined) return readFields(nested, input, {}, path);
  if (typeof input !== 'string') return { value: input, errors: [] };
  const value = input.trim();
  const finding = findForbiddenCharacters(value);
  return { value, errors: finding === null ? [] : [{ field: path, ...finding }] };
}

function findingsOf(error: ValidationError, field: string): FieldError[] {
  const context: FieldContext | undefined = error.contexts?.[fieldConstraint];
  const finding = context?.find(error.value) ?? null;
  if (finding !== null) return [{ field, ...finding }];
  if (error.value === null) return [{ field, code: 'required', message: 'Is required.' }];
  const findings = Object.entries(error.constraints ?? {}).map(([constraint, message]): FieldError => {
    const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
    return { field, code: constraintCodes[constraint] ?? 'bad_format', message: sentence };
  });
  return findings.sort((a, b) => rank(a) - rank(b)).slice(0, 1);
}

function rank(error: FieldError): number {
  const place = tellingOrder.indexOf(error.code);
  return place === -1 ? tellingOrder.length : place;
}

function unknownField(field: string, names: readonly string[]): FieldError {
  const known = names.length === 0 ? 'This request has no fields.' : `Known fields: ${names.join(', ')}.`;
  return { field, code: 'unknown_field', message: `Unknown field. ${known}` };
}

function nestedShapes(shape: Shape<object>): NestedShapes {
  return Object.fromEntries(fieldsOf(shape).flatMap(({ name, shape: nested }) => (nested ? [[name, nested]] : [])));
}

const namesOfShapes = new Map<Shape<object>, readonly string[]>();

/** The declared fields of a shape in their order. */
function fieldNames(shape: Shape<object>): readonly string[] {
  const cached = namesOfShapes.get(shape);
  if (cached !== undefined) return cached;
  const metadata = getMetadataStorage().getTargetValidationMetadatas(shape, '', false, false);
  // class-validator lists a class's own fields before those that it inherits.
  const inOrder = [
    ...metadata.filter(({ target }) => target !== shape),
    ...metadata.filter(({ target }) => target === shape),
  ];
  const names = [...new Set(inOrder.map(({ propertyName }) => propertyName))];
  namesOfShapes.set(shape, names);
  return names;
}
