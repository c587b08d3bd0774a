import type { RecordedEvent, UnreadableEvent } from '@dakpion/event-store';

/** For reads: all fields are sent, and the client decides whether it can read an event. */
export function asStored(event: UnreadableEvent): RecordedEvent {
  return event as RecordedEvent;
}
