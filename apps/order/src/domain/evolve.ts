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
 * The order after an event. Takes every recorded event as true; whether it was allowed is `decide`'s matter and,
 * in audits, `whyIllegal`'s. Throws only when the first event is not OrderCreated.
 */
export function evolve(order: Order | null, event: OrderEvent): Order {
  if (event.type === 'OrderCreated') return orderAsCreated(event.data);
  if (order === null) throw new Error(`An order cannot begin with ${event.type}.`);
  if (isRiderStep(event)) {
    const after = recorded(order, event, riderStepOf(event).status);
    return event.type === 'OrderAssigned' ? assigned(after, event.data) : stepMade(after, event.data);
  }
  switch (event.type) {
    case 'OrderRiderReplaced':
      return assigned(withoutRider(recorded(order, event, order.parcel_status)), event.data);
    case 'OrderCancelled': {
      const { cancelled_by, cancellation_reason } = event.data;
      return { ...recorded(order, event, 'CANCELLED'), cancellation: { cancelled_by, cancellation_reason } };
    }
    case 'OrderRetried':
      return { ...recorded(order, event, order.parcel_status), retried_by_order_id: event.data.new_order_id };
  }
}

/** The order as it was when it was created: what a repeated request to create it is answered with. */
export function orderAsCreated(data: OrderCreated['data']): Order {
  return {
    created: data,
    parcel_status: 'PENDING',
    previous_status: null,
    rider: null,
    assignments: [],
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

function recorded(order: Order, event: OrderEvent, status: OrderStatus): Order {
  const entry = {
    sequence: order.history.length + 1,
    event: eventNames[event.type],
    parcel_status: status,
    previous_status: order.parcel_status,
    occurred_at: event.data.occurred_at,
  };
  // An event that leaves the status alone leaves the status before it alone, too.
  const previous_status = status === order.parcel_status ? order.previous_status : order.parcel_status;
  const history = [...order.history, entry];
  return { ...order, parcel_status: status, previous_status, history, updated_at: event.data.recorded_at };
}

function assigned(order: Order, data: RiderStepData): Order {
  return { ...stepMade(order, data), assignments: [...order.assignments, data.rider_event_id] };
}

/** The order without what its rider has said of the way. */
function withoutRider(order: Order): Order {
  const { time_to_pickup, duration } = order.created.quotation;
  return { ...order, rider: null, location: null, time_to_pickup, duration };
}

/** The order after a rider's step. A missing estimate is computed from the rider's location, if the event has one. */
function stepMade(order: Order, data: RiderStepData): Order {
  const { request, quotation } = order.created;
  // Where the order is delivered there is no way left.
  const place = isFinal(order.parcel_status) ? null : data.location;
  const estimate = estimateOf(data, place, request, quotation, isPicked(order.parcel_status));
  return {
    ...order,
    rider: data.rider,
    location: data.location === null ? order.location : { ...data.location, updated_at: data.occurred_at },
    time_to_pickup: estimate.time_to_pickup ?? order.time_to_pickup,
    duration: estimate.duration ?? order.duration,
  };
}
