import type { OrderEnd, OrderUsage } from '@dakpion/read-models';
import type { OrderCancelled, OrderEvent, RiderStepMade } from '../domain/order-event.ts';

/** The usage of the order after one more event. Null before the first event. */
export function evolveOrderUsage(usage: OrderUsage | null, event: OrderEvent): OrderUsage | null {
  if (event.type === 'OrderCreated') {
    const { order_id, request, attempt, retry_of_order_id, quotation, occurred_at } = event.data;
    const { partner_reference_id } = request;
    const { total_price } = quotation;
    const whose = { order_id, partner_reference_id, attempt, retry_of_order_id };
    return { ...whose, total_price, created_at: occurred_at, end: null };
  }
  if (usage === null || !endsUsage(event)) return usage;
  return { ...usage, end: endOf(event) };
}

/** Whether an event of this type adds usage. */
export function countsForUsage({ type }: { readonly type: string }): boolean {
  return type === 'OrderCreated' || type === 'OrderCompleted' || type === 'OrderCancelled';
}

function endsUsage(event: OrderEvent): event is RiderStepMade | OrderCancelled {
  return event.type === 'OrderCompleted' || event.type === 'OrderCancelled';
}

function endOf({ type, data: { occurred_at, recorded_at } }: RiderStepMade | OrderCancelled): OrderEnd {
  return { outcome: type === 'OrderCancelled' ? 'cancelled' : 'completed', occurred_at, recorded_at };
}
