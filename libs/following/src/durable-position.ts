import { newEvent } from '@dakpion/command-handler';
import { dhakaTime } from '@dakpion/contracts';
import { type EventStore, EventStoreUnavailableError, type RecordedEvent } from '@dakpion/event-store';
import { Logger } from '@nestjs/common';
import type { FollowedEvent } from './checkpoint-document.ts';
import { foundInPlaceOf } from './followed-history.ts';

/** What a crash may make a follower repeat of its work, beside its last batch, in milliseconds. */
const saveEveryMs = 5_000;
/** One is enough; the others show the course, and replace one of another history. */
const keptPositions = 10;
const maxTries = 5;

/** What the stream says. */
interface StoredPosition {
  /** Of the stream's last event. */
  readonly revision: number;
  /** The newest that the event store's history has; undefined when it has none of them. */
  readonly event: FollowedEvent | undefined;
}

/**
 * A follower's position in the event store itself, for one whose repetition is seen outside: it is there when the state store
 * has forgotten everything, and it is restored together with the events that it speaks of. It never goes backwards.
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

  /** The event last saved; undefined when there is none. */
  async open(): Promise<FollowedEvent | undefined> {
    await this.eventStore.keepLast(this.stream, keptPositions).catch((error: unknown) => {
      // A user may write events and not have the right to bound streams; a store that is away will not be read either.
      this.logger.warn(`${this.stream} is not bounded to its last ${keptPositions} events: ${String(error)}`);
    });
    return this.read();
  }

  /**
   * The event last saved by any instance; undefined when there is none. One that the store does not have does not count: it was
   * saved by a follower that had not noticed yet that the store was put back to an earlier moment.
   */
  async read(): Promise<FollowedEvent | undefined> {
    let stored: StoredPosition | undefined;
    const newestFirst = { direction: 'backwards', maxCount: keptPositions } as const;
    for await (const { data, revision } of this.eventStore.readStream(this.stream, newestFirst)) {
      const saved = followedEventOf(data);
      const event = (await foundInPlaceOf(this.eventStore, saved)) === null ? saved : undefined;
      stored = { event, revision: stored?.revision ?? revision };
      if (event !== undefined) break;
    }
    this.stored = stored;
    return stored?.event;
  }

  /**
   * Saves an event's position unless one as high is saved, or one was within 5 s and `now` is not set; or the store does not
   * have the event, because it was put back to an earlier moment.
   */
  async save(event: FollowedEvent | undefined, { now = false } = {}): Promise<void> {
    const time = this.clock();
    // A clock that was set back must not keep it from being saved.
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

function positionReached(follower: string, { position, id, stream, revision }: FollowedEvent, occurred_at: string) {
  const data = { event: { id, stream, revision, position: position.toString() } };
  const context = {
    actor: { kind: 'service', service: follower },
    correlation_id: `follower-${follower}`,
    causation_id: null,
  } as const;
  return newEvent({ type: 'PositionReached', data }, { schema_version: 1, occurred_at, context });
}

// Only save() appends to these streams.
function followedEventOf(data: RecordedEvent['data']): FollowedEvent {
  const { event } = data as { event: Omit<FollowedEvent, 'position'> & { position: string } };
  return { ...event, position: BigInt(event.position) };
}
