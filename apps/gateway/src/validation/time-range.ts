import { type DhakaTime, dhakaTime } from '@dakpion/contracts';
import type { FieldError } from '@dakpion/validation';
import { instantOfQuery, rangeEndOfQuery } from './instant.ts';

/**
 * Refuses a range that ends before it begins: it is a mistake, and not an empty list. The ends must have been checked separately. A
 * faulty one is null. `prefix`: the beginning of their names.
 */
export function findRangeFault(from: string | null, to: string | null, prefix = ''): FieldError[] {
  if (from === null || to === null || Number(rangeEndOfQuery(to)) >= Number(rangeEndOfQuery(from))) return [];
  return [{ field: `${prefix}to`, code: 'out_of_range', message: `Must not be before ${prefix}from.` }];
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
