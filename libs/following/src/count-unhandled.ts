import type { EventStore } from '@dakpion/event-store';
import type { FollowerLag } from './follower-gauges.ts';

/** The maximum count. A rebuild of millions of events must not be read twice for a measurement. */
export const maxCountedEvents = 10_000;

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
  const ending = new AbortController();
  const { signal } = ending;
  let events = 0;
  let firstAt = now;
  // A subscription, because EventStoreDB can filter subscriptions and not reads.
  const items = eventStore.subscribe({ ...(after !== undefined && { after }), streamPrefixes: [streamPrefix], signal });
  try {
    for await (const item of items) {
      if (item.kind === 'caught_up') break;
      if (events === 0) firstAt = item.event.recordedAt;
      events += 1;
      if (events >= atMost) break;
    }
  } finally {
    ending.abort();
  }
  return { events, seconds: Math.max(0, now - firstAt) / 1_000 };
}
