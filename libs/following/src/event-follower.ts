import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { StateStore } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import type { FollowedEvent } from './checkpoint-document.ts';
import { type Checkpoint, Checkpoints } from './checkpoints.ts';
import { countUnhandled } from './count-unhandled.ts';
import { DurablePosition } from './durable-position.ts';
import { FollowedHistory, OtherHistoryError } from './followed-history.ts';
import { type FollowerLag, unwatchFollower, type WatchedFollower, watchFollower } from './follower-gauges.ts';
import { inBatches, upToDate } from './in-batches.ts';
import { parkedStreamsOf } from './parking/parked-stream.ts';
import { type FollowedItem, isTemporary, type ParkingFollower, StreamParking } from './parking/stream-parking.ts';

/** What is done with the events of some streams, in the order in which they were stored. */
export interface Following {
  /** Names the lease and the checkpoint, so it must stay for ever. */
  readonly name: string;
  /** What the names of the streams begin with. */
  readonly streamPrefix: string;
  /** Most events in one call of `handle`. */
  readonly batchLimit: number;
  /** Saves the checkpoint after so many events; a pause of half a second saves it, too. */
  readonly eventsPerCheckpoint: number;
  /** Milliseconds by which the checkpoint trails what was handled, for what others are still about to write. Default 0. */
  readonly checkpointTrailsMs?: number;
  /** Once caught up, lets events gather for so many milliseconds before they are read. Default 0. */
  readonly gatherMs?: number;
  /**
   * Keeps the position in the event store, too: for a following whose repetition is seen outside. When the state store has
   * forgotten all, it goes on from there and not from the beginning. Default false.
   */
  readonly keepsDurablePosition?: boolean;
  /**
   * Called whenever the following begins, with where it goes on: what was known of its work in memory may be lost from the
   * state store.
   */
  begin?(checkpoint: Checkpoint): void | Promise<void>;
  /**
   * Resolves when what follows from the events is durable. A rejection with an error whose `temporary` is true gives the same
   * events again, after a pause; any other gives them again one by one, and parks the stream of the one that is at fault. What may be
   * done by one instance alone is done only while `tenure.holds()`, asked right before it.
   */
  handle(events: readonly RecordedEvent[], tenure: Tenure): Promise<void>;
  /** Called when what had waited in a parked stream was handled after its release. */
  resumed?(stream: string): Promise<void>;
  /** Called when all events that were there have been handled, as often as the following begins. */
  caughtUp?(): Promise<void>;
}

/** The time for which an instance follows, as no other does. */
export interface Tenure {
  /** False as soon as another instance may have taken over, also after this process was stopped in between. */
  holds(): boolean;
}

/** How far the following had come at a time. */
interface Mark {
  readonly event: FollowedEvent;
  /** By the follower's monotonic clock. */
  readonly at: number;
}

/** The engines and the clock that a follower runs on. */
export interface FollowerEngines {
  readonly eventStore: EventStore;
  readonly stateStore: StateStore;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Milliseconds. Goes on while the process is stopped, and nobody sets it. Default: the system's. */
  readonly monotonic?: () => number;
}

const leaseMs = 5_000;
const renewAfterMs = 1_500;
const tickMs = 500;
const firstPauseMs = 100;
const maxPauseMs = 5_000;
const stopWithinMs = 5_000;
/** Until it is looked whether an operator has mended what keeps the follower from its work. */
const lookAgainMs = 3_000;

/**
 * Follows events from a checkpoint, as the one that holds the lease; the others stand by. Each event is
 * handled at least once and none is skipped: the checkpoint is that of the last event handled, never how far was read.
 * When the state store has lost the checkpoint, and so maybe what was made of the events, they are handled again.
 */
