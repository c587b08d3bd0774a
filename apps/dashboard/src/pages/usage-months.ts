import { dayInDhaka, daysOfMonth, monthLater } from '../parts/days-of-month.ts';

const shown = 12;

/** The available months, the current one first, e.g. `2026-11`. Months begin at midnight in Dhaka. */
export function monthsUntil(nowMs: number): readonly string[] {
  const current = dayInDhaka(nowMs).slice(0, 7);
  return Array.from({ length: shown }, (_, back) => monthLater(current, -back));
}

/** The first and last day of a month. The last one is not after today, because the figures end today. */
export function daysOf(month: string, nowMs: number): { readonly from: string; readonly to: string } {
  const last = daysOfMonth(month).at(-1) ?? '';
  const today = dayInDhaka(nowMs);
  return { from: `${month}-01`, to: last < today ? last : today };
}
