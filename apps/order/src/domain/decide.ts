import {
  type DhakaTime,
  epochMsOf,
  isCancellable,
  isFinal,
  isRetryable,
  maxRiderEventLeadMs,
  type Owner,
  type RiderTransition,
  riderSteps,
} from '@dakpion/contracts';
import { type Order, timeOf } from './order.ts';
import type {
  ApplyRiderEvent,
  CancelOrder,
  LinkRetry,
  OrderCommand,
  OrderIntent,
  PartnerCommand,
  PartnerDecision,
  PlaceOrder,
  RiderDecision,
} from './order-command.ts';
import type { EventTimes, OrderEvent } from './order-event.ts';
import { requestDifferences } from './request-differences.ts';

/** The maximum number of riders of an order, one after another: each is an event that every later read includes. */
const maxAssignments = 50;

/** The decision on a command for the present order (null: it does not exist). Pure: the same input has the same result. */
export function decide(command: PartnerCommand, order: Order | null): PartnerDecision;
export function decide(command: ApplyRiderEvent, order: Order | null): RiderDecision;
export function decide(command: OrderCommand, order: Order | null): PartnerDecision | RiderDecision;
export function decide(command: OrderCommand, order: Order | null): PartnerDecision | RiderDecision {
  switch (command.type) {
    case 'PlaceOrder':
      return order === null ? placeOrder(command) : repeatOrder(command, order);
    case 'CancelOrder':
      return cancelOrder(command, order);
    case 'LinkRetry':
      return linkRetry(command, order);
    case 'ApplyRiderEvent':
      return applyRiderEvent(command, order);
  }
}

/** The decision on a repeated request for an existing order: no events if the request is the same. Needs no price. */
export function repeatOrder(intent: OrderIntent, order: Order): PartnerDecision {
  if (!isOwnedBy(order, intent)) return notFound(intent.order_id);
  const fields = requestDifferences(order.created.request, intent.request);
  return fields.length === 0 ? unchanged : refused({ code: 'idempotency_key_reused', fields });
}

function placeOrder(command: PlaceOrder): PartnerDecision {
  const { type: _, now, ...data } = command;
  return happened({ type: 'OrderCreated', data: { ...data, occurred_at: now, recorded_at: now } });
}

function cancelOrder(command: CancelOrder, order: Order | null): PartnerDecision {
  if (order === null || !isOwnedBy(order, command)) return notFound(command.order_id);
  if (order.parcel_status === 'CANCELLED') return unchanged;
  const { cancelled_by, cancellation_reason, expected_status = order.parcel_status, now } = command;
  if (!isCancellable(order.parcel_status) || order.parcel_status !== expected_status) {
    return refused({ code: 'order_not_cancellable', parcel_status: order.parcel_status });
  }
  return happened({
    type: 'OrderCancelled',
    data: { cancelled_by, cancellation_reason, rider_event_id: null, ...timesAfter(order, now, now) },
  });
}

function linkRetry(command: LinkRetry, order: Order | null): PartnerDecision {
  if (order === null || !isOwnedBy(order, command)) return notFound(command.order_id);
  if (!isRetryable(order.parcel_status)) {
    return refused({ code: 'order_not_retryable', parcel_status: order.parcel_status });
  }
  // The new id is derived from the old one, so an existing link is this link.
  if (order.retried_by_order_id !== null) return unchanged;
  return happened({
    type: 'OrderRetried',
    data: { new_order_id: command.new_order_id, ...timesAfter(order, command.now, command.now) },
  });
}

