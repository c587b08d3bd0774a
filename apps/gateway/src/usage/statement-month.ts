import { dhakaTime } from '@dakpion/contracts';
import { isMonth, type Month, monthOf, nextMonth, startOfDay } from '@dakpion/read-models';
import { refuseFaults } from '../validation/read-json.ts';

/**
 * How long a month can still change after its end, in ms. An order is charged when its completion is recorded. The
 * clocks of instances differ by less than this, and events of the last moment are counted within this time.
 */
const settleMs = 60 * 60 * 1_000;

/** The month in a path. `now` is epoch ms. Throws `validation_failed`. */
export function monthIn(text: string, now: number): Month {
  if (!isMonth(text)) {
    refuseFaults({ errors: [{ field: 'month', code: 'bad_format', message: 'Must be a month, e.g. 2026-11.' }] });
  }
  const present = monthOf(dhakaTime(now));
  if (text > present) {
    const message = `Must not be in the future: the current month is ${present}.`;
    refuseFaults({ errors: [{ field: 'month', code: 'out_of_range', message }] });
  }
  return text;
}

/** Whether the month's statement is final: no order can be added. */
export function isFinal(month: Month, now: number): boolean {
  return now >= startOfDay(`${nextMonth(month)}-01`) + settleMs;
}
