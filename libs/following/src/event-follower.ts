import { type RecordedEvent, type SubscriptionItem } from '@dakpion/event-store';
import { isTemporary, repeat, rest, restToTick } from '@dakpion/repetition';
import { Logger } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { countUnhandled } from './count-unhandled.ts';
import { OtherHistoryError } from './followed-history.ts';
import { FollowedPlace } from './followed-place.ts';
import { type FollowerLag, unwatchFollower, type WatchedFollower, watchFollower } from './follower-gauges.ts';
import { FollowerLease } from './follower-lease.ts';
import type { FollowerEngines, Following, Tenure } from './following.ts';
import { inBatches, upToDate } from './in-batches.ts';
import { parkedStreamsOf } from './parking/parked-stream.ts';
import { type FollowedItem, type ParkingFollower, StreamParking } from './parking/stream-parking.ts';

const standByMs = 500;
/** Runs together with the other periodic tasks of the process, see `atTick`. */
const keepEveryMs = 1_000;
const firstPauseMs = 100;
const maxPauseMs = 5_000;
const stopWithinMs = 5_000;
/** The interval between checks whether an operator has fixed what stops the follower. */
const lookAgainMs = 3_000;
/**
 * How long a measured lag is reused, as a multiple of the time that the measurement took: it can read the whole log to find few
 * events of its streams.
 */
const restsPerMeasurement = 1_000;
/** The maximum count of the lag. Each of ten followers that catch up would read the log far ahead for a higher one. */
const maxCountedLag = 1_000;
/** The maximum time for which a measured lag is reused, in ms. Operators see the lag. */
const maxRestMs = 30_000;
const noLag: FollowerLag = { events: 0, seconds: 0 };

/** The options of a follower of one build of a read model. */
interface FollowerOptions {
  /**
   * The name under which streams are parked. All builds of a read model share it, because an operator releases a stream for all
   * of them. Default: the name of the following.
   */
  readonly parksAs?: string;
  /** Called under the lease, before the checkpoint is opened. It can wait until the signal aborts. True: the results are lost. */
  readonly prepare?: ((signal: AbortSignal) => Promise<boolean>) | undefined;
}

/**
 * Follows events from a checkpoint while it holds the lease. Other instances stand by. Each event is handled at least once and
 * none is skipped: the checkpoint is the last handled event, never the last read one. If the state store has lost the
 * checkpoint, and therefore possibly the results of events, the events are handled again.
 */
export class EventFollower implements WatchedFollower {
  private readonly stopping = new AbortController();
  private readonly lease: FollowerLease;
  private readonly place: FollowedPlace;
  private readonly parking: StreamParking;
  private readonly logger: Logger;
  private running: Promise<void> = Promise.resolve();
  private pauseMs = firstPauseMs;
  private readonly tenure: Tenure = { holds: () => this.lease.isHeld, isLive: () => this.isLive };
  /** All existing events are handled. */
  private isUpToDate = false;
  /** All events that existed at the start of following are handled. */
  private isLive = false;
  private handled = 0;
  private lastMeasured: { readonly lag: FollowerLag; readonly until: number } | null = null;

  constructor(
    private readonly engines: FollowerEngines,
    private readonly following: Following,
    private readonly options: FollowerOptions = {},
  ) {
    const { eventStore, stateStore, clock, monotonic = () => performance.now() } = engines;
    const { name } = following;
    this.lease = new FollowerLease(stateStore.leases, name, undefined, monotonic);
    this.place = new FollowedPlace(engines, following, monotonic);
    this.parking = new StreamParking(eventStore, this.tenured(following), clock, () => this.lease.require());
    this.logger = new Logger(name);
  }

  get name(): string {
    return this.following.name;
  }

  get parksAs(): string {
    return this.parking.name;
  }

  get parkedStreams(): number {
    return this.parking.count;
  }

  /** The position of the last handled event. Undefined if this instance does not follow, or is at the beginning. */
  get reached(): bigint | undefined {
    return this.lease.isHeld ? this.place.reached : undefined;
  }

  /** The number of events that this instance has handled. */
  get handledEvents(): number {
    return this.handled;
  }

