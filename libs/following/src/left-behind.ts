import { asRecorded, type EventStore, type RecordedEvent } from '@dakpion/event-store';
import type { Checkpoints } from './checkpoints.ts';

/**
 * A program follows all builds that it knows together. When it ends, even in a crash, their last handled events were recorded at most
 * this time apart. Milliseconds.
 */
const togetherMs = 30_000;

/**
 * Whether the follower of a build lags behind a follower of an earlier build because an earlier version of the program, which does not
 * know the build, has run since. `earlier`: the names of the followers of earlier builds.
 */
export async function isLeftBehind(
  { eventStore, checkpoints }: { readonly eventStore: EventStore; readonly checkpoints: Checkpoints },
  { name, streamPrefix }: { readonly name: string; readonly streamPrefix: string },
  earlier: readonly string[],
): Promise<boolean> {
  const after = await checkpoints.read(name);
  const ends = await Promise.all(earlier.map((follower) => checkpoints.lastEvent(follower)));
  const [furthest] = ends
    .filter((end) => end !== undefined)
    .sort((one, other) => Number(other.position - one.position));
  if (furthest === undefined || (after !== undefined && furthest.position <= after)) return false;
  const only = { maxCount: 1, unreadable: asRecorded } as const;
  const place = { ...(after !== undefined && { after }), streamPrefixes: [streamPrefix] };
  const missed = await first(eventStore.readAll({ ...only, ...place }));
  const reached = await first(eventStore.readStream(furthest.stream, { ...only, fromRevision: furthest.revision }));
  return missed !== undefined && reached !== undefined && reached.recordedAt - missed.recordedAt > togetherMs;
}

async function first(events: AsyncIterable<RecordedEvent>): Promise<RecordedEvent | undefined> {
  for await (const event of events) return event;
  return undefined;
}
