import { isRiderEvent, Rider, RiderEvent, RiderLocation } from '@dakpion/contracts';
import type { FieldError } from '@dakpion/problems';
import { ProblemError } from '../problems/problem-error.ts';
import { instantOf } from '../validation/instant.ts';
import { type NestedShapes, type Reading, readFields } from '../validation/read-fields.ts';

/** Most rider events in one request. */
export const maxRiderEvents = 500;
/** Clocks of dispatch systems may be this far ahead of ours, in ms; further is a wrong offset. */
const maxClockLeadMs = 60 * 60 * 1000;

const nested: NestedShapes = { rider: { shape: Rider }, location: { shape: RiderLocation } };

/** A rider event that cannot be taken, by its place in the request. */
export interface RejectedRiderEvent {
  readonly index: number;
  readonly errors: readonly FieldError[];
}

export interface RiderEventsOfRequest {
  readonly accepted: readonly RiderEvent[];
  readonly rejected: readonly RejectedRiderEvent[];
}

/** Reads one rider event or an array of them. `now` is epoch ms. Throws 422 when none can be taken. */
export function readRiderEvents(body: unknown, now: number): RiderEventsOfRequest {
  const items = Array.isArray(body) ? body : [body];
  refuseCount(items.length);
  const readings = items.map((item) => readRiderEvent(item, now));
  const rejected = readings.flatMap(({ errors }, index) => (errors.length > 0 ? [{ index, errors }] : []));
  const accepted = readings.filter(({ errors }) => errors.length === 0).map(({ value }) => value);
  if (accepted.length > 0) return { accepted, rejected };
  const errors = rejected.flatMap((one) =>
    Array.isArray(body)
      ? one.errors.map((error) => ({ ...error, field: indexed(one.index, error.field) }))
      : one.errors,
  );
  throw new ProblemError({ code: 'validation_failed', errors });
}

function readRiderEvent(item: unknown, now: number): { value: RiderEvent; errors: readonly FieldError[] } {
  const { value, errors } = isTrimmedRiderEvent(item) ? { value: whole(item), errors: [] } : described(item);
  if (errors.some(({ field }) => field === 'occurred_at' || field === '')) return { value, errors };
  const occurredAt = instantOf(value.occurred_at);
  const field = 'occurred_at';
  if (occurredAt === null) {
    return {
      value,
      errors: [...errors, { field, code: 'bad_format', message: 'Must be a date and time that exists.' }],
    };
  }
  if (occurredAt <= now + maxClockLeadMs) return { value, errors };
  return {
    value,
    errors: [...errors, { field, code: 'out_of_range', message: 'Is in the future. Check its offset.' }],
  };
}

/** What has no fault needs no description, which is dear: locations come by the thousand. */
function isTrimmedRiderEvent(item: unknown): item is RiderEvent {
  return (
    isRiderEvent(item) && [item.event_id, item.rider?.name, item.rider?.phone_number, item.reason].every(isTrimmed)
  );
}

function isTrimmed(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim().length === text.length;
}

/** The event with null in place of what is absent. */
function whole({ event_id, type, order_id, occurred_at, ...rest }: RiderEvent): RiderEvent {
  const { rider = null, location = null, time_to_pickup = null, duration = null, reason = null } = rest;
  return { event_id, type, order_id, occurred_at, rider, location, time_to_pickup, duration, reason };
}

function described(item: unknown): Reading<RiderEvent> {
  return readFields(RiderEvent, item, nested);
}

function refuseCount(count: number): void {
  if (count >= 1 && count <= maxRiderEvents) return;
  const message = `Must be one rider event or an array of 1 to ${maxRiderEvents}.`;
  const code = count === 0 ? 'empty' : 'too_many';
  throw new ProblemError({ code: 'validation_failed', errors: [{ field: '', code, message }] });
}

function indexed(index: number, field: string): string {
  return field === '' ? `[${index}]` : `[${index}].${field}`;
}
