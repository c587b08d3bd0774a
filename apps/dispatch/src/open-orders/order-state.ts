import type { DhakaTime, OrderDetails, OrderStatus } from '@dakpion/contracts';
import type { OpenOrder, OrderViews } from '@dakpion/order-views';

/** An order's status as its own view says. */
export interface OrderState {
  readonly parcel_status: OrderStatus;
  readonly since: DhakaTime;
  /** Number of the order's last event. */
  readonly sequence: number;
}

/** Resolves with null when no view shows the order. */
export type ReadOrderState = (
  order: Pick<OpenOrder, 'order_id' | 'partner_id' | 'environment'>,
) => Promise<OrderState | null>;

export function readOrderStateFrom(views: OrderViews): ReadOrderState {
  return async (order) => {
    const details = await views.storedDetails(order, order.order_id);
    if (details === null) return null;
    const { parcel_status, sequence } = details;
    return { parcel_status, since: sinceOf(details), sequence };
  };
}

function sinceOf(details: OrderDetails): DhakaTime {
  const times: Readonly<Record<OrderStatus, DhakaTime | null>> = {
    PENDING: details.created_at,
    ASSIGNED: details.assigned_at,
    ACCEPTED: details.accepted_at,
    STARTED: details.started_at,
    PICKED: details.picked_at,
    COMPLETED: details.completed_at,
    CANCELLED: details.cancelled_at,
  };
  return times[details.parcel_status] ?? details.updated_at;
}
