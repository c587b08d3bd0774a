import {
  admitRiderEvent,
  maxRiderEventBytes,
  RiderEvent,
  type RiderEventFault,
  type RiderEventTimes,
  riderEventTimeFault,
} from '@dakpion/contracts';
import { type FieldError, type Reading, readFields } from '@dakpion/validation';
import { ProblemError } from '../problems/problem-error.ts';
import { faultBudget } from '../validation/fault-budget.ts';

/** The maximum number of rider events in one request. */
export const maxRiderEvents = 500;

/** A refused rider event, by its index in the request. */
export interface RejectedRiderEvent {
  readonly index: number;
  readonly errors: readonly FieldError[];
}

interface RiderEventsOfRequest {
  readonly accepted: readonly RiderEvent[];
  readonly rejected: readonly RejectedRiderEvent[];
}

/** Reads one rider event or an array of them. Throws 422 when all are refused. */
export function readRiderEvents(body: unknown, times: RiderEventTimes): RiderEventsOfRequest {
  const items = Array.isArray(body) ? body : [body];
  refuseCount(items.length);
  const readings = items.map((item) => readRiderEvent(item, times));
  const rejected = readings.flatMap(({ errors }, index) => (errors.length > 0 ? [{ index, errors }] : []));
  const accepted = readings.filter(({ errors }) => errors.length === 0).map(({ value }) => value);
  if (accepted.length > 0) return { accepted, rejected: bounded(rejected) };
  const errors = bounded(rejected).flatMap((one) =>
    Array.isArray(body)
      ? one.errors.map((error) => ({ ...error, field: indexed(one.index, error.field) }))
      : one.errors,
  );
  throw new ProblemError({ code: 'validation_failed', errors });
}

function bounded(rejected: readonly RejectedRiderEvent[]): readonly RejectedRiderEvent[] {
  const keep = faultBudget(maxRiderEvents / 2);
  return rejected.map(({ index, errors }) => ({ index, errors: keep(errors) }));
}

function readRiderEvent(item: unknown, times: RiderEventTimes): Reading<RiderEvent> {
  const admission = admitRiderEvent(item, times);
  if (admission.outcome === 'admitted') return { value: admission.event, errors: [] };
  // Only faulty events are described, because describing is expensive and locations arrive by the thousand.
  const { value, errors } = readFields(RiderEvent, admission.value);
  return { value, errors: [...errors, ...furtherFaults(admission.fault, value, errors, times)] };
}

/** The faults that involve more than one field. */
function furtherFaults(
  fault: RiderEventFault,
  event: RiderEvent,
  errors: readonly FieldError[],
  times: RiderEventTimes,
): FieldError[] {
  if (fault === 'too_large') {
    return [{ field: '', code: 'too_long', message: `Must have at most ${maxRiderEventBytes} bytes of JSON.` }];
  }
  const field = 'occurred_at';
  if (errors.some((error) => error.field === field || error.field === '')) return [];
  switch (riderEventTimeFault(event.occurred_at, times)) {
    case null:
      return [];
    case 'no_time':
      return [{ field, code: 'bad_format', message: 'Must be an existing date and time.' }];
    case 'in_future':
      return [{ field, code: 'out_of_range', message: 'Is in the future. Check the UTC offset.' }];
    case 'too_old':
      return [{ field, code: 'out_of_range', message: `Is more than ${hoursOf(times.maxAgeMs)} h ago.` }];
  }
}

function hoursOf(ms: number): number {
  return ms / (60 * 60 * 1000);
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
