import { type DhakaTime, dhakaTime } from '@dakpion/contracts';
import type { FieldError } from '@dakpion/validation';
import { instantOfQuery, rangeEndOfQuery } from './instant.ts';

/** A range of creation times, as sent. Each must have been checked separately. A faulty one is null. */
interface TimeRangeOfQuery {
  readonly created_at_from: string | null;
  readonly created_at_to: string | null;
}

/** Refuses a range that ends before it begins: it is a mistake, and not an empty list. */
export function findRangeFault({ created_at_from: from, created_at_to: to }: TimeRangeOfQuery): FieldError[] {
  if (from === null || to === null || Number(rangeEndOfQuery(to)) >= Number(rangeEndOfQuery(from))) return [];
  return [{ field: 'created_at_to', code: 'out_of_range', message: 'Must not be before created_at_from.' }];
}

/** A checked end of a range of times in this system's format. */
export function rangeEndOf(text: string | null): DhakaTime | null {
  const end = text === null ? null : rangeEndOfQuery(text);
  return end === null ? null : dhakaTime(end);
}

/** A checked time in this system's format. */
export function timeOf(text: string | null): DhakaTime | null {
  const instant = text === null ? null : instantOfQuery(text);
  return instant === null ? null : dhakaTime(instant);
}
