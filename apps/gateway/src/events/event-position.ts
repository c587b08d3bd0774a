import { textLike } from '@dakpion/validation';

/** The positions of events whose stream was parked and released have a fraction. */
const form = /^\d{1,15}(?:\.\d{1,3})?$/;

/** Whether a text can be the position of an event: the `next` of a page or the `id` of a stream. */
export function isEventPosition(text: string): boolean {
  return form.test(text);
}

/** Validates a query parameter that must be a position. */
export const eventPositionRule = textLike(form, 'the next of a previous response, or the id of a streamed event');
