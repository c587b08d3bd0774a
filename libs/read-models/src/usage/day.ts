import { type DhakaTime, dhakaTime, epochMsOf } from '@dakpion/contracts';

/**
 * A day in Asia/Dhaka, e.g. `2026-11-23`. Sorts as text.
 *
 * @format date
 */
export type Day = string;
/** A month in Asia/Dhaka, e.g. `2026-11`. Sorts as text. */
export type Month = string;

const dayMs = 24 * 60 * 60 * 1_000;

/** The day of a time in the offset of Dhaka. */
export function dayOf(time: DhakaTime): Day {
  return time.slice(0, 'yyyy-mm-dd'.length);
}

/** The month of a time or day. */
export function monthOf(time: DhakaTime | Day): Month {
  return time.slice(0, 'yyyy-mm'.length);
}

/** Epoch milliseconds of the beginning of the day. NaN for an invalid day. */
export function startOfDay(day: Day): number {
  const start = epochMsOf(`${day}T00:00:00.000+06:00`);
  // Only a valid day becomes the same text again: for JavaScript, the 31st of a shorter month is the 1st of the next.
  return dayOf(dhakaTime(Number.isNaN(start) ? 0 : start)) === day ? start : Number.NaN;
}

/** The day this number of days later, or earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  return dayOf(dhakaTime(startOfDay(day) + days * dayMs));
}

/** All days from one to another, both included. Empty if the last is before the first. */
export function daysBetween(from: Day, to: Day): readonly Day[] {
  return Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index));
}

/** The number of days from one to another, both included. */
export function countDays(from: Day, to: Day): number {
  return Math.max(0, Math.round((startOfDay(to) - startOfDay(from)) / dayMs) + 1);
}

/** The days of a month. */
export function daysOf(month: Month): readonly Day[] {
  const first = `${month}-01`;
  return daysBetween(first, addDays(`${nextMonth(month)}-01`, -1));
}

/** The next month. */
export function nextMonth(month: Month): Month {
  // No month has more than 31 days, so the 32nd is in the next.
  return monthOf(addDays(`${month}-01`, 31));
}

/** Whether the text is a valid month. */
export function isMonth(text: string): boolean {
  return /^\d{4}-\d\d$/.test(text) && !Number.isNaN(startOfDay(`${text}-01`));
}
