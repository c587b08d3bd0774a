import type { JournalPlace } from '@dakpion/state-store';
import type { FieldRule } from '@dakpion/validation';

const form = /^\d{1,15}\.[\x21-\x7e]{1,100}$/;

/** Where a page of the request log ended, as `next` tells it. */
export function placeText({ time, id }: JournalPlace): string {
  return `${time}.${id}`;
}

/** The place of a checked text. */
export function placeOf(text: string): JournalPlace {
  const end = text.indexOf('.');
  return { time: Number(text.slice(0, end)), id: text.slice(end + 1) };
}

/** A query's text that can be such a place. */
export const requestPlaceRule: FieldRule = {
  findViolation: (value) => {
    if (typeof value === 'string' && form.test(value)) return null;
    return { code: 'bad_format', message: 'Must be the next of a previous response.' };
  },
  schema: { type: 'string', pattern: '^\\d{1,15}\\.[!-~]{1,100}$' },
};
