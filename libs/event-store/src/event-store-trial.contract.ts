import type { EventStore } from './event-store.ts';

/** What a part of the contract tries: functions, since each test has a store of its own. */
export interface EventStoreTrial {
  readonly store: () => EventStore;
  /** A stream of this test, which is not there yet. */
  readonly stream: () => string;
  /** Begins the names of this test's streams. */
  readonly prefix: () => string;
}
