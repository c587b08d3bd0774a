const offset = '+06:00';
const offsetMs = 6 * 60 * 60 * 1000;

/** An ISO 8601 time in Asia/Dhaka with milliseconds, e.g. `2026-11-21T13:08:00.123+06:00`. Sorts as text. */
export type DhakaTime = string;

/** Writes an instant the one way this system writes times. `epochMs` is milliseconds since 1970 UTC. */
export function dhakaTime(epochMs: number): DhakaTime {
  return new Date(epochMs + offsetMs).toISOString().slice(0, -1) + offset;
}

/** Milliseconds since 1970 UTC of an ISO 8601 time with any valid offset. NaN when it is no time. */
export function epochMsOf(time: string): number {
  return Date.parse(time);
}
