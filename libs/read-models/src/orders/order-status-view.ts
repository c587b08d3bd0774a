import type { OrderRecord, OrderStatusView } from '@dakpion/contracts';
import { vehicleOf } from './vehicle-of.ts';

/** The response of the status endpoint. */
export function statusOf(order: OrderRecord): OrderStatusView {
  return {
    order_id: order.order_id,
    partner_reference_id: order.partner_reference_id,
    parcel_status: order.parcel_status,
    previous_status: order.previous_status,
    updated_at: order.updated_at,
    rider_id: order.rider_id,
    rider_latitude: order.rider_latitude,
    rider_longitude: order.rider_longitude,
    ...vehicleOf(order),
    time_to_pickup: order.time_to_pickup,
    duration: order.duration,
    eta: order.eta,
    sequence: order.sequence,
  };
}
