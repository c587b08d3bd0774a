import {
  courseOfAnOrder,
  dhakaTime,
  type OrderEventMessage,
  type OrderEventName,
  type OrderStatus,
} from '@dakpion/contracts';
import { orderRecord, owner, start } from './order.ts';

/**
 * The message that an order's `sequence`th event has come, one second after the one before: in the usual course unless
 * `changes` name another event. The order in it is pending but for its status, and for what `changes.order` says.
 */
export function orderEvent(
  order_id: string,
  sequence: number,
  changes: Partial<Omit<OrderEventMessage, 'order'>> & { readonly order?: Partial<OrderEventMessage['order']> } = {},
): OrderEventMessage {
  const event = changes.event ?? courseOfAnOrder[sequence - 1] ?? 'CANCELLED';
  const environment = changes.environment ?? owner.environment;
  const parcel_status = statusAfter(event);
  const previous_status = sequence === 1 ? null : statusAfter(courseOfAnOrder[sequence - 2] ?? 'ORDER_CREATED');
  const occurred_at = dhakaTime(start + (sequence - 1) * 1_000);
  const state = { parcel_status, previous_status, sequence, updated_at: occurred_at };
  return {
    event_id: `evt_${order_id.slice('ord_'.length)}${sequence}`,
    sequence,
    order_id,
    partner_id: owner.partner_id,
    parcel_status,
    previous_status,
    occurred_at,
    recorded_at: occurred_at,
    correlation_id: 'req_1',
    sandbox_scenario: null,
    ...changes,
    event,
    environment,
    order: orderRecord({ order_id, environment, ...state, ...changes.order }),
  };
}

function statusAfter(event: OrderEventName): OrderStatus {
  if (event === 'ORDER_CREATED') return 'PENDING';
  if (event === 'RETRIED') return 'CANCELLED';
  return event === 'RIDER_REPLACED' ? 'ASSIGNED' : event;
}
