import { dhakaTime } from '@dakpion/contracts';
import { addDays, countDays, type Day, dayOf } from '@dakpion/read-models';
import { Field, type FieldError } from '@dakpion/validation';
import { refuseFaults } from '../validation/read-json.ts';
import { dayRule } from './day-rule.ts';

/** The query of usage, as text. Absent parameters are null. */
export class UsageRangeDto {
  @Field(dayRule, 'optional') readonly from!: string | null;
  @Field(dayRule, 'optional') readonly to!: string | null;

  static findFaults({ from, to }: UsageRangeDto): FieldError[] {
    return from === null || to === null ? [] : findDaysFault({ from, to });
  }
}

/** The requested days, both inclusive. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** A quarter of a year. */
const maxDays = 92;
const defaultDays = 30;
/** Dates before it are written with a sign, which no parameter takes. */
const firstDay = '0000-01-01';

/** The days of a checked query. By default the 30 days until today. `now` is epoch ms. Throws `validation_failed`. */
export function rangeOf({ from: first, to: last }: UsageRangeDto, now: number): DayRange {
  const to = last ?? dayOf(dhakaTime(now));
  const from = first ?? beginOf(to);
  refuseFaults({ errors: findDaysFault({ from, to }) });
  return { from, to };
}

function findDaysFault({ from, to }: DayRange): FieldError[] {
  if (from > to) return [{ field: 'to', code: 'out_of_range', message: `Must not be before from (${from}).` }];
  const count = countDays(from, to);
  if (count <= maxDays) return [];
  const message = `Must be at most ${maxDays - 1} days before to (${to}): one request covers ${maxDays} days, not ${count}.`;
  return [{ field: 'from', code: 'out_of_range', message }];
}

function beginOf(to: Day): Day {
  const from = addDays(to, 1 - defaultDays);
  return from < firstDay ? firstDay : from;
}
