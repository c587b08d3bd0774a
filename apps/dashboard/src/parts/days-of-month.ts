export const dayMs = 86_400_000;
const dhakaOffsetMs = 6 * 3_600_000;

/** The day in Dhaka, such as `2026-11-23`, of a time in epoch milliseconds. */
export const dayInDhaka = (ms: number): string => new Date(ms + dhakaOffsetMs).toISOString().slice(0, 10);

/** The days of a month such as `2026-11`, with nulls for the days of the first week (from Sunday) that are before it. */
export function daysOfMonth(month: string): readonly (string | null)[] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const days = Array.from({ length: 31 }, (_, index) => new Date(first + index * dayMs).toISOString().slice(0, 10));
  const before = Array.from({ length: new Date(first).getUTCDay() }, () => null);
  return [...before, ...days.filter((day) => day.startsWith(month))];
}

/** The month that is some months later. */
export function monthLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 15)).toISOString().slice(0, 7);
}

/** A time that stands for the day: noon in Dhaka, far from the beginning of another day. */
export const noonOf = (day: string): string => `${day}T12:00:00+06:00`;
