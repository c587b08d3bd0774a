import {
  allowedText,
  type FieldRule,
  type FieldViolation,
  findForbiddenCharacters,
  isLongerThan,
  isPlainObject,
  trimmedText,
} from '@dakpion/validation';

const maxPairs = 20;
const maxKeyLength = 40;
const maxValueLength = 500;

function findInMetadata(value: unknown): FieldViolation | null {
  if (!isPlainObject(value)) return { code: 'wrong_type', message: 'Must be an object of text values.' };
  const pairs = Object.entries(value);
  if (pairs.length > maxPairs) return { code: 'too_many', message: `Must have at most ${maxPairs} pairs.` };
  // Keys come first, because the request log masks everything between the first and the last key that a message names.
  const ofKeys = pairs.flatMap(([key]) => checkKey(key) ?? []);
  const ofValues = pairs.flatMap(([key, text]) => (checkKey(key) === null ? (checkValue(key, text) ?? []) : []));
  const findings = [...ofKeys, ...ofValues];
  const [first] = findings;
  if (first === undefined) return null;
  // A field has only one fault, so the fault of metadata describes all faulty pairs.
  return { ...first, message: [...new Set(findings.map(({ message }) => message))].join(' ') };
}

function checkKey(key: string): FieldViolation | null {
  if (key === '__proto__') return { code: 'not_allowed', message: 'The key __proto__ is not allowed.' };
  if (key.trim() !== key || key === '')
    return { code: 'bad_format', message: 'Keys must not be empty or begin or end with a space.' };
  if (isLongerThan(key, maxKeyLength))
    return { code: 'too_long', message: `Keys must have at most ${maxKeyLength} characters.` };
  return findForbiddenCharacters(key);
}

function checkValue(key: string, text: unknown): FieldViolation | null {
  if (typeof text !== 'string')
    return { code: 'wrong_type', message: `The value of ${key} must be text (a JSON string).` };
  if (isLongerThan(text, maxValueLength)) {
    return { code: 'too_long', message: `The value of ${key} must have at most ${maxValueLength} characters.` };
  }
  const finding = findForbiddenCharacters(text);
  return finding && { ...finding, message: `The value of ${key}: ${finding.message}` };
}

/** A partner's notes on an order: at most 20 pairs of text, returned with the order and in its webhooks. */
export const metadataRule: FieldRule = {
  findViolation: findInMetadata,
  schema: {
    type: 'object',
    maxProperties: maxPairs,
    propertyNames: { minLength: 1, maxLength: maxKeyLength, pattern: trimmedText },
    additionalProperties: { type: 'string', maxLength: maxValueLength, pattern: allowedText },
  },
};
