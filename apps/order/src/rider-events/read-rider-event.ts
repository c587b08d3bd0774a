import {
  admitRiderEvent,
  type DhakaTime,
  dhakaTime,
  maxRiderEventBytes,
  type Rider,
  RiderEvent,
  type RiderEventFault,
  type RiderEventTimes,
  type RiderLocation,
  type RiderTransition,
  receivedAtHeader,
  replayOfHeader,
  topics,
} from '@dakpion/contracts';
import { headerBytes, type IncomingMessage, maxDeadLetterDetail } from '@dakpion/messaging';
import { isPlainObject, readFields } from '@dakpion/validation';

/** The location of a rider at a time. */
export interface RiderSighting {
  readonly type: 'RIDER_LOCATION';
  readonly event_id: string;
  readonly order_id: string;
  readonly occurred_at: DhakaTime;
  readonly rider: Readonly<Rider>;
  readonly location: Readonly<RiderLocation>;
  readonly time_to_pickup: number | null;
  readonly duration: number | null;
}

/**
 * The content of a message of `dispatch.rider-events.v1`. `detail` names each fault, in at most {@link maxDeadLetterDetail}
 * characters.
 */
type ReadRiderEvent =
  | { readonly outcome: 'transition'; readonly transition: RiderTransition }
  | { readonly outcome: 'location'; readonly sighting: RiderSighting }
  | { readonly outcome: 'malformed' | 'wrong_key'; readonly detail: string };

/**
 * The longest time that a message can wait in the topic, in ms. A message that seems older was published by a machine whose clock
 * was never set.
 */
const longestWaitMs = topics.riderEvents.retentionMs;

type RiderEventMessage = Pick<IncomingMessage, 'key' | 'type' | 'value' | 'bytes' | 'headers' | 'publishedAt'>;

/**
 * Validates the value of a message as a {@link RiderEvent} and normalises it: Dhaka time, null for absent fields.
 *
 * Refuses an unknown field and names it: it is probably a misspelled one, which must not be lost silently. Refuses a key other than
 * the order id, because only one key keeps the events of an order in sequence. A dispatch system that sends another key should
 * learn this from its first event, not from orders that fail occasionally. `now` is in epoch ms.
 */
export function readRiderEvent(message: RiderEventMessage, now: number, maxAgeMs: number): ReadRiderEvent {
  const { key, type, value, bytes, headers } = message;
  if (bytes.byteLength > maxRiderEventBytes) return malformed(tooLarge);
  // A held event is stored with its headers and its type, which is a header of Kafka.
  if (headerBytes(headers) + Buffer.byteLength(type) > maxRiderEventBytes)
    return malformed(`Its headers have at most ${maxRiderEventBytes} bytes`);
  if (!isPlainObject(value)) return malformed('A rider event is a JSON object');
  const admission = admitRiderEvent(value, timesOf(message, now, maxAgeMs));
  if (admission.outcome === 'refused') return malformed(describeFault(admission.fault, admission.value));
  const { event, occurredAt } = admission;
  if (key !== event.order_id) return { outcome: 'wrong_key', detail: `The key must be the order_id ${event.order_id}` };
  return normalised(event, dhakaTime(occurredAt));
}

/** The age of an event is its age on arrival: an event that waited in the topic, or is replayed, is not refused for its age. */
function timesOf({ headers, publishedAt }: RiderEventMessage, now: number, maxAgeMs: number): RiderEventTimes {
  if (headers[replayOfHeader] !== undefined) return { receivedAt: now, maxAgeMs: Number.POSITIVE_INFINITY };
  const cameAt = Number(headers[receivedAtHeader] ?? publishedAt);
  const isKnown = cameAt <= now && cameAt >= now - longestWaitMs;
  return { receivedAt: now, maxAgeMs: isKnown ? maxAgeMs + (now - cameAt) : maxAgeMs };
}

function normalised(event: RiderEvent, occurred_at: DhakaTime): ReadRiderEvent {
  const { event_id, order_id, type } = event;
  const rider = event.rider ? { ...event.rider } : null;
  const location = event.location ? { ...event.location } : null;
  const time_to_pickup = event.time_to_pickup ?? null;
  const duration = event.duration ?? null;
  if (type !== 'RIDER_LOCATION') {
    const reason = event.reason ?? null;
    const transition = { event_id, type, order_id, occurred_at, rider, location, time_to_pickup, duration, reason };
    return { outcome: 'transition', transition };
  }
  if (rider === null || location === null) return malformed('RIDER_LOCATION needs a rider and a location');
  const sighting = { type, event_id, order_id, occurred_at, rider, location, time_to_pickup, duration };
  return { outcome: 'location', sighting };
}

const tooLarge = `A rider event has at most ${maxRiderEventBytes} bytes`;

function describeFault(fault: RiderEventFault, value: unknown): string {
  switch (fault) {
    case 'malformed':
      return describeFaults(value);
    case 'too_large':
      return tooLarge;
    case 'no_time':
      return 'occurred_at is not a calendar date and time';
    case 'in_future':
      return 'occurred_at lies in the future; is its offset right?';
    case 'too_old':
      return 'occurred_at lies further back than RIDER_EVENT_MAX_AGE_HOURS; is its clock right?';
  }
}

/** Each fault with the path of its field, for example `rider.rider_id: Must be an integer.` */
function describeFaults(value: unknown): string {
  return readFields(RiderEvent, value)
    .errors.map(({ field, message }) => `${field}: ${message}`)
    .join(' ');
}

function malformed(detail: string): ReadRiderEvent {
  return { outcome: 'malformed', detail: detail.slice(0, maxDeadLetterDetail) };
}
