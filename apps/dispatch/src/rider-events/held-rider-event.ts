import { type CommandContext, type RiderTransition, riderEventTypes } from '@dakpion/contracts';
import type { IncomingMessage } from '@dakpion/messaging';
import type { RiderSighting } from './read-rider-event.ts';

/** How long an event that came too early waits for the missing one, in ms. */
export const holdMs = 60_000;

/** How many events of one order wait at once; real courses have four that can come early. */
export const maxHeldPerOrder = 10;

/** How many of them may be locations: they come every few seconds, and must leave room for the steps. */
export const maxHeldLocationsPerOrder = 5;

/** The message that brought an event, to be put into the dead letters as it came. */
export interface OriginalMessage {
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly place: string;
  readonly tries: number;
  /** The value's bytes in base64. */
  readonly bytes: string;
}

/** What the dead letters need of a message. */
export function originalOf(message: IncomingMessage): OriginalMessage {
  const { type, headers, place, tries } = message;
  return { type, headers, place, tries, bytes: Buffer.from(message.bytes).toString('base64') };
}

/** An event that came too early. */
export interface HeldRiderEvent {
  /** What waits: a step of the rider, or where they were before they were assigned. */
  readonly transition: RiderTransition | RiderSighting;
  readonly context: CommandContext;
  readonly message: OriginalMessage;
  /** When we stop waiting for the missing one, epoch milliseconds by the state store's clock. */
  readonly held_until: number;
  /** Its time is over, and the worker of deadlines alone decides about it. */
  readonly expiring?: true;
}

/** The events as a delivery goes on, whatever order they came in; two of one kind by when they happened. */
export function inCourseOrder(events: readonly HeldRiderEvent[]): readonly HeldRiderEvent[] {
  const stepOf = (event: HeldRiderEvent) => riderEventTypes.indexOf(event.transition.type);
  return [...events].sort(
    (a, b) => stepOf(a) - stepOf(b) || a.transition.occurred_at.localeCompare(b.transition.occurred_at),
  );
}

/** When the first of the events has waited long enough, null when there is none. Epoch milliseconds by the state store's clock. */
export function firstDeadline(events: readonly HeldRiderEvent[]): number | null {
  return events.length === 0 ? null : Math.min(...events.map((event) => event.held_until));
}
