import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { StateStore } from '@dakpion/state-store';
import type { Checkpoint } from './checkpoints.ts';

/** Views are right again within 10 s of a loss of the state store when nothing else is recomputed at the same time. */
export const afterViewsMs = 15_000;

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
   * Milliseconds by which it begins later when the state store has lost something: after what partners wait for. Default 0, see
   * {@link afterViewsMs}.
   */
  readonly lateAfterLossMs?: number;
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

/** The engines and the clock that a follower runs on. */
export interface FollowerEngines {
  readonly eventStore: EventStore;
  readonly stateStore: StateStore;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Milliseconds. Advances while the process is stopped, and cannot be set. Default: the system's. */
  readonly monotonic?: () => number;
}
