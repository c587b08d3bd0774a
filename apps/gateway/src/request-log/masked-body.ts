import { orderStatuses, sandboxScenarios, webhookEventNames } from '@dakpion/contracts';
import { deliveryStatuses } from '@dakpion/read-models';
import { isIdentifier, maskedText, wordsOf } from './masked-text.ts';

/** Largest body that is masked, and largest masked body that is stored, in bytes. */
const maxReadBytes = 16 * 1024;
const maxKeptBytes = 8 * 1024;
const maxDepth = 6;

/** Fields whose texts are words of the API or ids, which identify nobody. Any other text in them is masked. */
const plainFields: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['sandbox_scenario', wordsOf(sandboxScenarios)],
  ['event', wordsOf(webhookEventNames)],
  ['order_id', isIdentifier],
  ['status', wordsOf([...orderStatuses, ...deliveryStatuses])],
]);
const isNever = () => false;

/** The stored form of a body. */
export interface MaskedBody {
  readonly body: string | null;
  /** The body was too large to be stored. */
  readonly body_omitted: boolean;
}

/**
 * Removes personal data from a body. JSON keeps field names, short numbers, true, false and null, so that the masked request has
 * the same faults. Texts keep their length and punctuation. Coordinates keep a precision of about a kilometre. In any other body,
 * all letters and digits are masked.
 */
export function maskedBody(body: Buffer): MaskedBody {
  if (body.length > maxReadBytes) return { body: null, body_omitted: true };
  const masked = maskedJson(body.toString('utf8'));
  const isTooLarge = Buffer.byteLength(masked) > maxKeptBytes;
  return isTooLarge ? { body: null, body_omitted: true } : { body: masked, body_omitted: false };
}

function maskedJson(text: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return maskedText(text);
  }
  return JSON.stringify(maskedValue(parsed, isNever, 0));
}

function maskedValue(value: unknown, isPlain: (text: string) => boolean, depth: number): unknown {
  if (typeof value === 'string') return isPlain(value) ? value : maskedString(value);
  if (typeof value === 'number') return maskedNumber(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === maxDepth) return null;
  if (Array.isArray(value)) return value.map((each) => maskedValue(each, isPlain, depth + 1));
  const fields = Object.entries(value).map(([name, each]) => [
    // Field names are words. The metadata keys of a partner need not be.
    /^[a-z][a-z_]{0,63}$/.test(name) && depth === 0 ? name : maskedText(name),
    maskedValue(each, plainFields.get(name) ?? isNever, depth + 1),
  ]);
  return Object.fromEntries(fields);
}

/** A mobile number stays a valid number, though nobody's. */
function maskedString(text: string): string {
  return /^01\d{9}$/.test(text) ? '01000000000' : maskedText(text);
}

/** Rounds coordinates, and replaces a possible phone number with another number of the same length. */
function maskedNumber(value: number): number {
  if (Math.abs(value) < 1_000_000) return Math.round(value * 100) / 100;
  return Math.sign(value) * 10 ** Math.floor(Math.log10(Math.abs(value)));
}
