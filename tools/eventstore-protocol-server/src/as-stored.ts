import type { RecordedEvent, UnreadableEvent } from '@dakpion/event-store';

/** For reads: whether an event can be read is the client's to say, who gets all there is. */
export function asStored(event: UnreadableEvent): RecordedEvent {
  return event as RecordedEvent;
}
