import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { type Checkpoint, Checkpoints, type StateStore } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { inBatches, upToDate } from './in-batches.ts';

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
  /** Called whenever the following begins: what was known of its work in memory may be lost from the state store. */
  begin?(): void | Promise<void>;
  /** Resolves when what follows from the events is durable. A rejection gives the same events again, after a pause. */
  handle(events: readonly RecordedEvent[]): Promise<void>;
  /** Called when all events that were there have been handled, as often as the following begins. */
  caughtUp?(): Promise<void>;
}

/** How far the following had come at a time. */
interface Mark {
  readonly position: bigint;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The engines and the clock that a follower runs on. */
export interface FollowerEngines {
  readonly eventStore: EventStore;
  readonly stateStore: StateStore;
  readonly clock: () => number;
}

const leaseMs = 5_000;
const renewAfterMs = 1_500;
const tickMs = 500;
const firstPauseMs = 100;
const maxPauseMs = 5_000;
const stopWithinMs = 5_000;

/**
 * Follows events from a checkpoint, as the one that holds the lease; the others stand by. Each event is
 * handled at least once and none is skipped: the checkpoint is that of the last event handled, never how far was read.
 * When the state store has lost the checkpoint, and so maybe what was made of the events, they are handled again.
 */
export class EventFollower {
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private readonly checkpoints: Checkpoints;
  private readonly logger: Logger;
  private running: Promise<void> = Promise.resolve();
  private pauseMs = firstPauseMs;
  private leaseUntil = 0;
  private checkpoint: Checkpoint | undefined;
  private handled: bigint | undefined;
  /** What was handled and may be saved when it is old enough; the oldest first, one for each look. */
  private marks: Mark[] = [];
  /** Events handled since the last save began. */
  private unsaved = 0;

  constructor(
    private readonly engines: FollowerEngines,
    private readonly following: Following,
  ) {
    this.checkpoints = new Checkpoints(engines.stateStore);
    this.logger = new Logger(following.name);
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
        if (await this.holdLease()) await this.followUnderLease();
        else await this.rest(tickMs);
      } catch (error) {
        this.logger.warn(`Begins again in ${this.pauseMs} ms: ${String(error)}`);
        await this.rest(this.pauseMs);
        this.pauseMs = Math.min(this.pauseMs * 2, maxPauseMs);
      }
    }
    await this.engines.stateStore.leases.release(this.following.name, this.holder).catch((error: unknown) => {
      this.logger.warn(`The lease is left to run out: ${String(error)}`);
    });
  }

  private async followUnderLease(): Promise<void> {
    const ending = new AbortController();
    const signal = AbortSignal.any([ending.signal, this.stopping.signal]);
    const keeping = this.keepLease(ending);
    try {
      this.checkpoint = await this.checkpoints.open(this.following.name);
      this.handled = this.checkpoint.position;
      this.marks = [];
      await this.following.begin?.();
      await this.checkpoint.whileKept(signal, (whileKept) => this.follow(whileKept));
    } finally {
      ending.abort();
      await keeping;
      await this.saveCheckpoint();
    }
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const { streamPrefix, batchLimit, gatherMs = 0 } = this.following;
    const after = this.handled === undefined ? {} : { after: this.handled };
    const items = this.engines.eventStore.subscribe({ ...after, streamPrefixes: [streamPrefix], signal });
    let isLive = false;
    const batches = gatherMs > 0 ? upToDate(items, batchLimit) : inBatches(items, batchLimit);
    for await (const batch of batches) {
      // Whoever lost the lease must not go on beside the next holder.
      if (signal.aborted || this.engines.clock() >= this.leaseUntil) return;
      await this.handle(batch.flatMap((item) => (item.kind === 'event' ? [item.event] : [])));
      const isUpToDate = batch.some(({ kind }) => kind === 'caught_up');
      if (!isLive && isUpToDate) {
        isLive = true;
        await this.following.caughtUp?.();
      }
      if (isUpToDate && gatherMs > 0) await pause(gatherMs, undefined, { signal }).catch(() => undefined);
    }
    // An end that nobody asked for is a drop like any other.
    if (!signal.aborted) throw new Error('the subscription ended');
  }

  private async handle(events: readonly RecordedEvent[]): Promise<void> {
    const last = events.at(-1);
    if (last === undefined) return;
    await this.following.handle(events);
    this.handled = last.position;
    this.unsaved += events.length;
    this.pauseMs = firstPauseMs;
    if (this.unsaved >= this.following.eventsPerCheckpoint) await this.saveCheckpoint();
  }

  /** Saves the checkpoint at every tick and renews the lease at every third. Ends the following when either fails. */
  private async keepLease(ending: AbortController): Promise<void> {
    try {
      while (!ending.signal.aborted) {
        await pause(tickMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
        if (ending.signal.aborted) return;
        const isDue = this.engines.clock() >= this.leaseUntil - leaseMs + renewAfterMs;
        if (isDue && !(await this.holdLease())) throw new Error('another instance has the lease');
        await this.saveCheckpoint();
      }
    } catch (error) {
      this.logger.warn(`Stops following: ${String(error)}`);
      ending.abort();
    }
  }

  private async holdLease(): Promise<boolean> {
    // Counted from before the call, so that our idea of the lease ends before the store's.
    const askedAt = this.engines.clock();
    const isHeld = await this.engines.stateStore.leases.hold(this.following.name, this.holder, leaseMs);
    this.leaseUntil = isHeld ? askedAt + leaseMs : 0;
    return isHeld;
  }

  private async saveCheckpoint(): Promise<void> {
    const position = this.savable();
    if (position === undefined || position === this.checkpoint?.position) return;
    this.unsaved = 0;
    await this.checkpoint?.save(position);
  }

  /** The last position handled long enough ago. */
  private savable(): bigint | undefined {
    const { checkpointTrailsMs = 0 } = this.following;
    if (checkpointTrailsMs === 0 || this.handled === undefined) return this.handled;
    const now = this.engines.clock();
    this.marks.push({ position: this.handled, at: now });
    const isOld = ({ at }: Mark) => at <= now - checkpointTrailsMs;
    const old = this.marks.filter(isOld).at(-1);
    // Saves are a tick apart or many events, so these are few.
    this.marks = this.marks.filter((mark) => mark === old || !isOld(mark));
    return old?.position;
  }

  private async rest(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
