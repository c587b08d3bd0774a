import { type DhakaTime, type OrderDetails, orderLifecycle } from '@dakpion/contracts';
import type { OpenOrder, OrderViews } from '@dakpion/read-models';
import { whileRebuilding } from '@dakpion/state-store';
import type { OrderState } from '../order-stream.ts';

/** Reads the state. Null if there is no view of the order, or while the views are being built again. */
export type ReadOrderState = (
  order: Pick<OpenOrder, 'order_id' | 'partner_id' | 'environment'>,
) => Promise<OrderState | null>;

export function readOrderStateFrom(views: OrderViews): ReadOrderState {
  return async (order) => {
    const details = await views.storedDetails(order, order.order_id).catch(whileRebuilding(null));
    if (details === null) return null;
    const { parcel_status, sequence } = details;
    return { parcel_status, since: sinceOf(details), sequence };
  };
}

function sinceOf(details: OrderDetails): DhakaTime {
  const row = orderLifecycle.find(({ status }) => status === details.parcel_status);
  return (row && details[row.at]) ?? details.updated_at;
}
