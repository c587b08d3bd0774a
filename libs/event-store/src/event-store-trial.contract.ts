import type { EventStore } from './event-store.ts';

/** The store and the streams that a part of the contract uses. They are functions, because each test has its own store. */
export interface EventStoreTrial {
  readonly store: () => EventStore;
  /** The name of a stream of this test that does not exist yet. */
  readonly stream: () => string;
  /** The prefix of the names of this test's streams. */
  readonly prefix: () => string;
}
