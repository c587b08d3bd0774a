import type { RecordedEvent } from '@dakpion/event-store';

/** A handled event and its place in the event store. */
export type FollowedEvent = Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'position'>;

/** As {@link FollowedEvent}. `position` is a decimal text, because JSON numbers cannot represent each one. */
export type StoredEvent = Omit<FollowedEvent, 'position'> & { readonly position: string };

/** A saved checkpoint and its time, in epoch milliseconds. */
interface StoredMark {
  readonly event: StoredEvent;
  readonly saved_at: number;
}

/** The stored form of a checkpoint. */
export interface CheckpointDocument {
  /** The position of the last handled event. Null until the follower has saved one. */
  readonly position: string | null;
  /**
   * A later position: its streams have no event between the two. Saved at intervals while only other streams have events. Absent
   * until then. A follower never continues from here, because another history can have an event before this position.
   */
  readonly searched_to?: string;
  /** The history of the state store in which it was written. */
  readonly history: string;
  /** Changes whenever the follower goes back. An instance with another value has an outdated position. */
  readonly generation: string;
  /** The follower has finished what it does when all events are handled. Absent: not since it began or went back. */
  readonly caught_up?: true;
  /** The newest mark, then older ones. The last is at least {@link goBackMs} older than the newest, if such a mark exists. */
  readonly marks: readonly StoredMark[];
}

/**
 * How far a follower goes back if the state store may have lost its last writes. Redis loses at most 2 s in a crash. In a
 * fail-over, it loses the writes that the replica did not have.
 */
export const goBackMs = 30_000;
/** Keeps about five marks for each checkpoint. */
export const marksApartMs = 10_000;

/** The event of the last saved position. Undefined if there is none. */
export function lastEvent({ marks }: CheckpointDocument): FollowedEvent | undefined {
  return marks[0] && followedEvent(marks[0].event);
}

/** Adds a saved event to the checkpoint. `now` is in epoch milliseconds. */
export function movedTo(before: CheckpointDocument, event: FollowedEvent, now: number): CheckpointDocument {
  const stored = storedEvent(event);
  const newest: StoredMark = { event: stored, saved_at: now };
  // Of marks that are close together, the oldest is kept. Thus each save replaces only the newest mark.
  const [latest, second] = before.marks;
  const replacesLatest =
    latest !== undefined && second !== undefined && latest.saved_at - second.saved_at < marksApartMs;
  const marks = [newest, ...before.marks.slice(replacesLatest ? 1 : 0)];
  const isOldEnough = ({ saved_at }: StoredMark) => saved_at <= now - goBackMs;
  const kept = marks.findIndex(isOldEnough);
  const moved = { position: stored.position, marks: kept < 0 ? marks : marks.slice(0, kept + 1) };
  return stored.position === before.position ? { ...before, ...moved } : { ...notSearched(before), ...moved };
}

/** Whether the last mark is old enough to go back to. Then saving the same position again adds nothing. */
export function isSettled({ marks }: CheckpointDocument): boolean {
  const [newest] = marks;
  const oldest = marks.at(-1);
  if (newest === undefined || oldest === undefined) return true;
  const since = marks.findLast(({ event }) => event.position === newest.event.position) ?? newest;
  return newest.saved_at - since.saved_at >= goBackMs;
}

/**
 * The checkpoint to continue from if all writes of the last {@link goBackMs} before the last save may be lost: the newest mark
 * that is older, or the beginning. It gets the time of the last save, so that after a second loss before the next save, the
 * follower does not go back further.
 */
export function goneBack({ caught_up: _, ...before }: CheckpointDocument): CheckpointDocument {
  const newest = before.marks[0]?.saved_at ?? 0;
  const [from, ...older] = before.marks.filter(({ saved_at }) => saved_at <= newest - goBackMs);
  if (from === undefined) return { ...notSearched(before), position: null, marks: [] };
  return {
    ...notSearched(before),
    position: from.event.position,
    marks: [{ ...from, saved_at: newest }, from, ...older],
  };
}

/** The place that was searched belongs to a position. */
function notSearched({ searched_to: _, ...document }: CheckpointDocument): CheckpointDocument {
  return document;
}

export function storedEvent({ id, stream, revision, position }: FollowedEvent): StoredEvent {
  return { id, stream, revision, position: position.toString() };
}

export function followedEvent(stored: StoredEvent): FollowedEvent {
  return { ...stored, position: BigInt(stored.position) };
}
