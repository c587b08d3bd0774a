import type { DriverType } from '@dakpion/contracts';
import { Counter } from 'prom-client';
import type { OrderEvent } from '../domain/order-event.ts';

const total = new Counter({
  name: 'dakpion_orders_other_vehicle_total',
  help: 'Rider assignments whose driver_type differs from the driver_type of the price.',
  labelNames: ['priced', 'rider'] as const,
});

/** Counts the assignments of riders with another vehicle than the order was priced for. */
export function countOtherVehicles(events: readonly OrderEvent[], priced: DriverType): void {
  for (const event of events) {
    if (event.type !== 'OrderAssigned' && event.type !== 'OrderRiderReplaced') continue;
    if (event.data.vehicle_differs) total.inc({ priced, rider: event.data.rider.driver_type });
  }
}
