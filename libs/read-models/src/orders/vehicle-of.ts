import type { OrderRecord } from '@dakpion/contracts';

/**
 * The `driver_type` and `is_freelancer` of status and webhooks: the values of the rider after the assignment, the ordered
 * values before it.
 */
export function vehicleOf(order: OrderRecord): Pick<OrderRecord, 'driver_type' | 'is_freelancer'> {
  const { driver_type, is_freelancer } = order.driver_info ?? order;
  return { driver_type, is_freelancer };
}