export class EventFollower implements WatchedFollower {
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private readonly checkpoints: Checkpoints;
  private readonly parking: StreamParking;
  private readonly durable: DurablePosition | null;
  private readonly history: FollowedHistory;
  private readonly logger: Logger;
  private readonly monotonic: () => number;
  private running: Promise<void> = Promise.resolve();
  private pauseMs = firstPauseMs;
  private leaseUntil = Number.NEGATIVE_INFINITY;
  private readonly tenure: Tenure = { holds: () => this.holdsLease() };
  private checkpoint: Checkpoint | undefined;
  /** The last event handled; undefined until one is known. */
  private handled: FollowedEvent | undefined;
  /** All that is there has been handled. */
  private isUpToDate = false;
  /** What was handled and may be saved when it is old enough; the oldest first, one for each look. */
  private marks: Mark[] = [];
  /** Events handled since the last save began. */
  private unsaved = 0;

  constructor(
    private readonly engines: FollowerEngines,
    private readonly following: Following,
  ) {
    this.monotonic = engines.monotonic ?? (() => performance.now());
    this.checkpoints = new Checkpoints(engines.stateStore);
    const { eventStore, clock } = engines;
    const { name, keepsDurablePosition = false } = following;
    this.parking = new StreamParking(eventStore, this.tenured(following), clock, () => this.mustHoldLease());
    this.durable = keepsDurablePosition ? new DurablePosition(eventStore, name, clock) : null;
    this.history = new FollowedHistory(eventStore, engines.stateStore, name);
    this.logger = new Logger(name);
  }

  get name(): string {
    return this.following.name;
  }

  get parkedStreams(): number {
    return this.parking.count;
  }

  /** Costs nothing while it is up to date. */
  async lag(): Promise<FollowerLag> {
    if (this.isUpToDate) return { events: 0, seconds: 0 };
    if (this.checkpoint === undefined) throw new Error('it is not known yet where it goes on');
    const { streamPrefix } = this.following;
    return countUnhandled(this.engines.eventStore, { after: this.reached, streamPrefix, now: this.engines.clock() });
  }

  /** Begins, and does not wait for anything. */
  start(): void {
    this.running = this.run();
  }

  /** Ends after the batch under way (at most 5 s), saves the checkpoint and gives the lease to the next. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.race([this.running, pause(stopWithinMs, undefined, { ref: false })]);
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        if (await this.holdLease()) {
          watchFollower(this);
          await this.followUnderLease();
        } else await this.standBy();
      } catch (error) {
        // It has told of itself, and waits for an operator.
        if (error instanceof OtherHistoryError) {
          await this.rest(lookAgainMs);
          continue;
        }
        this.logger[isTemporary(error) ? 'warn' : 'error'](`Begins again in ${this.pauseMs} ms: ${String(error)}`);
        await this.rest(this.pauseMs);
        this.pauseMs = Math.min(this.pauseMs * 2, maxPauseMs);
      }
    }
    unwatchFollower(this);
    await this.engines.stateStore.leases.release(this.following.name, this.holder).catch((error: unknown) => {
      this.logger.warn(`The lease is left to run out: ${String(error)}`);
    });
  }

  private async standBy(): Promise<void> {
    unwatchFollower(this);
    this.history.leave();
    await this.rest(tickMs);
  }

  private async followUnderLease(): Promise<void> {
    const ending = new AbortController();
    const signal = AbortSignal.any([ending.signal, this.stopping.signal]);
    const keeping = this.keepLease(ending);
    this.checkpoint = undefined;
    try {
      // Before it goes back from there: what was computed of that event must have happened.
      await this.history.verify(await this.checkpoints.lastEvent(this.following.name));
      this.checkpoint = await this.checkpoints.open(this.following.name);
      const durable = await this.durable?.open();
      this.handled = this.checkpoint.position === undefined ? durable : undefined;
      this.tellWentBack(this.checkpoint);
      this.marks = [];
      await this.following.begin?.(this.checkpoint);
      await this.parking.begin(this.reached);
      await this.checkpoint.whileKept(signal, (whileKept) => this.follow(whileKept));
    } finally {
      this.isUpToDate = false;
      ending.abort();
      await keeping;
      await Promise.all([this.durable?.save(this.handled, { now: true }), this.saveCheckpoint()]);
    }
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const { name, streamPrefix, batchLimit, gatherMs = 0 } = this.following;
    const after = this.reached === undefined ? {} : { after: this.reached };
    const streamPrefixes = [streamPrefix, parkedStreamsOf(name)];
    const items = this.engines.eventStore.subscribe({ ...after, streamPrefixes, signal });
    let isLive = false;
    const batches = gatherMs > 0 ? upToDate(items, batchLimit) : inBatches(items, batchLimit);
    for await (const batch of batches) {
      // Whoever lost the lease must not go on beside the next holder.
      if (signal.aborted || !this.holdsLease()) return;
      await this.handle(batch.filter((item) => item.kind !== 'caught_up').filter(({ event }) => this.follows(event)));
      const isUpToDate = batch.some(({ kind }) => kind === 'caught_up');
      this.isUpToDate = batch.at(-1)?.kind === 'caught_up';
      if (!isLive && isUpToDate) {
        isLive = true;
        await this.following.caughtUp?.();
      }
      if (isUpToDate && gatherMs > 0) await pause(gatherMs, undefined, { signal }).catch(() => undefined);
    }
    // An end that nobody asked for is a drop like any other.
    if (!signal.aborted) throw new Error('the subscription ended');
  }

  private async handle(items: readonly FollowedItem[]): Promise<void> {
    const last = items.at(-1)?.event;
    if (last === undefined) return;
    this.isUpToDate = false;
    await this.parking.handle(items);
    this.handled = last;
    this.unsaved += items.length;
    this.pauseMs = firstPauseMs;
    if (this.unsaved >= this.following.eventsPerCheckpoint) await this.saveCheckpoint();
  }

  /**
   * The position after which there is something to handle. One in the event store counts only while the state store has none:
   * it may be later than the one that was gone back to, so that what others wrote on the strength of our work is written again.
   */
  private get reached(): bigint | undefined {
    return this.handled?.position ?? this.checkpoint?.position;
  }

