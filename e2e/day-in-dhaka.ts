import { dhakaTime } from '@dakpion/contracts';

/** The present day in Dhaka, e.g. `2026-12-01`. Usage and statements count by it. */
export function dayInDhaka(): string {
  return dhakaTime(Date.now()).slice(0, 10);
}

/** The present month in Dhaka, e.g. `2026-12`. */
export function monthInDhaka(): string {
  return dayInDhaka().slice(0, 7);
}
