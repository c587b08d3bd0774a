const shown = 12;
const dhakaOffsetMs = 6 * 3_600_000;

/** The available months, the current one first, e.g. `2026-11`. Months begin at midnight in Dhaka. */
export function monthsUntil(nowMs: number): readonly string[] {
  const now = new Date(nowMs + dhakaOffsetMs);
  return Array.from({ length: shown }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

/** The first and last day of a month; the last one is not after today, because the figures end today. */
export function daysOf(month: string, nowMs: number): { readonly from: string; readonly to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const today = new Date(nowMs + dhakaOffsetMs).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: last < today ? last : today };
}
