import { isPlainObject } from '@dakpion/validation';
import { instantOf } from './instant.ts';
import { isRiderEvent, type RiderEvent } from './rider-event.ts';

/** Dispatch systems' clocks may be this far ahead of ours, in ms. Further is a wrong offset: Dhaka time sent as UTC is 6 h ahead. */
export const maxRiderEventLeadMs = 60_000;

/** Largest rider event in bytes of JSON; the fields' own limits allow less than half of it. Also bounds what is held of an order. */
export const maxRiderEventBytes = 16_384;

/** Header of a rider event that came over HTTP: when, in epoch ms. Its age counts from that time, however long it waits in the topic. */
export const receivedAtHeader = 'received-at';

/** What is wrong with the time of a rider event. `no_time`: it has the form of one, except that no such day or hour exists. */
export type RiderEventTimeFault = 'no_time' | 'in_future' | 'too_old';

/** Why a value is not taken as a rider event. */
export type RiderEventFault = 'malformed' | 'too_large' | RiderEventTimeFault;

/** Between which times a rider event may have occurred. */
export interface RiderEventTimes {
  /** When the event came, in epoch ms. */
  readonly receivedAt: number;
  /** How old it may have been then, in ms. */
  readonly maxAgeMs: number;
}

/** `value` is what was looked at: the JSON with its texts trimmed. `occurredAt` is epoch ms. */
export type RiderEventAdmission =
  | { readonly outcome: 'admitted'; readonly event: RiderEvent; readonly occurredAt: number }
  | { readonly outcome: 'refused'; readonly fault: RiderEventFault; readonly value: unknown };

/**
 * Whether JSON is taken as a rider event: the one answer for those that come over HTTP and over Kafka. Texts are trimmed first.
 * The faults of a malformed event come from readFields of @dakpion/validation.
 */
export function admitRiderEvent(json: unknown, times: RiderEventTimes): RiderEventAdmission {
  const value = trimmed(json);
  // What needed no trimming and keeps the limits of its fields is small, and need not be written out to be measured.
  const fits = isRiderEvent(value) && (value === json || isSmall(json));
  if (!fits) return refused(isSmall(json) ? 'malformed' : 'too_large', value);
  const fault = riderEventTimeFault(value.occurred_at, times);
  if (fault !== null) return refused(fault, value);
  return { outcome: 'admitted', event: value, occurredAt: Number(instantOf(value.occurred_at)) };
}

/** What is wrong with the time of a rider event; null when nothing is, or when it has not the form of a time. */
export function riderEventTimeFault(occurredAt: unknown, times: RiderEventTimes): RiderEventTimeFault | null {
  if (typeof occurredAt !== 'string') return null;
  const instant = instantOf(occurredAt);
  if (instant === null) return 'no_time';
  if (instant > times.receivedAt + maxRiderEventLeadMs) return 'in_future';
  return instant < times.receivedAt - times.maxAgeMs ? 'too_old' : null;
}

function refused(fault: RiderEventFault, value: unknown): RiderEventAdmission {
  return { outcome: 'refused', fault, value };
}

function isSmall(json: unknown): boolean {
  return Buffer.byteLength(JSON.stringify(json) ?? '') <= maxRiderEventBytes;
}

/** The event with its own texts and its rider's trimmed; the same object when there is nothing to trim. */
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
