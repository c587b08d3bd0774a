/**
 * An ISO 8601 date and time with an offset: to the minute, the second or a fraction of it, after a point or a comma; offsets
 * as `Z`, `+06`, `+0600`, `+06:00`, with either minus sign. Written without flags, as JSON Schema has none.
 */
export const instantForm =
  /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?([Zz]|([+\u2212-])(\d\d)(?::?(\d\d))?)$/;

/** The first and the last instant whose year has four digits in Asia/Dhaka, as a date-time must have. */
const firstInstant = Date.parse('0000-01-01T00:00:00.000+06:00');
const lastInstant = Date.parse('9999-12-31T23:59:59.999+06:00');

/**
 * Epoch milliseconds of an ISO 8601 date and time with an offset. Null if `text` is not one, has no offset, names a day or an
 * hour that does not exist, or has no year of four digits in Asia/Dhaka. Stricter than Date.parse, which accepts 30 February as 2 March.
 */
export function instantOf(text: string): number | null {
  const parts = instantForm.exec(text);
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
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'));
  // Date.UTC would read the years before 100 as those of the 20th century.
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const local = date.setUTCHours(Number(hour), Number(minute), Number(second), milliseconds);
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second.padStart(2, '0')}`;
  if (date.toISOString().slice(0, written.length) !== written) return null;
  if (Number(offsetHours) > 23 || Number(offsetMinutes) > 59) return null;
  const offsetMs = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  const instant = sign === undefined || sign === '+' ? local - offsetMs : local + offsetMs;
  return instant < firstInstant || instant > lastInstant ? null : instant;
}
