import type { FieldCheck } from './field-check.ts';

const form = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(Z|([+-])(\d\d)(?::?(\d\d))?)$/i;

/**
 * Epoch milliseconds of an ISO 8601 date and time with an offset; null when `text` is none, has no offset, or names a
 * day or an hour that does not exist. Stricter than Date.parse, which takes 30 February for 2 March.
 */
export function instantOf(text: string): number | null {
  const parts = form.exec(text);
  if (parts === null) return null;
  const [
    ,
    year,
    month,
    day,
    hour,
    minute,
    second = '0',
    fraction = '0',
    ,
    sign,
    offsetHours = '0',
    offsetMinutes = '0',
  ] = parts;
  const milliseconds = Math.floor(Number(`0.${fraction}`) * 1000);
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    milliseconds,
  );
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second.padStart(2, '0')}`;
  if (new Date(local).toISOString().slice(0, written.length) !== written) return null;
  if (Number(offsetHours) > 23 || Number(offsetMinutes) > 59) return null;
  const offsetMs = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  return sign === '-' ? local + offsetMs : local - offsetMs;
}

/** As {@link instantOf} for a query, where a `+` that was not percent-encoded arrives as a space. */
export function instantOfQuery(text: string): number | null {
  return instantOf(text.replace(/ (?=\d\d(?::?\d\d)?$)/, '+'));
}

/** Checks a query parameter that must be a time. */
export const checkInstant: FieldCheck = (value) => {
  if (typeof value === 'string' && instantOfQuery(value) !== null) return null;
  const message = 'Must be an ISO 8601 date and time with its offset, e.g. 2026-11-21T00:00:00+06:00 or …Z.';
  return { code: 'bad_format', message };
};
