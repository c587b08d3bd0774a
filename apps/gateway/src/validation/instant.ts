import { instantOf } from '@dakpion/contracts';
import type { FieldRule } from '@dakpion/validation';

/** Like instantOf of contracts, for a query, where a `+` that was not percent-encoded arrives as a space. */
export function instantOfQuery(text: string): number | null {
  return instantOf(text.replace(/ (?=\d\d(?::?\d\d)?$)/, '+'));
}

/**
 * Like {@link instantOfQuery}, for an end of a range of recorded times. These are whole milliseconds, so a time between two of them
 * is rounded up, because events of the first one are before it.
 */
export function rangeEndOfQuery(text: string): number | null {
  const instant = instantOfQuery(text);
  return instant !== null && /[.,]\d{3}\d*[1-9]/.test(text) ? instant + 1 : instant;
}

/** A query parameter that must be a time. */
export const instantRule: FieldRule = {
  findViolation: (value) => {
    if (typeof value === 'string' && instantOfQuery(value) !== null) return null;
    const message = 'Must be an ISO 8601 date and time with its offset, e.g. 2026-11-21T00:00:00+06:00 or …Z.';
    return { code: 'bad_format', message };
  },
  schema: { type: 'string', format: 'date-time' },
};
