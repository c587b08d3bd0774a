import type { Environment, OpenStatus } from '@dakpion/contracts';
import { Gauge } from 'prom-client';

const labelNames = ['environment', 'parcel_status'] as const;
const overdue = new Gauge({
  name: 'dakpion_orders_overdue',
  help: 'Open orders that have had their status for longer than its limit. One instance of dispatch reports it for all.',
  labelNames,
});
const oldestSeconds = new Gauge({
  name: 'dakpion_orders_oldest_seconds',
  help: 'Age of the oldest order in the status, counted since the order got this status; 0 if there is none. One instance of dispatch reports it for all.',
  labelNames,
});

/** The measurements of the orders with a status. */
interface OpenOrderCount {
  readonly overdue: number;
  readonly oldestSeconds: number;
}

/** Sets the values for Prometheus. */
export function tellOpenOrders(
  labels: { readonly environment: Environment; readonly parcel_status: OpenStatus },
  count: OpenOrderCount,
): void {
  overdue.set(labels, count.overdue);
  oldestSeconds.set(labels, count.oldestSeconds);
}

/** Stops reporting: another instance reports, or the values are unknown. */
export function tellNoOpenOrders(): void {
  overdue.reset();
  oldestSeconds.reset();
}
