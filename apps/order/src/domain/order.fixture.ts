import { type OrderRequest, type OrderStatus, type RiderTransition, riderSteps } from '@dakpion/contracts';
import { at, orderId, orderRequest, owner, quotation, rider } from '@dakpion/fixtures';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { Order } from './order.ts';
import type { ApplyRiderEvent, CancelOrder, LinkRetry, OrderCommand, PlaceOrder } from './order-command.ts';
import type { OrderCreated, OrderEvent, RiderStepMade } from './order-event.ts';

// Fixtures of the specs of this app: the commands and events of the example order.

export const newOrderId = `ord_${'b'.repeat(26)}`;

/** The placed order: the example order with all optional fields. */
export const request: OrderRequest = {
  ...orderRequest,
  callback_url: 'https://partner.example/hook',
  metadata: { shop: 'one', basket: '7' },
  sandbox_scenario: 'deliver',
};

export const otherRider = { ...rider, rider_id: 8, name: 'Jamal' };

export const placeOrder: PlaceOrder = {
  type: 'PlaceOrder',
  ...owner,
  order_id: orderId,
  request,
  quotation,
  attempt: 1,
  retry_of_order_id: null,
  tracking_token: 'trk_1',
  tracking_url: 'http://localhost:3000/track/trk_1',
  now: at(0),
};
export const cancelOrder: CancelOrder = {
  type: 'CancelOrder',
  ...owner,
  order_id: orderId,
  cancelled_by: 'partner',
  cancellation_reason: 'Out of stock',
  now: at(6),
};
export const linkRetry: LinkRetry = {
  type: 'LinkRetry',
  ...owner,
  order_id: orderId,
  new_order_id: newOrderId,
  now: at(9),
};

/** A rider event from a dispatch system, by the order's own rider by default. */
export function riderEvent(type: RiderTransition['type'], changes: Partial<RiderTransition> = {}): RiderTransition {
  const step = riderSteps.findIndex((each) => each.riderEvent === type);
  return {
    event_id: changes.rider?.rider_id === otherRider.rider_id ? `re_${type}_other` : `re_${type}`,
    type,
    order_id: orderId,
    occurred_at: at(step + 1),
    rider,
    location: null,
    time_to_pickup: null,
    duration: null,
    reason: null,
    ...changes,
  };
}

/** The command to apply a rider event, recorded when it happened. */
export function applied(...event: Parameters<typeof riderEvent>): ApplyRiderEvent {
  const rider_event = riderEvent(...event);
  return { type: 'ApplyRiderEvent', rider_event, now: rider_event.occurred_at };
}

const { type: _type, now, ...created } = placeOrder;
export const orderCreated: OrderCreated = {
  type: 'OrderCreated',
  data: { ...created, occurred_at: now, recorded_at: now },
};

/** The creation of another order with the same data. */
export function createdAs(order_id: string): OrderCreated {
  return { type: 'OrderCreated', data: { ...orderCreated.data, order_id, tracking_token: `trk_${order_id}` } };
}

/** The event of a step of the rider, as caused by `riderEvent`. */
export function stepMade(type: RiderStepMade['type'], changes: Partial<RiderStepMade['data']> = {}): RiderStepMade {
  const index = riderSteps.findIndex((step) => step.recordedAs === type);
  return {
    type,
    data: {
      rider,
      location: null,
      time_to_pickup: null,
      duration: null,
      rider_event_id: `re_${riderSteps[index]?.riderEvent}`,
      occurred_at: at(index + 1),
      recorded_at: at(index + 1),
      ...changes,
    },
  };
}

export const cancelled: OrderEvent = {
  type: 'OrderCancelled',
  data: {
    cancelled_by: 'partner',
    cancellation_reason: 'Out of stock',
    rider_event_id: null,
    occurred_at: at(6),
    recorded_at: at(6),
  },
};
export const retried: OrderEvent = {
  type: 'OrderRetried',
  data: { new_order_id: newOrderId, occurred_at: at(9), recorded_at: at(9) },
};

/** The shortest sequence of events that brings an order to a status. */
export function historyTo(status: OrderStatus): readonly OrderEvent[] {
  if (status === 'CANCELLED') return [orderCreated, cancelled];
  const steps = riderSteps.findIndex((step) => step.status === status) + 1;
  return [orderCreated, ...riderSteps.slice(0, steps).map((step) => stepMade(step.recordedAs))];
}

export function fold(events: readonly OrderEvent[]): Order | null {
  return events.reduce<Order | null>(evolve, null);
}

/** Given events, when a command: the decision. */
export const whenGiven = (events: readonly OrderEvent[], command: OrderCommand) => decide(command, fold(events));
