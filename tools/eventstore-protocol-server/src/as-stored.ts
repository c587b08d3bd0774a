import type { RecordedEvent, UnreadableEvent } from '@dakpion/event-store';

/** For reads: the client decides whether it can read an event, and gets all fields. */
export function asStored(event: UnreadableEvent): RecordedEvent {
  return event as RecordedEvent;
}
