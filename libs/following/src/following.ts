import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { StateStore } from '@dakpion/state-store';
import type { Checkpoint } from './checkpoint.ts';

/** After a loss of the state store, views are correct again within 10 s if nothing else is rebuilt at the same time. */
export const afterViewsMs = 15_000;

/** Handles the events of some streams, in the order in which they were stored. */
export interface Following {
  /** The name of the lease and the checkpoint, which must never change. */
  readonly name: string;
  /** The prefixes of the names of the streams. */
  readonly streamPrefix: string;
  /** The maximum number of events for one call of `handle`. */
  readonly batchLimit: number;
  /** The number of events after which the checkpoint is saved. A pause of a second saves it, too. */
  readonly eventsPerCheckpoint: number;
  /** The delay of the checkpoint in ms, for results that others are still writing. Default: 0. */
  readonly checkpointTrailsMs?: number;
  /**
   * How long events gather before they are read, in ms, once the follower has caught up. Ends at a tick, see `atTick`, so that the
   * followers of a process write together. Default: 0.
   */
  readonly gatherMs?: number;
  /**
   * Also keeps the position in the event store, for work whose repetition is visible outside. After a loss of the state store,
   * it continues there, not at the beginning. Default: false.
   */
  readonly keepsDurablePosition?: boolean;
  /**
   * The delay of its start after a loss of the state store, in ms, so that followers on which partners wait run first. Default: 0.
   * See {@link afterViewsMs}.
   */
  readonly lateAfterLossMs?: number;
  /** Called whenever following starts, with the checkpoint. The state store may have lost results that are cached in memory. */
  begin?(checkpoint: Checkpoint): void | Promise<void>;
  /**
   * Resolves when the results of the events are durable. If it rejects with an error whose `temporary` is true, it gets the
   * same events again after a pause. With any other error it gets them again one by one, and the stream of the event that fails
   * is parked. Work that only one instance may do requires `tenure.holds()` immediately before it.
   */
  handle(events: readonly RecordedEvent[], tenure: Tenure): Promise<void>;
  /** Called when the events of a parked stream were handled after its release. */
  resumed?(stream: string): Promise<void>;
  /**
   * Called each time that following has started and all existing events are handled. If it rejects, following starts again after the
   * checkpoint: see `hadCaughtUp` there.
   */
  caughtUp?(): Promise<void>;
}

/** The period in which one instance follows, and no other. */
export interface Tenure {
  /**
   * Whether this instance still follows. False as soon as another instance can have taken over, also while this process was paused.
   */
  holds(): boolean;
  /** Whether all events that existed at the start of following are handled. */
  isLive(): boolean;
  /** The position of the release for which the events have waited. Absent: they are handled at their own position. */
  readonly releasedAt?: bigint;
}

/** The engines and clocks of a follower. */
export interface FollowerEngines {
  readonly eventStore: EventStore;
  readonly stateStore: StateStore;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /**
   * Milliseconds of a clock that advances while the process is paused, and that cannot be set. Default: the system's monotonic
   * clock.
   */
  readonly monotonic?: () => number;
}
