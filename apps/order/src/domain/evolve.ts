import { estimateOf, isFinal, isPicked, type OrderStatus } from '@dakpion/contracts';
import type { Order } from './order.ts';
import {
  eventNames,
  isRiderStep,
  type OrderCreated,
  type OrderEvent,
  type RiderStepData,
  riderStepOf,
} from './order-event.ts';

/**
 * The order after an event. Accepts every recorded event: `decide` checks whether an event is allowed, and `whyIllegal` does so
 * in audits. Throws only if the first event is not OrderCreated.
 */
export function evolve(order: Order | null, event: OrderEvent): Order {
  if (event.type === 'OrderCreated') return orderAsCreated(event.data);
  if (order === null) throw new Error(`An order cannot begin with ${event.type}.`);
  if (isRiderStep(event)) return stepMade(recorded(order, event, riderStepOf(event).status), event.data);
  switch (event.type) {
    case 'OrderRiderReplaced':
      return stepMade(withoutRider(recorded(order, event, order.parcel_status)), event.data);
    case 'OrderCancelled': {
      const { cancelled_by, cancellation_reason, rider_event_id } = event.data;
      const rider_event_ids = rider_event_id === null ? order.rider_event_ids : withId(order, rider_event_id);
      const cancellation = { cancelled_by, cancellation_reason };
      return { ...recorded(order, event, 'CANCELLED'), cancellation, rider_event_ids };
    }
    case 'OrderRetried':
      return { ...recorded(order, event, order.parcel_status), retried_by_order_id: event.data.new_order_id };
  }
}

/** The order as it was created, which is the answer to a repeated request to create it. */
export function orderAsCreated(data: OrderCreated['data']): Order {
  return {
    created: data,
    parcel_status: 'PENDING',
    previous_status: null,
    rider: null,
    rider_event_ids: [],
    location: null,
    time_to_pickup: data.quotation.time_to_pickup,
    duration: data.quotation.duration,
    cancellation: null,
    retried_by_order_id: null,
    history: [
      {
        sequence: 1,
        event: 'ORDER_CREATED',
        parcel_status: 'PENDING',
        previous_status: null,
        occurred_at: data.occurred_at,
      },
    ],
    updated_at: data.recorded_at,
  };
}

/**
 * A copy of the order that no other code holds yet. Further changes are made in place, because each further copy would cost as
 * much.
 */
type Copy = { -readonly [Field in keyof Order]: Order[Field] };

function recorded(order: Order, event: OrderEvent, status: OrderStatus): Copy {
  const entry = {
    sequence: order.history.length + 1,
    event: eventNames[event.type],
    parcel_status: status,
    previous_status: order.parcel_status,
    occurred_at: event.data.occurred_at,
  };
  // An event that does not change the status does not change the previous status either.
  const previous_status = status === order.parcel_status ? order.previous_status : order.parcel_status;
  // Field by field: an object spread takes ten times as long, and this is done for each event of each order.
  return {
    created: order.created,
    parcel_status: status,
    previous_status,
    rider: order.rider,
    rider_event_ids: order.rider_event_ids,
    location: order.location,
    time_to_pickup: order.time_to_pickup,
    duration: order.duration,
    cancellation: order.cancellation,
    retried_by_order_id: order.retried_by_order_id,
    history: [...order.history, entry],
    updated_at: event.data.recorded_at,
  };
}

function withId({ rider_event_ids }: Order, id: string): readonly string[] {
  return [...rider_event_ids, id];
}

/** The order without the data of its rider. */
function withoutRider(order: Copy): Copy {
  const { time_to_pickup, duration } = order.created.quotation;
  return Object.assign(order, { rider: null, location: null, time_to_pickup, duration });
}

/** The order after a step of the rider. A missing estimate is computed from the location in the event, if there is one. */
function stepMade(order: Copy, data: RiderStepData): Order {
  const { request, quotation } = order.created;
  // After the end of the order, no estimate is computed from the location.
  const place = isFinal(order.parcel_status) ? null : data.location;
  const estimate = estimateOf(data, place, request, quotation, isPicked(order.parcel_status));
  order.rider = data.rider;
  order.rider_event_ids = withId(order, data.rider_event_id);
  if (data.location !== null) order.location = { ...data.location, updated_at: data.occurred_at };
  if (estimate.time_to_pickup !== null) order.time_to_pickup = estimate.time_to_pickup;
  if (estimate.duration !== null) order.duration = estimate.duration;
  return order;
}
