import { dhakaTime } from '@dakpion/contracts';
import { addDays, countDays, type Day, dayOf } from '@dakpion/read-models';
import { Field } from '@dakpion/validation';
import { refuseFaults } from '../validation/read-json.ts';
import { dayRule } from './day-rule.ts';

/** The query of usage, as text; absent parameters are null. */
export class UsageRangeDto {
  @Field(dayRule, 'optional') readonly from!: string | null;
  @Field(dayRule, 'optional') readonly to!: string | null;
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

/** The days of a checked query; by default the 30 days until today. `now` is epoch ms. Throws `validation_failed`. */
export function rangeOf({ from: first, to: last }: UsageRangeDto, now: number): DayRange {
  const to = last ?? dayOf(dhakaTime(now));
  const from = first ?? beginOf(to);
  if (from > to) {
    refuseFaults({ errors: [{ field: 'to', code: 'out_of_range', message: `Must not be before from (${from}).` }] });
  }
  const count = countDays(from, to);
  if (count > maxDays) {
    const message = `Must be at most ${maxDays - 1} days before to (${to}): one request covers ${maxDays} days, not ${count}.`;
    refuseFaults({ errors: [{ field: 'from', code: 'out_of_range', message }] });
  }
  return { from, to };
}

function beginOf(to: Day): Day {
  const from = addDays(to, 1 - defaultDays);
  return from < firstDay ? firstDay : from;
}
