import { Logger } from '@nestjs/common';
import type { FollowedEvent } from './checkpoint-document.ts';
import { type Checkpoint, Checkpoints } from './checkpoints.ts';
import { DurablePosition } from './durable-position.ts';
import { FollowedHistory } from './followed-history.ts';
import type { FollowerEngines, Following } from './following.ts';

/** How far the following had come at a time. */
interface Mark {
  readonly event: FollowedEvent;
  /** By the follower's monotonic clock. */
  readonly at: number;
}

/** How far a follower has come, in memory, in its checkpoint and, if it keeps one, in its durable position. */
export class FollowedPlace {
  private readonly checkpoints: Checkpoints;
  private readonly durable: DurablePosition | null;
  private readonly history: FollowedHistory;
  private readonly logger: Logger;
  private checkpoint: Checkpoint | undefined;
  /** The last event handled; undefined until one is known. */
  private handled: FollowedEvent | undefined;
  /** What was handled and may be saved when it is old enough; the oldest first, one for each look. */
  private marks: Mark[] = [];
  /** Events handled since the last save began. */
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

  /** False until {@link open} has resolved. */
  get isKnown(): boolean {
    return this.checkpoint !== undefined;
  }

  /**
   * The position after which there is something to handle. One in the event store counts only while the state store has none:
   * it may be later than the one that was gone back to, so that what others wrote on the strength of our work is written again.
   */
  get reached(): bigint | undefined {
    return this.handled?.position ?? this.checkpoint?.position;
  }

  /** Where the following goes on. Rejects with OtherHistoryError when the event store is not the one that was followed. */
  async open(): Promise<Checkpoint> {
    // What was handled of another history must be saved nowhere in this one.
    this.close();
    const { name } = this.following;
    // Before it goes back from there: what was computed of that event must have happened.
    await this.history.verify(await this.checkpoints.lastEvent(name));
    const checkpoint = await this.checkpoints.open(name);
    const durable = await this.durable?.open();
    this.handled = checkpoint.position === undefined ? durable : undefined;
    this.checkpoint = checkpoint;
    this.tellWentBack(checkpoint);
    return checkpoint;
  }

  /** All up to the event was handled, `count` events more. */
  async moveTo(event: FollowedEvent, count: number): Promise<void> {
    this.handled = event;
    this.unsaved += count;
    if (this.unsaved >= this.following.eventsPerCheckpoint) await this.saveCheckpoint();
  }

  /** Saves how far it has come. The durable position within 5 s, or now. */
  async save({ now = false } = {}): Promise<void> {
    await Promise.all([this.durable?.save(this.handled, { now }), this.saveCheckpoint()]);
  }

  /** Nothing is known until it is opened again. */
  close(): void {
    this.checkpoint = undefined;
    this.handled = undefined;
    this.marks = [];
    this.unsaved = 0;
  }

  /** Another instance follows. */
  leave(): void {
    this.history.leave();
  }

  private async saveCheckpoint(): Promise<void> {
    const event = this.savable();
    const { checkpoint } = this;
    if (event === undefined || checkpoint === undefined) return;
    if (event.position === checkpoint.position && !checkpoint.needsRefresh) return;
    this.unsaved = 0;
    await checkpoint.save(event);
  }

  /** The last event handled long enough ago. */
  private savable(): FollowedEvent | undefined {
    const { checkpointTrailsMs = 0 } = this.following;
    if (checkpointTrailsMs === 0 || this.handled === undefined) return this.handled;
    const now = this.monotonic();
    this.marks.push({ event: this.handled, at: now });
    const isOld = ({ at }: Mark) => at <= now - checkpointTrailsMs;
    const old = this.marks.filter(isOld).at(-1);
    // Saves are a tick apart or many events, so these are few.
    this.marks = this.marks.filter((mark) => mark === old || !isOld(mark));
    return old?.event;
  }

  private tellWentBack({ wentBackFrom, position }: Checkpoint): void {
    if (wentBackFrom === undefined) return;
    const to = position === undefined ? 'the first event' : `the events after position ${position}`;
    this.logger.warn(
      `The state store may have lost its last moments: follows ${to} again, having been at ${wentBackFrom}.`,
    );
  }
}
