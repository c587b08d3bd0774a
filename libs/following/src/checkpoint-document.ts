import type { RecordedEvent } from '@dakpion/event-store';

/** An event that was followed, and where the event store had it. */
export type FollowedEvent = Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'position'>;

/** As {@link FollowedEvent}. `position` is decimal, since JSON's numbers would not hold every one. */
interface StoredEvent {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: string;
}

/** A checkpoint that was saved at a time, epoch milliseconds. */
export interface StoredMark {
  readonly event: StoredEvent;
  readonly saved_at: number;
}

/** A checkpoint as stored. */
export interface CheckpointDocument {
  /** Position of the last event handled; null until the follower has saved its first. */
  readonly position: string | null;
  /** Which history of the state store it was written in. */
  readonly history: string;
  /** Changes whenever the follower goes back. An instance with another value has an outdated position. */
  readonly generation: string;
  /** The newest, then older ones, of which the last is at least {@link goBackMs} older than the newest where there is one. */
  readonly marks: readonly StoredMark[];
}

/**
 * How far back a follower goes when the state store may have lost its last moments. Redis loses 2 s at most when it crashes, and
 * as much as its replica was behind at a fail-over.
 */
export const goBackMs = 30_000;
/** So that a checkpoint has five marks or so. */
export const marksApartMs = 10_000;

/** The event of the last position saved; undefined when there is none. */
export function lastEvent({ marks }: CheckpointDocument): FollowedEvent | undefined {
  return followed(marks[0]?.event);
}

/** The checkpoint after an event was saved. `now` is epoch milliseconds. */
export function movedTo(before: CheckpointDocument, event: FollowedEvent, now: number): CheckpointDocument {
  const { id, stream, revision } = event;
  const position = event.position.toString();
  const newest: StoredMark = { event: { id, stream, revision, position }, saved_at: now };
  // Of those that are close together the oldest stays, so that the newest alone moves with every save.
  const [latest, second] = before.marks;
  const replacesLatest =
    latest !== undefined && second !== undefined && latest.saved_at - second.saved_at < marksApartMs;
  const marks = [newest, ...before.marks.slice(replacesLatest ? 1 : 0)];
  const isOldEnough = ({ saved_at }: StoredMark) => saved_at <= now - goBackMs;
  const kept = marks.findIndex(isOldEnough);
  return { ...before, position, marks: kept < 0 ? marks : marks.slice(0, kept + 1) };
}

/** Whether the last mark is as old as one that is gone back to, so that saving the same position again adds nothing. */
export function isSettled({ marks }: CheckpointDocument): boolean {
  const [newest] = marks;
  const oldest = marks.at(-1);
  if (newest === undefined || oldest === undefined) return true;
  const since = marks.findLast(({ event }) => event.position === newest.event.position) ?? newest;
  return newest.saved_at - since.saved_at >= goBackMs;
}

/**
 * The checkpoint to follow from when all that was written in the {@link goBackMs} before its last save may be lost: the newest mark
 * that is older, else the very beginning. It is marked as the follower's place up to the last save, so that a second loss before
 * anything is saved goes back no further.
 */
export function goneBack(before: CheckpointDocument): CheckpointDocument {
  const newest = before.marks[0]?.saved_at ?? 0;
  const [from, ...older] = before.marks.filter(({ saved_at }) => saved_at <= newest - goBackMs);
  if (from === undefined) return { ...before, position: null, marks: [] };
  return { ...before, position: from.event.position, marks: [{ ...from, saved_at: newest }, from, ...older] };
}

function followed(event: StoredEvent | undefined): FollowedEvent | undefined {
  return event && { ...event, position: BigInt(event.position) };
}
