import { dhakaTime, storedVersions } from '@dakpion/contracts';
import {
  type EventStore,
  EventStoreUnavailableError,
  newEvent,
  type RecordedEvent,
  type UnreadableEvent,
} from '@dakpion/event-store';
import { Logger } from '@nestjs/common';
import { type FollowedEvent, followedEvent, type StoredEvent, storedEvent } from './checkpoint-document.ts';
import { foundInPlaceOf } from './followed-history.ts';
import { leftOut } from './foreign-event.ts';

/** After a crash, a follower repeats at most the work of this time, and its last batch. Milliseconds. */
const saveEveryMs = 5_000;
/** One position is enough. The others show the progress, and replace a position of another history. */
const keptPositions = 10;
const maxTries = 5;
const positionReachedType = 'PositionReached';

/** The content of the stream. */
interface StoredPosition {
  /** The revision of the last event of the stream. */
  readonly revision: number;
  /** The newest position that the history of the event store contains. Undefined if it contains none. */
  readonly event: FollowedEvent | undefined;
}

/**
 * The position of a follower in the event store, for a follower whose repetition is visible outside. It survives a loss of the
 * state store, and is restored together with the events that it refers to. It never decreases.
 */
export class DurablePosition {
  private stored: StoredPosition | undefined;
  private savedAt = Number.NEGATIVE_INFINITY;
  private readonly logger: Logger;

  constructor(
    private readonly eventStore: EventStore,
    private readonly follower: string,
    /** Epoch milliseconds. */
    private readonly clock: () => number,
  ) {
    this.logger = new Logger(follower);
  }

  /** Reads the last saved event. Undefined if there is none. */
  async open(): Promise<FollowedEvent | undefined> {
    await this.eventStore.keepLast(this.stream, keptPositions).catch((error: unknown) => {
      // A user can have the right to write events and not the right to limit streams. If the store is unavailable, the read
      // below fails, too.
      this.logger.warn(
        `The stream ${this.stream} could not be limited to its last ${keptPositions} events: ${String(error)}`,
      );
    });
    return this.read();
  }

  /**
   * The event that any instance saved last. Undefined if there is none. An event that the store does not contain does not
   * count: it was saved by a follower that had not noticed yet that the store was restored to an earlier moment.
   */
  async read(): Promise<FollowedEvent | undefined> {
    let stored: StoredPosition | undefined;
    const leaveOut = (foreign: RecordedEvent | UnreadableEvent): null => {
      this.logger.warn(leftOut(foreign));
      stored ??= { event: undefined, revision: foreign.revision };
      return null;
    };
    const newestFirst = { direction: 'backwards', maxCount: keptPositions, unreadable: leaveOut } as const;
    for await (const recorded of this.eventStore.readStream(this.stream, newestFirst)) {
      const { type, data, revision } = recorded;
      if (type !== positionReachedType) {
        leaveOut(recorded);
        continue;
      }
      const saved = followedEvent((data as unknown as { event: StoredEvent }).event);
      const event = (await foundInPlaceOf(this.eventStore, saved)) === null ? saved : undefined;
      stored = { event, revision: stored?.revision ?? revision };
      if (event !== undefined) break;
    }
    this.stored = stored;
    return stored?.event;
  }

  /**
   * Saves the position of an event, unless a position as high is saved, or a position was saved within 5 s and `now` is not
   * set, or the store does not contain the event because it was restored to an earlier moment.
   */
  async save(event: FollowedEvent | undefined, { now = false } = {}): Promise<void> {
    const time = this.clock();
    // A clock that was set back must not prevent saves.
    const isDue = now || Math.abs(time - this.savedAt) >= saveEveryMs;
    if (event === undefined || !isDue || this.isReached(event)) return;
    if ((await foundInPlaceOf(this.eventStore, event)) !== null) return;
    for (let tries = 0; tries < maxTries; tries += 1) {
      const reached = positionReached(this.follower, event, dhakaTime(time));
      const result = await this.eventStore.append(this.stream, [reached], this.stored?.revision ?? 'no_stream');
      if (result.outcome === 'appended') {
        this.stored = { event, revision: result.revision };
        this.savedAt = time;
        return;
      }
      await this.read();
      if (this.isReached(event)) return;
    }
    throw new EventStoreUnavailableError(`${this.stream} changed ${maxTries} times in a row.`);
  }

  private get stream(): string {
    return `position-${this.follower}`;
  }

  private isReached({ position }: FollowedEvent): boolean {
    const saved = this.stored?.event;
    return saved !== undefined && saved.position >= position;
  }
}

function positionReached(follower: string, event: FollowedEvent, occurred_at: string) {
  const data = { event: storedEvent(event) };
  const context = {
    actor: { kind: 'service', service: follower },
    correlation_id: `follower-${follower}`,
    causation_id: null,
  } as const;
  const schema_version = storedVersions.position_events;
  return newEvent({ type: positionReachedType, data }, { schema_version, occurred_at, context });
}
