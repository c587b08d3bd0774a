import type { EventStore } from '@dakpion/event-store';
import type { FollowerLag } from './follower-gauges.ts';

/** More are not counted: a rebuild of millions must not be read a second time to be measured. */
export const maxCountedEvents = 10_000;

/**
 * The events of some streams after a position, and for how long the first has been there. `now` is epoch milliseconds; `atMost` so many
 * are counted.
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
  // A subscription and not a read: EventStoreDB filters it by itself.
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
