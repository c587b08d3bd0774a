import { asRecorded, type EventStore, type ReadAllOptions } from '@dakpion/event-store';
import type { FollowerLag } from './follower-gauges.ts';

/** The maximum count. A rebuild of millions of events must not be read twice for a measurement. */
const maxCountedEvents = 10_000;

/**
 * Counts the events of some streams after a position, at most `atMost`, and measures how long the first has been there. `now`
 * is in epoch milliseconds.
 */
export async function countUnhandled(
  eventStore: EventStore,
  {
    after,
    streamPrefix,
    now,
    atMost = maxCountedEvents,
  }: { after: bigint | undefined; streamPrefix: string; now: number; atMost?: number },
): Promise<FollowerLag> {
  const range = { ...(after !== undefined && { after }), streamPrefixes: [streamPrefix] };
  let events = 0;
  let firstAt = now;
  for await (const part of recordsOf(eventStore, range)) {
    if (events === 0) firstAt = part[0]?.recordedAt ?? now;
    events = Math.min(events + part.length, atMost);
    if (events === atMost) break;
  }
  return { events, seconds: Math.max(0, now - firstAt) / 1_000 };
}

type Range = Pick<ReadAllOptions, 'after' | 'streamPrefixes'>;

/** The events of a range that ends with the last one. They are not decoded if the event store can do without it. */
async function* recordsOf(
  eventStore: EventStore,
  range: Range,
): AsyncGenerator<readonly { readonly recordedAt: number }[]> {
  const records = eventStore.readRecords?.(range);
  if (records !== undefined) return yield* records;
  for await (const event of eventStore.readAll({ ...range, unreadable: asRecorded })) yield [event];
}