  /** The name of one follower's parked streams may begin that of another's. */
  private follows({ stream }: Pick<RecordedEvent, 'stream'>): boolean {
    return stream.startsWith(this.following.streamPrefix) || stream === parkedStreamsOf(this.following.name);
  }

  private tenured(following: Following): ParkingFollower {
    return { ...following, handle: (events) => following.handle(events, this.tenure) };
  }

  private mustHoldLease(): void {
    if (!this.holdsLease()) throw new LeaseLostError(this.following.name);
  }

  /** Saves the checkpoint at every tick and renews the lease at every third. Ends the following when either fails. */
  private async keepLease(ending: AbortController): Promise<void> {
    try {
      while (!ending.signal.aborted) {
        await pause(tickMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
        if (ending.signal.aborted) return;
        // It may have been another's meanwhile, who then has handled more than we know of: all begins again.
        if (!this.holdsLease()) throw new Error('the lease has run out');
        const isDue = this.monotonic() >= this.leaseUntil - leaseMs + renewAfterMs;
        if (isDue && !(await this.holdLease())) throw new Error('another instance has the lease');
        await this.durable?.save(this.handled);
        await this.saveCheckpoint();
      }
    } catch (error) {
      this.logger.warn(`Stops following: ${String(error)}`);
      ending.abort();
    }
  }

  private async holdLease(): Promise<boolean> {
    // Counted from before the call, so that our idea of the lease ends before the store's.
    const askedAt = this.monotonic();
    const isHeld = await this.engines.stateStore.leases.hold(this.following.name, this.holder, leaseMs);
    this.leaseUntil = isHeld ? askedAt + leaseMs : Number.NEGATIVE_INFINITY;
    return isHeld;
  }

  private holdsLease(): boolean {
    return this.monotonic() < this.leaseUntil;
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

  private async rest(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}

/** Another instance may have the lease by now. */
class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
  readonly temporary = true;

  constructor(follower: string) {
    super(`${follower} may have lost its lease.`);
  }
}
