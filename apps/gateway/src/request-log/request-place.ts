import type { JournalPlace } from '@dakpion/state-store';
import type { FieldRule } from '@dakpion/validation';

const form = /^\d{1,15}\.[\x21-\x7e]{1,100}$/;

/** The end of a page of the request log, as `next` returns it. */
export function placeText({ time, id }: JournalPlace): string {
  return `${time}.${id}`;
}

/** The place of a checked text. */
export function placeOf(text: string): JournalPlace {
  const end = text.indexOf('.');
  return { time: Number(text.slice(0, end)), id: text.slice(end + 1) };
}

/** Validates a query parameter that must be such a place. */
export const requestPlaceRule: FieldRule = {
  findViolation: (value) => {
    if (typeof value === 'string' && form.test(value)) return null;
    return { code: 'bad_format', message: 'Must be the next of a previous response.' };
  },
  schema: { type: 'string', pattern: '^\\d{1,15}\\.[!-~]{1,100}$' },
};
