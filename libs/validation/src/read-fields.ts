import { Validator } from 'class-validator/cjs/validation/Validator.js';
import { fieldsOf, isPlainObject, type Shape, violationIn } from './field.ts';
import type { FieldError } from './field-error.ts';

const validator = new Validator();
const maxNamedUnknown = 20;
/** The maximum number of characters of an unknown name in a message, more than the names of all fields have. */
const maxNameLength = 60;

/** The object that was read, and all its faults. `value` may be used only if there are no errors. */
export interface Reading<Value> {
  readonly value: Value;
  readonly errors: readonly FieldError[];
}

/**
 * The only conversion of JSON (or a query) to a validated object: unknown fields are refused by name, texts are trimmed, absent
 * fields become null, and all faults are reported together, one for each field, in the order of the class.
 */
export function readFields<Value extends object>(shape: Shape<Value>, input: unknown, path = ''): Reading<Value> {
  const value = new shape();
  if (!isPlainObject(input)) {
    const message = 'Must be a JSON object.';
    return { value, errors: [{ field: path, code: input === undefined ? 'required' : 'wrong_type', message }] };
  }
  const fields = fieldsOf(shape);
  const inside = new Map<string, readonly FieldError[]>();
  for (const { name, shape: nested } of fields) {
    const field = readField(nested, input[name], pathOf(path, name));
    Object.defineProperty(value, name, { value: field.value, enumerable: true, writable: true, configurable: true });
    if (field.errors.length > 0) inside.set(name, field.errors);
  }
  validator.validateSync(value, { forbidUnknownValues: false, validationError: { target: false } });
  const declared = fields.flatMap(({ name }) => {
    const violation = inside.has(name) ? null : violationIn(value, name);
    return violation === null ? (inside.get(name) ?? []) : [{ field: pathOf(path, name), ...violation }];
  });
  const names = fields.map(({ name }) => name);
  const unknown = Object.keys(input).filter((name) => !names.includes(name));
  return { value, errors: [...declared, ...unknownFields(unknown, path, names)] };
}

/** The first unknown fields by name, and the number of the others: a small body can have thousands. */
function unknownFields(unknown: readonly string[], path: string, names: readonly string[]): FieldError[] {
  const errors = unknown.slice(0, maxNamedUnknown).map((name) => unknownField(pathOf(path, shownName(name)), names));
  const others = unknown.length - errors.length;
  if (others === 0) return errors;
  return [
    ...errors,
    { field: path, code: 'unknown_field', message: `Has ${others} more unknown field${others === 1 ? '' : 's'}.` },
  ];
}

/** The beginning of a name. Strict parsers refuse JSON with unpaired surrogates, which the name or its beginning may have. */
function shownName(name: string): string {
  return name.slice(0, maxNameLength).replace(/\p{Cs}/gu, '\uFFFD');
}

function pathOf(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function readField(nested: Shape<object> | undefined, input: unknown, path: string): Reading<unknown> {
  if (input === undefined || input === null) return { value: null, errors: [] };
  if (nested !== undefined) return readFields(nested, input, path);
  return { value: typeof input === 'string' ? input.trim() : input, errors: [] };
}

function unknownField(field: string, names: readonly string[]): FieldError {
  const known = names.length === 0 ? 'This request has no fields.' : `Known fields: ${names.join(', ')}.`;
  return { field, code: 'unknown_field', message: `Unknown field. ${known}` };
}
