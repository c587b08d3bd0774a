import { asRecorded, type EventStore, type RecordedEvent } from '@dakpion/event-store';
import type { Checkpoints } from './checkpoints.ts';

/**
 * A build that lacks the events of a longer time was not followed while another one was. In a crash the followers of all builds end
 * together, at events that are seconds apart at most. Milliseconds.
 */
const togetherMs = 30_000;

/**
 * Whether a follower was left behind by one of the followers of earlier builds: an earlier version of the program has run since, which
 * does not know its build.
 */
export async function isLeftBehind(
  { eventStore, checkpoints }: { readonly eventStore: EventStore; readonly checkpoints: Checkpoints },
  { name, streamPrefix }: { readonly name: string; readonly streamPrefix: string },
  earlier: readonly string[],
): Promise<boolean> {
  const after = await checkpoints.read(name);
  for (const follower of earlier) {
    const last = await checkpoints.lastEvent(follower);
    if (last === undefined || (after !== undefined && last.position <= after)) continue;
    const only = { maxCount: 1, unreadable: asRecorded } as const;
    const place = { ...(after !== undefined && { after }), streamPrefixes: [streamPrefix] };
    const missed = await first(eventStore.readAll({ ...only, ...place }));
    const reached = await first(eventStore.readStream(last.stream, { ...only, fromRevision: last.revision }));
    if (missed !== undefined && reached !== undefined && reached.recordedAt - missed.recordedAt > togetherMs)
      return true;
  }
  return false;
}

async function first(events: AsyncIterable<RecordedEvent>): Promise<RecordedEvent | undefined> {
  for await (const event of events) return event;
  return undefined;
}
