const offset = '+06:00';
const offsetMs = 6 * 60 * 60 * 1000;

/**
 * An ISO 8601 time in Asia/Dhaka with milliseconds, e.g. `2026-11-21T13:08:00.123+06:00`. Sorts as text.
 *
 * @format date-time
 */
export type DhakaTime = string;

/** The last written second, up to its decimal point. Most times are of the same second, and calendar arithmetic is slow. */
let lastSecond = { epochSeconds: Number.NaN, text: '' };

/**
 * The text of an instant in the only format of this system. `epochMs`: milliseconds since 1970 UTC. Throws if it is not a time.
 */
export function dhakaTime(epochMs: number): DhakaTime {
  const epochSeconds = Math.floor(epochMs / 1000);
  if (epochSeconds !== lastSecond.epochSeconds) {
    const text = new Date(epochSeconds * 1000 + offsetMs).toISOString().slice(0, -'000Z'.length);
    lastSecond = { epochSeconds, text };
  }
  const ms = Math.floor(epochMs - epochSeconds * 1000);
  return `${lastSecond.text}${String(ms).padStart(3, '0')}${offset}`;
}

/** Milliseconds since 1970 UTC of an ISO 8601 time with any valid offset. NaN if it is not a time. */
export function epochMsOf(time: string): number {
  return Date.parse(time);
}
