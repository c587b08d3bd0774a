import type { EventStore } from '@dakpion/event-store';

/** Replaces the event store in a process whose services use no events. Using it is a bug. */
export const noEventStore: EventStore = {
  append: refuse,
  keepLast: refuse,
  readStream: refuse,
  readAll: refuse,
  subscribe: refuse,
  head: refuse,
  close: () => Promise.resolve(),
};

function refuse(): never {
  throw new Error('this process has no event store, because its services declare that they use no events');
}
