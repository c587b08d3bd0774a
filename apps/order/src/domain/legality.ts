import { epochMsOf, isCancellable, isRetryable } from '@dakpion/contracts';
import type { Order } from './order.ts';
import { isRiderStep, type OrderEvent, type RiderStepMade, riderStepOf } from './order-event.ts';

/**
 * The reason why an event is not allowed in the order's state, or null if it is allowed. Audits check recorded events with
 * this function. It is independent of `decide`, so that an audit also finds errors of `decide`.
 */
export function whyIllegal(order: Order | null, event: OrderEvent): string | null {
  return whyIllegalAfter(order, event) ?? whyUntimed(event);
}

/** Events of another program may have no times. Without them, the order has no place in lists and figures. */
function whyUntimed({ type, data: { occurred_at, recorded_at } }: OrderEvent): string | null {
  for (const time of [occurred_at, recorded_at]) {
    if (typeof time !== 'string' || Number.isNaN(epochMsOf(time))) return `${type} without its times`;
  }
  return null;
}

function whyIllegalAfter(order: Order | null, event: OrderEvent): string | null {
  if (event.type === 'OrderCreated') return order === null ? whyIllegalBeginning(event.data) : 'created twice';
  if (order === null) return `begins with ${event.type}`;
  if (isRiderStep(event)) return whyIllegalStep(order, event);
  switch (event.type) {
    case 'OrderRiderReplaced':
      if (order.parcel_status !== 'ASSIGNED') return `OrderRiderReplaced while ${order.parcel_status}`;
      return order.rider?.rider_id === event.data.rider.rider_id ? 'a rider replaced by themselves' : null;
    case 'OrderCancelled':
      return isCancellable(order.parcel_status) ? null : `OrderCancelled while ${order.parcel_status}`;
    case 'OrderRetried':
      if (!isRetryable(order.parcel_status)) return `OrderRetried while ${order.parcel_status}`;
      return order.retried_by_order_id === null ? null : 'retried twice';
  }
}

function whyIllegalStep(order: Order, event: RiderStepMade): string | null {
  if (order.parcel_status !== riderStepOf(event).from) return `${event.type} while ${order.parcel_status}`;
  const { rider_id } = event.data.rider;
  if (order.rider === null || order.rider.rider_id === rider_id) return null;
  return `${event.type} by rider ${rider_id} while rider ${order.rider.rider_id} has the order`;
}

function whyIllegalBeginning(data: { readonly attempt: number; readonly retry_of_order_id: string | null }) {
  const isFirst = data.attempt === 1;
  return isFirst === (data.retry_of_order_id === null) ? null : `attempt ${data.attempt} does not fit its origin`;
}
