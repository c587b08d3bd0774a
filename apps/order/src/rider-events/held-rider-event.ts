import { type CommandContext, type RiderTransition, riderEventTypes } from '@dakpion/contracts';
import type { IncomingMessage } from '@dakpion/messaging';
import type { RiderSighting } from './read-rider-event.ts';

/** The time for which an early event waits for the missing one, in ms. */
export const holdMs = 60_000;

/** The maximum number of held events of an order. In real deliveries, four can be early. */
export const maxHeldPerOrder = 10;

/**
 * The maximum number of locations among the held events. Locations arrive every few seconds and must leave room for transitions.
 */
export const maxHeldLocationsPerOrder = 5;

/** The message of an event, kept unchanged for a dead letter. */
interface OriginalMessage {
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly place: string;
  readonly tries: number;
  /** The bytes of the value in base64. */
  readonly bytes: string;
}

/** The parts of a message that a dead letter needs. */
export function originalOf(message: IncomingMessage): OriginalMessage {
  const { type, headers, place, tries } = message;
  return { type, headers, place, tries, bytes: Buffer.from(message.bytes).toString('base64') };
}

/** An event that came too early. */
export interface HeldRiderEvent {
  /** The waiting event: a transition, or a location before the assignment. */
  readonly transition: RiderTransition | RiderSighting;
  readonly context: CommandContext;
  readonly message: OriginalMessage;
  /** The end of the wait for the missing event, in epoch milliseconds by the state store's clock. */
  readonly held_until: number;
  /** The hold time is over. From now on, only the worker of deadlines decides about the event. */
  readonly expiring?: true;
  /** The event store has its record. Absent in the record itself, and while it is not certain. */
  readonly recorded?: true;
}

/** Sorts events in the order of a delivery. Events of one type are sorted by their time. */
export function inCourseOrder(events: readonly HeldRiderEvent[]): readonly HeldRiderEvent[] {
  const stepOf = (event: HeldRiderEvent) => riderEventTypes.indexOf(event.transition.type);
  return [...events].sort(
    (a, b) => stepOf(a) - stepOf(b) || a.transition.occurred_at.localeCompare(b.transition.occurred_at),
  );
}

/** The earliest end of a wait, in epoch milliseconds by the state store's clock. Null if there is none. */
export function firstDeadline(events: readonly HeldRiderEvent[]): number | null {
  return events.length === 0 ? null : Math.min(...events.map((event) => event.held_until));
}
