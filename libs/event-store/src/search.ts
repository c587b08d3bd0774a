import type { EventRecord, SubscriptionItem } from './event-store.ts';
import type { Place } from './place.ts';
import { isUnreadable } from './unreadable-event.ts';

/** A stored event, decoded when a reader wants it. */
export type FoundEvent = Pick<EventRecord, 'stream' | 'position' | 'decode'>;

/** The events that an engine has found since the last part. */
export interface FoundEvents {
  readonly events: readonly FoundEvent[];
  /** The last position that was searched. */
  readonly searchedTo: Place;
  /** The end of the store was reached. Such a part has no events. */
  readonly isAtEnd: boolean;
}

/** Events after a place, of streams with one of the prefixes. No prefix means all streams. */
export interface SearchRange {
  readonly after: Place;
  readonly streamPrefixes: readonly string[];
}

/**
 * Finds the events of a subscription in an engine: in order, without gaps or duplicates, in parts of at most some hundred. Reports
 * the end each time it is reached. Returns when the signal aborts.
 */
export type Search = (range: SearchRange, signal: AbortSignal) => AsyncGenerator<FoundEvents>;

export function itemOf(found: FoundEvent): SubscriptionItem {
  const event = found.decode();
  return isUnreadable(event) ? { kind: 'unreadable', event } : { kind: 'event', event };
}
