import { isPlainObject } from '@dakpion/validation';
import { instantOf } from './instant.ts';
import { isRiderEvent, type RiderEvent } from './rider-event.ts';

/**
 * How far the clock of a dispatch system may be ahead, in ms. A greater difference is a wrong offset: Dhaka time sent as UTC is
 * 6 h ahead.
 */
export const maxRiderEventLeadMs = 60_000;

/**
 * The maximum size of a rider event in bytes of JSON. The limits of the fields allow less than half of it. Also limits the
 * events that are held for an order.
 */
export const maxRiderEventBytes = 16_384;

/**
 * The header of a rider event from HTTP with the time of its arrival, in epoch milliseconds. Its age counts up to that time, so a
 * wait in the topic does not make it too old.
 */
export const receivedAtHeader = 'received-at';

/** The fault of the time of a rider event. `no_time`: it has the form of a time, with a day or an hour that does not exist. */
export type RiderEventTimeFault = 'no_time' | 'in_future' | 'too_old';

/** The reason why a value is not accepted as a rider event. */
export type RiderEventFault = 'malformed' | 'too_large' | RiderEventTimeFault;

/** The limits of the time of a rider event. */
export interface RiderEventTimes {
  /** The arrival of the event, in epoch milliseconds. */
  readonly receivedAt: number;
  /** The maximum age at arrival, in ms. */
  readonly maxAgeMs: number;
}

/** `value`: the checked JSON with trimmed texts. `occurredAt`: epoch milliseconds. */
export type RiderEventAdmission =
  | { readonly outcome: 'admitted'; readonly event: RiderEvent; readonly occurredAt: number }
  | { readonly outcome: 'refused'; readonly fault: RiderEventFault; readonly value: unknown };

/**
 * Decides whether JSON is accepted as a rider event, for both HTTP and Kafka. Texts are trimmed first. The faults of a
 * malformed event come from readFields of @dakpion/validation.
 */
export function admitRiderEvent(json: unknown, times: RiderEventTimes): RiderEventAdmission {
  const value = trimmed(json);
  if (!isRiderEvent(value)) return refused('malformed', value);
  // Only a rider event is measured: other JSON can be nested too deeply to be serialised.
  if (!isSmall(json)) return refused('too_large', value);
  const fault = riderEventTimeFault(value.occurred_at, times);
  if (fault !== null) return refused(fault, value);
  return { outcome: 'admitted', event: value, occurredAt: Number(instantOf(value.occurred_at)) };
}

/** The fault of the time of a rider event. Null if there is none, or if it does not have the form of a time. */
export function riderEventTimeFault(occurredAt: unknown, times: RiderEventTimes): RiderEventTimeFault | null {
  if (typeof occurredAt !== 'string') return null;
  const instant = instantOf(occurredAt);
  if (instant === null) return 'no_time';
  if (instant > times.receivedAt + maxRiderEventLeadMs) return 'in_future';
  // Also if any age is admitted: a time is stored as a version, and versions begin with 1.
  return instant < Math.max(1, times.receivedAt - times.maxAgeMs) ? 'too_old' : null;
}

function refused(fault: RiderEventFault, value: unknown): RiderEventAdmission {
  return { outcome: 'refused', fault, value };
}

function isSmall(json: unknown): boolean {
  return Buffer.byteLength(JSON.stringify(json)) <= maxRiderEventBytes;
}

/** The event with trimmed texts, including those of its rider. The same object if nothing needs trimming. */
function trimmed(json: unknown): unknown {
  if (!isPlainObject(json)) return json;
  const own = trimmedTexts(json);
  const rider = isPlainObject(own.rider) ? trimmedTexts(own.rider) : own.rider;
  return rider === own.rider ? own : { ...own, rider };
}

function trimmedTexts(object: Fields): Fields {
  const isTrimmed = (field: unknown) => typeof field !== 'string' || field.trim().length === field.length;
  if (Object.values(object).every(isTrimmed)) return object;
  return Object.fromEntries(
    Object.entries(object).map(([name, field]) => [name, typeof field === 'string' ? field.trim() : field]),
  );
}

type Fields = Readonly<Record<string, unknown>>;
