import type { OrderRecord } from '@dakpion/contracts';

/**
 * The `driver_type` and `is_freelancer` of status and webhooks: the rider's values once a rider is assigned, before that
 * the ordered values.
 */
export function vehicleOf(order: OrderRecord): Pick<OrderRecord, 'driver_type' | 'is_freelancer'> {
  const { driver_type, is_freelancer } = order.driver_info ?? order;
  return { driver_type, is_freelancer };
}
