import { instantOf } from '@dakpion/contracts';
import type { FieldRule } from '@dakpion/validation';

/** As instantOf of contracts, in a query, where a `+` that was not percent-encoded arrives as a space. */
export function instantOfQuery(text: string): number | null {
  return instantOf(text.replace(/ (?=\d\d(?::?\d\d)?$)/, '+'));
}

/** A query parameter that must be a time. */
export const instantRule: FieldRule = {
  findViolation: (value) => {
    if (typeof value === 'string' && instantOfQuery(value) !== null) return null;
    const message = 'Must be an ISO 8601 date and time with its offset, e.g. 2026-11-21T00:00:00+06:00 or …Z.';
    return { code: 'bad_format', message };
  },
  // The first hundred years have no dates here.
  schema: { type: 'string', format: 'date-time', pattern: '^(0[1-9]|[1-9]\\d)\\d\\d-' },
};
