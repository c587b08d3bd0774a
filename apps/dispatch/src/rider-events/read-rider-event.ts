import {
  type DhakaTime,
  dhakaTime,
  epochMsOf,
  isRiderEvent,
  type Rider,
  RiderEvent,
  type RiderLocation,
  type RiderTransition,
} from '@dakpion/contracts';
import type { IncomingMessage } from '@dakpion/messaging';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';

/** Where a rider was, at a time. */
export interface RiderSighting {
  readonly event_id: string;
  readonly order_id: string;
  readonly occurred_at: DhakaTime;
  readonly rider: Readonly<Rider>;
  readonly location: Readonly<RiderLocation>;
  readonly time_to_pickup: number | null;
  readonly duration: number | null;
}

/** What a message of `dispatch.rider-events.v1` says. `detail` names every fault, in at most {@link maxDetailLength} characters. */
export type ReadRiderEvent =
  | { readonly outcome: 'transition'; readonly transition: RiderTransition }
  | { readonly outcome: 'location'; readonly sighting: RiderSighting }
  | { readonly outcome: 'malformed' | 'wrong_key'; readonly detail: string };

/** Dispatch systems' clocks may be this far ahead of ours, in ms. Further is a wrong offset: Dhaka time sent as UTC is 6 h ahead. */
export const maxClockLeadMs = 60 * 60 * 1000;

/** Nothing that matters now happened longer ago, in ms: such a time comes from a clock that was never set. */
export const maxAgeMs = 365 * 24 * 60 * 60 * 1000;

/** Longest description of what is wrong with a message. */
export const maxDetailLength = 1_000;

/** Largest rider event in bytes; the fields' own limits allow less than half of it. Also bounds what is held of an order. */
export const maxRiderEventBytes = 16_384;

/**
 * Validates a message's value as a {@link RiderEvent} and writes it the way we keep it: Dhaka time, null for what is absent.
 *
 * A field that we do not know is refused by its name: it is most likely a known one misspelt, which must not be lost in
 * silence. So is a key that is not the order's id: only one key keeps an order's events in order, and a dispatch system
 * that sends another must find out with its first event and not by orders that go wrong now and then. `now` is epoch ms.
 */
export function readRiderEvent(message: Pick<IncomingMessage, 'key' | 'value' | 'bytes'>, now: number): ReadRiderEvent {
  const { key, value, bytes } = message;
  if (bytes.byteLength > maxRiderEventBytes) {
    return malformed(`A rider event has at most ${maxRiderEventBytes} bytes, this one has ${bytes.byteLength}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return malformed('A rider event is a JSON object');
  }
  if (!isRiderEvent(value)) return malformed(describeFaults(value));

  const occurredAt = epochMsOf(value.occurred_at);
  if (Number.isNaN(occurredAt)) return malformed('occurred_at is not a calendar date and time with an offset');
  if (occurredAt > now + maxClockLeadMs) return malformed('occurred_at lies in the future; is its offset right?');
  if (occurredAt < now - maxAgeMs) return malformed('occurred_at lies more than a year back; is its clock right?');
  if (key !== value.order_id) return { outcome: 'wrong_key', detail: `The key must be the order_id ${value.order_id}` };
  return normalised(value, dhakaTime(occurredAt));
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
  const sighting = { event_id, order_id, occurred_at, rider, location, time_to_pickup, duration };
  return { outcome: 'location', sighting };
}

/** All that class-validator finds wrong with what is no rider event. */
function describeFaults(value: object): string {
  const errors = validateSync(plainToInstance(RiderEvent, value), { whitelist: true, forbidNonWhitelisted: true });
  return errors.flatMap((error) => faultsOf(error)).join('; ');
}

/** Each fault with the path of its field, e.g. `rider.rider_id must not be less than 1`. */
function faultsOf(error: ValidationError, parent = ''): string[] {
  const own = Object.values(error.constraints ?? {}).map((message) => `${parent}${message}`);
  const inner = (error.children ?? []).flatMap((child) => faultsOf(child, `${parent}${error.property}.`));
  return [...own, ...inner];
}

function malformed(detail: string): ReadRiderEvent {
  return { outcome: 'malformed', detail: detail.slice(0, maxDetailLength) };
}
