import type { FieldErrorCode } from './field-error.ts';

/** The fault of a value: a stable code, and a sentence that says what the value must be. */
export interface FieldViolation {
  readonly code: FieldErrorCode;
  readonly message: string;
}

/** Checks a present value, trimmed if it is text. Null: it has no fault. */
type FieldCheck = (value: unknown) => FieldViolation | null;

/** A JSON Schema (2020-12). */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** The rule of a field: the check for requests, and the description for the OpenAPI document. */
export interface FieldRule {
  readonly findViolation: FieldCheck;
  readonly schema: JsonSchema;
}

/**
 * C0, DEL and C1 control characters, including line ends; unpaired surrogates, which UTF-8 cannot encode; and characters that
 * change the writing direction of others, so that a text reads differently.
 */
const forbiddenCharacters = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
/** The same characters, written for every dialect of regular expressions. */
const forbidden = '\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069';
/** A whole text without forbidden characters. */
export const allowedText = `^[^${forbidden}]*$`;

/** The characters that `trim()` removes, listed because the meaning of `\s` differs between dialects. */
const blanks = ' \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF';
/** Forbidden characters and blanks, for a class of characters. */
export const invisible = `${forbidden}${blanks}`;
/** A text without forbidden characters that is not empty after trimming. */
export const filledText = `^[^${forbidden}]*[^${invisible}][^${forbidden}]*$`;
/** A non-empty text without forbidden characters that neither begins nor ends with a blank. */
export const trimmedText = `^[^${invisible}]([^${forbidden}]*[^${invisible}])?$`;

/** Finds forbidden characters. */
export function findForbiddenCharacters(text: string): FieldViolation | null {
  if (!forbiddenCharacters.test(text)) return null;
  return {
    code: 'control_characters',
    message:
      'Must not contain control characters, line breaks, tabs, bidirectional text controls or unpaired surrogates.',
  };
}

/** Counts Unicode code points, which match the characters of most scripts, not UTF-16 units. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && [...text].length > max;
}

/** Text of `min` to `max` characters. */
export function text(max: number, min = 1): FieldRule {
  const findViolation: FieldCheck = (value) => {
    if (typeof value !== 'string') return { code: 'wrong_type', message: 'Must be text (a JSON string).' };
    if (value.length < min) return { code: 'empty', message: 'Must not be empty.' };
    if (isLongerThan(value, max)) return { code: 'too_long', message: `Must have at most ${max} characters.` };
    return null;
  };
  const bounds =
    min > 0 ? { minLength: min, maxLength: max, pattern: filledText } : { maxLength: max, pattern: allowedText };
  return { findViolation, schema: { type: 'string', ...bounds } };
}

/** Text of a given form. `expected` completes "Must be …". */
export function textLike(form: RegExp, expected: string): FieldRule {
  const findViolation: FieldCheck = (value) => {
    if (typeof value !== 'string') return { code: 'wrong_type', message: `Must be ${expected}, as text.` };
    return form.test(value) ? null : { code: 'bad_format', message: `Must be ${expected}.` };
  };
  return { findViolation, schema: { type: 'string', pattern: form.source } };
}

/** A JSON number within inclusive bounds. Text that looks like a number is not a number. */
export function numberBetween(min: number, max: number): FieldRule {
  const findViolation: FieldCheck = (value) => {
    if (typeof value !== 'number') return { code: 'wrong_type', message: 'Must be a JSON number, without quotes.' };
    if (value >= min && value <= max) return null;
    return { code: 'out_of_range', message: `Must be from ${min} to ${max}.` };
  };
  return { findViolation, schema: { type: 'number', format: 'double', minimum: min, maximum: max } };
}

/** A whole JSON number within inclusive bounds. */
export function integerBetween(min: number, max: number): FieldRule {
  const { findViolation: findInNumber, schema } = numberBetween(min, max);
  const findViolation: FieldCheck = (value) => {
    if (typeof value === 'number' && Number.isFinite(value) && !Number.isInteger(value)) {
      return { code: 'wrong_type', message: 'Must be an integer.' };
    }
    return findInNumber(value);
  };
  const { minimum, maximum } = schema;
  const isLong = max > 2 ** 31 - 1;
  return { findViolation, schema: { type: 'integer', ...(isLong && { format: 'int64' }), minimum, maximum } };
}

/**
 * An integer from 1 to the number of names, each of which stands for a name. Generators of clients name the constants of an
 * enumeration by `x-enum-varnames`, which would be called NUMBER_1 and NUMBER_2 otherwise.
 */
export function numberOf(...names: readonly string[]): FieldRule {
  const values = names.map((_, index) => index + 1);
  const meanings = names.map((name, index) => `${index + 1} (${name})`);
  const { findViolation, schema } = oneOf(values, `${meanings.slice(0, -1).join(', ')} or ${meanings.at(-1)}`);
  return { findViolation, schema: { ...schema, 'x-enum-varnames': names.map((name) => name.toUpperCase()) } };
}

/** One of several values. `meanings` explains numbers, e.g. `1 (Motorcycle) or 2 (Car)`. */
export function oneOf(values: readonly (string | number)[], meanings = values.join(', ')): FieldRule {
  const type = typeof values[0];
  const findViolation: FieldCheck = (value) => {
    if (typeof value !== type) {
      const expected = type === 'number' ? 'a JSON number, without quotes' : 'text (a JSON string)';
      return { code: 'wrong_type', message: `Must be ${expected}: ${meanings}.` };
    }
    const known = values.includes(value as string | number);
    return known ? null : { code: 'not_one_of', message: `Must be one of: ${meanings}.` };
  };
  return {
    findViolation,
    schema: { type, enum: values, ...(type === 'number' && { type: 'integer', description: meanings }) },
  };
}

/** true or false. */
export const trueOrFalse: FieldRule = {
  findViolation: (value) =>
    typeof value === 'boolean' ? null : { code: 'wrong_type', message: 'Must be true or false, without quotes.' },
  schema: { type: 'boolean' },
};
