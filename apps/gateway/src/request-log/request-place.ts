import type { JournalPlace } from '@dakpion/state-store';
import { textLike } from '@dakpion/validation';

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
export const requestPlaceRule = textLike(/^\d{1,15}\.[!-~]{1,100}$/, 'the next of a previous response');
