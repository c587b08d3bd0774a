import { textLike } from '@dakpion/validation';

/** The position of a dispatch system: the last place that it has seen in each part of the topic, one for each partition. */
export interface DispatchCursor {
  readonly places: readonly string[];
}

const form = /^\d{1,15}(-\d{1,15})?(\.\d{1,15}(-\d{1,15})?){0,99}$/;

/** The cursor from a text that {@link cursorText} wrote. Null: from the oldest request. */
export function cursorOf(text: string | null): DispatchCursor {
  return { places: text === null ? [] : text.split('.') };
}

/** The cursor as text for dispatch systems. Null before the first request. */
export function cursorText({ places }: DispatchCursor): string | null {
  return places.length === 0 ? null : places.join('.');
}

/** The cursor after one more message. */
export function cursorAfter({ places }: DispatchCursor, place: string): DispatchCursor {
  return { places: [...places.filter((each) => partOf(each) !== partOf(place)), place] };
}

/** Validates a query parameter that must be a cursor. */
export const cursorRule = textLike(form, 'the next_after of a previous response');

/** A place is an offset. With Kafka, a partition and an offset. */
function partOf(place: string): string {
  return place.includes('-') ? place.slice(0, place.indexOf('-')) : '';
}
