import { isAfter, laterOf, type Place } from '@dakpion/event-store';
import { Logger } from '@nestjs/common';
import { type Checkpoint } from './checkpoint.ts';
import type { FollowedEvent } from './checkpoint-document.ts';
import { Checkpoints } from './checkpoints.ts';
import { DurablePosition } from './durable-position.ts';
import { FollowedHistory } from './followed-history.ts';
import type { FollowerEngines, Following } from './following.ts';

/**
 * The interval of saves of the place up to which the streams have no further event, in ms. A count of the unhandled events reads
 * what all streams have got in this time.
 */
const saveSearchedEveryMs = 10_000;

/** The progress at a time. */
interface Mark {
  readonly event: FollowedEvent;
  /** The time of the follower's monotonic clock. */
  readonly at: number;
}

/** The progress of a follower: in memory, in its checkpoint and, if it has one, in its durable position. */
export class FollowedPlace {
  private readonly checkpoints: Checkpoints;
  private readonly durable: DurablePosition | null;
  private readonly history: FollowedHistory;
  private readonly logger: Logger;
  private checkpoint: Checkpoint | undefined;
  /** The last handled event. Undefined while unknown. */
  private handled: FollowedEvent | undefined;
  /** The last position that the subscription has reported. All events up to it are handled. */
  private searched: Place;
  private savedSearched: { readonly place: Place; readonly at: number } | null = null;
  /** The handled events that can be saved when they are old enough, oldest first, one for each save. */
  private marks: Mark[] = [];
  /** The number of events handled since the last save began. */
  private unsaved = 0;

  constructor(
    { eventStore, stateStore, clock }: FollowerEngines,
    private readonly following: Following,
    private readonly monotonic: () => number,
  ) {
    const { name, keepsDurablePosition = false } = following;
    this.checkpoints = new Checkpoints(stateStore);
    this.durable = keepsDurablePosition ? new DurablePosition(eventStore, name, clock) : null;
    this.history = new FollowedHistory(eventStore, stateStore, name);
    this.logger = new Logger(name);
  }

  /** Whether the place is known. False until {@link open} has resolved. */
  get isKnown(): boolean {
    return this.checkpoint !== undefined;
  }

  /**
   * The position after which events must be handled. The durable position counts only if the state store has none. After a loss it
   * can be later than the checkpoint, and the events between them must be handled again, because others may have lost what they
   * wrote based on them.
   */
  get reached(): bigint | undefined {
    return this.handled?.position ?? this.checkpoint?.position;
  }

  /** The place up to which all events are handled: {@link reached}, or later. */
  get handledTo(): Place {
    return laterOf(this.reached, this.searched);
  }

  /** Opens the place from which to continue. Rejects with OtherHistoryError if the event store has another history. */
  async open(): Promise<Checkpoint> {
    // The progress in another history must not be saved in this one.
    this.close();
    const { name } = this.following;
    // Checked before going back: the event whose results were computed must exist.
    await this.history.verify(await this.checkpoints.lastEvent(name));
    const checkpoint = await this.checkpoints.open(name);
    const durable = await this.durable?.open();
    this.handled = checkpoint.position === undefined ? durable : undefined;
    this.checkpoint = checkpoint;
    this.tellWentBack(checkpoint);
    return checkpoint;
  }

  /** All events up to this one were handled, `count` more than before. */
  async moveTo(event: FollowedEvent, count: number): Promise<void> {
    this.handled = event;
    this.unsaved += count;
    if (this.unsaved >= this.following.eventsPerCheckpoint) await this.saveCheckpoint();
  }

  /** All events of the streams up to this place were handled. */
  searchedTo(place: Place): void {
    this.searched = laterOf(this.searched, place);
  }

  /** Saves the progress. The durable position is saved within 5 s, or now. */
  async save({ now = false } = {}): Promise<void> {
    await Promise.all([this.durable?.save(this.handled, { now }), this.saveCheckpoint()]);
  }

  /** Saves only the checkpoint, without the durable position. */
  async saveCheckpoint(): Promise<void> {
    const event = this.savable();
    const { checkpoint } = this;
    if (checkpoint === undefined) return;
    if (event !== undefined && (event.position !== checkpoint.position || checkpoint.needsRefresh)) {
      this.unsaved = 0;
      await checkpoint.save(event);
    }
    if (event === this.handled) await this.saveSearched(checkpoint);
  }

  /** Saves that `caughtUp` of the following has resolved. */
  async saveCaughtUp(): Promise<void> {
    await this.checkpoint?.saveCaughtUp();
  }

  /** Only while all handled events are saved. */
  private async saveSearched(checkpoint: Checkpoint): Promise<void> {
    const { searched, savedSearched } = this;
    const at = this.monotonic();
    if (searched === undefined || searched === savedSearched?.place || !isAfter(searched, this.reached)) return;
    if (savedSearched !== null && at - savedSearched.at < saveSearchedEveryMs) return;
    this.savedSearched = { place: searched, at };
    await checkpoint.saveSearched(searched);
  }

  /** The progress is unknown until it is opened again. */
  close(): void {
    this.checkpoint = undefined;
    this.handled = undefined;
    this.searched = undefined;
    this.savedSearched = null;
    this.marks = [];
    this.unsaved = 0;
  }

  /** Another instance follows. */
  leave(): void {
    this.history.leave();
  }

  /** The last event that was handled long enough ago. */
  private savable(): FollowedEvent | undefined {
    const { checkpointTrailsMs = 0 } = this.following;
    if (checkpointTrailsMs === 0 || this.handled === undefined) return this.handled;
    const now = this.monotonic();
    this.marks.push({ event: this.handled, at: now });
    const isOld = ({ at }: Mark) => at <= now - checkpointTrailsMs;
    const old = this.marks.filter(isOld).at(-1);
    // Saves are at least a tick or many events apart, so there are few marks.
    this.marks = this.marks.filter((mark) => mark === old || !isOld(mark));
    return old?.event;
  }

  private tellWentBack({ wentBackFrom, position }: Checkpoint): void {
    if (wentBackFrom === undefined) return;
    const to = position === undefined ? 'the first event' : `the events after position ${position}`;
    this.logger.warn(
      `The state store may have lost its last writes: going back from position ${wentBackFrom} to ${to}.`,
    );
  }
}