  /** Whether this instance follows and has handled all events that existed when it started, or later. */
  get hasCaughtUp(): boolean {
    return this.isLive && this.lease.isHeld;
  }

  /**
   * The lag. Costs nothing while the follower is up to date. Otherwise the last measurement is reused for a while, because another
   * one can be expensive. Rejects without the lease, for example while the state store refuses writes: then nobody may follow.
   */
  async lag(): Promise<FollowerLag> {
    this.lease.require();
    if (this.isUpToDate) return noLag;
    if (!this.place.isKnown) throw new Error('it is not known yet where it goes on');
    const began = performance.now();
    if (this.lastMeasured !== null && began < this.lastMeasured.until) return this.lastMeasured.lag;
    const { streamPrefix } = this.following;
    const { eventStore, clock } = this.engines;
    const range = { after: this.place.handledTo, streamPrefix, now: clock(), atMost: maxCountedLag };
    const lag = await countUnhandled(eventStore, range);
    const now = performance.now();
    const until = now + Math.min((now - began) * restsPerMeasurement, maxRestMs);
    this.lastMeasured = { lag, until };
    return lag;
  }

  /** Starts without waiting. */
  start(): void {
    this.running = this.run();
  }

  /** Stops after the current batch (at most 5 s), saves the checkpoint and releases the lease. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await pTimeout(this.running, { milliseconds: stopWithinMs, message: false });
  }

  /** As a provider of a Nest module, it runs while the application runs. */
  onApplicationBootstrap(): void {
    this.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        if (await this.lease.hold()) {
          watchFollower(this);
          await this.followUnderLease();
        } else await this.standBy();
      } catch (error) {
        // The stop has ended a step of the start.
        if (this.stopping.signal.aborted && (error as Error).name === 'AbortError') break;
        // The error was reported and needs an operator.
        if (error instanceof OtherHistoryError) {
          await this.rest(lookAgainMs);
          continue;
        }
        this.logger[isTemporary(error) ? 'warn' : 'error'](
          `Following failed, retrying in ${this.pauseMs} ms: ${String(error)}`,
        );
        await this.rest(this.pauseMs);
        this.pauseMs = Math.min(this.pauseMs * 2, maxPauseMs);
      }
    }
    this.leave();
    await this.lease.release();
  }

  private async standBy(): Promise<void> {
    this.leave();
    await this.rest(standByMs);
  }

  /** Another instance follows, or none: this one reports nothing. */
  private leave(): void {
    unwatchFollower(this);
    this.place.leave();
  }

  private async followUnderLease(): Promise<void> {
    const ending = new AbortController();
    const signal = AbortSignal.any([ending.signal, this.stopping.signal]);
    this.place.close();
    const keeping = this.keepLease(ending);
    try {
      const isLost = await this.options.prepare?.(signal);
      const checkpoint = await this.place.open();
      const { lateAfterLossMs = 0 } = this.following;
      // A position shows that the lost results are already being computed again.
      const begins = isLost && checkpoint.position === undefined;
      if (begins || checkpoint.wentBackFrom !== undefined) await rest(lateAfterLossMs, { signal });
      if (signal.aborted) return;
      await this.following.begin?.(checkpoint);
      await this.parking.begin(this.place.reached);
      await checkpoint.whileKept(signal, (whileKept) => this.follow(whileKept));
    } finally {
      this.isUpToDate = false;
      this.isLive = false;
      ending.abort();
      await keeping;
      await this.place.save({ now: true });
    }
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const { batchLimit, gatherMs = 0 } = this.following;
    const items = this.engines.eventStore.subscribe({ ...this.left(), signal });
    const isLive = ({ kind }: SubscriptionItem) => kind === 'caught_up';
    const batches = gatherMs > 0 ? upToDate(items, batchLimit) : inBatches(items, batchLimit, isLive);
    for await (const batch of batches) {
      // An instance without the lease must not continue beside the next holder.
      if (!this.lease.isHeld) return;
      if (signal.aborted) break;
      await this.handle(batch.filter((item) => item.kind !== 'caught_up').filter(({ event }) => this.follows(event)));
      // Following works again, also if there are no events.
      this.pauseMs = firstPauseMs;
      const caughtUp = batch.findLast((item) => item.kind === 'caught_up');
      this.place.searchedTo(caughtUp?.position);
      if (batch.at(-1)?.kind === 'caught_up') this.becomeUpToDate();
      else this.isUpToDate = false;
      if (!this.isLive && caughtUp !== undefined) {
        // Before anybody is told that all events are handled, the checkpoint has their position, too.
        await this.place.saveCheckpoint();
        this.isLive = true;
        await this.following.caughtUp?.();
        await this.place.saveCaughtUp();
      }
      if (!this.isUpToDate || gatherMs === 0) continue;
      await restToTick(gatherMs, signal);
    }
    // A subscription that ends unrequested was dropped.
    if (!signal.aborted) throw new Error('the subscription ended');
    if (this.stopping.signal.aborted && this.isLive) await this.handleLeft();
  }

  /** A lag that was measured before must not be reported while the next events are handled. */
  private becomeUpToDate(): void {
    this.isUpToDate = true;
    if (this.lastMeasured !== null) this.lastMeasured = { ...this.lastMeasured, lag: noLag };
  }

  /** The range of events that are not handled. */
  private left(): { readonly after?: bigint; readonly streamPrefixes: readonly string[] } {
    const streamPrefixes = [this.following.streamPrefix, parkedStreamsOf(this.parking.name)];
    const after = this.place.handledTo;
    return after === undefined ? { streamPrefixes } : { after, streamPrefixes };
  }

  /**
   * Handles at a stop the events that were recorded since the last batch: gathered, or not passed on by the subscription yet.
   * Otherwise an audit of a stopped program would report missing results. Begins at the place that was searched, so that a
   * follower of rare events does not search through all others again.
   */
  private async handleLeft(): Promise<void> {
    const range = { ...this.left(), maxCount: this.following.batchLimit };
    const items: FollowedItem[] = [];
    try {
      for await (const event of this.engines.eventStore.readAll(range)) items.push({ kind: 'event', event });
      if (this.lease.isHeld) await this.handle(items.filter(({ event }) => this.follows(event)));
    } catch (error) {
      this.logger.warn(`The last events before the stop are handled after the next start: ${String(error)}`);
    }
  }

  private async handle(items: readonly FollowedItem[]): Promise<void> {
    const last = items.at(-1)?.event;
    if (last === undefined) return;
    this.isUpToDate = false;
    await this.parking.handle(items);
    this.handled += items.length;
    await this.place.moveTo(last, items.length);
  }

  /** Checks the stream, because the name of one follower's stream of parked streams can be a prefix of another's. */
  private follows({ stream }: Pick<RecordedEvent, 'stream'>): boolean {
    return stream.startsWith(this.following.streamPrefix) || stream === parkedStreamsOf(this.parking.name);
  }

  private tenured(following: Following): ParkingFollower {
    const { parksAs = following.name } = this.options;
    const handle = (events: readonly RecordedEvent[], releasedAt?: bigint) =>
      following.handle(events, releasedAt === undefined ? this.tenure : { ...this.tenure, releasedAt });
    return {
      name: parksAs,
      batchLimit: following.batchLimit,
      handle,
      resumed: async (stream) => following.resumed?.(stream),
    };
  }

  /**
   * Renews the lease when it is due, and saves the place at each tick. A save on a slow disk must not cost the lease. Stops following if
   * either fails.
   */
  private async keepLease(ending: AbortController): Promise<void> {
    const onFailure = (error: unknown) => {
      this.logger.warn(`The lease or the checkpoint could not be written, following stops: ${String(error)}`);
      ending.abort();
    };
    const keep = (run: () => Promise<void>) =>
      repeat({ everyMs: keepEveryMs, pausesFirst: true, run, onFailure }, ending.signal);
    await Promise.all([keep(() => this.lease.renew()), keep(() => this.place.save())]);
  }

  private async rest(milliseconds: number): Promise<void> {
    await rest(milliseconds, { signal: this.stopping.signal });
  }
}