function applyRiderEvent({ rider_event: riderEvent, now }: ApplyRiderEvent, order: Order | null): RiderDecision {
  if (order === null) return refused({ code: 'order_unknown' });
  const { parcel_status, rider_event_ids } = order;
  if (rider_event_ids.includes(riderEvent.event_id)) return unchanged;
  if (riderEvent.type === 'ORDER_CANCELLED') return cancelForDispatch(riderEvent, order, now);

  const { event_id, rider, location, time_to_pickup, duration, occurred_at } = riderEvent;
  const step = riderSteps.find((each) => each.riderEvent === riderEvent.type);
  if (step === undefined || rider === null) throw new Error(`A ${riderEvent.type} without a rider was not validated.`);

  const isOwnRider = order.rider?.rider_id === rider.rider_id;
  if (isOwnRider && timeOf(order, step.event) !== null) return unchanged;
  const isAssignment = step.recordedAs === 'OrderAssigned';
  if (isFinal(parcel_status)) return refused({ code: 'too_late', parcel_status });
  // While an order is ASSIGNED, each of its rider events was an assignment.
  const canReplace = rider_event_ids.length < maxAssignments && !isOvertaken(order, occurred_at);
  const replaces = isAssignment && parcel_status === 'ASSIGNED' && canReplace;
  if (order.rider !== null && !isOwnRider && !replaces) {
    return refused({ code: 'other_rider', rider_id: order.rider.rider_id });
  }
  if (parcel_status !== step.from && !replaces) return refused({ code: 'too_early', parcel_status });
  const differs = isAssignment && rider.driver_type !== order.created.quotation.driver_type;
  return happened({
    type: replaces ? 'OrderRiderReplaced' : step.recordedAs,
    data: {
      rider,
      location,
      time_to_pickup,
      duration,
      rider_event_id: event_id,
      ...(differs && { vehicle_differs: true }),
      ...timesAfter(order, occurred_at, now),
    },
  });
}

/**
 * Whether an assignment was certainly made before the present one, although it arrives after it: the clock of the other sender may
 * be ahead. If the present one has the time of the creation, its own time is unknown: it may have been earlier (`timesAfter`).
 */
function isOvertaken(order: Order, occurred_at: DhakaTime): boolean {
  const present = lastTimeOf(order);
  const isEarlier = epochMsOf(present) - epochMsOf(occurred_at) > maxRiderEventLeadMs;
  return isEarlier && present !== order.created.occurred_at;
}

function cancelForDispatch(riderEvent: RiderTransition, order: Order, now: DhakaTime): RiderDecision {
  const { parcel_status } = order;
  if (parcel_status === 'CANCELLED') return unchanged;
  if (!isCancellable(parcel_status)) return refused({ code: 'too_late', parcel_status });
  return happened({
    type: 'OrderCancelled',
    data: {
      cancelled_by: 'dispatch',
      cancellation_reason: riderEvent.reason,
      rider_event_id: riderEvent.event_id,
      ...timesAfter(order, riderEvent.occurred_at, now),
    },
  });
}

/**
 * The times of the next event. `said`: when it happened, according to its source. Differences between clocks never reverse the
 * history.
 */
function timesAfter(order: Order, said: DhakaTime, now: DhakaTime): EventTimes {
  return { occurred_at: later(said, lastTimeOf(order)), recorded_at: later(now, order.updated_at) };
}

function lastTimeOf({ history, created }: Order): DhakaTime {
  return history.at(-1)?.occurred_at ?? created.occurred_at;
}

function later(one: DhakaTime, other: DhakaTime): DhakaTime {
  return one > other ? one : other;
}

const unchanged = { outcome: 'events', events: [] } as const;

function happened(event: OrderEvent): { readonly outcome: 'events'; readonly events: readonly OrderEvent[] } {
  return { outcome: 'events', events: [event] };
}

function refused<Reason>(refusal: Reason): { readonly outcome: 'refused'; readonly refusal: Reason } {
  return { outcome: 'refused', refusal };
}

function notFound(order_id: string): PartnerDecision {
  return refused({ code: 'order_not_found', order_id });
}

function isOwnedBy({ created }: Order, owner: Owner): boolean {
  return created.partner_id === owner.partner_id && created.environment === owner.environment;
}
