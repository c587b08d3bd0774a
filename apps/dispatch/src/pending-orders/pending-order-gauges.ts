import type { Environment } from '@dakpion/contracts';
import { Gauge } from 'prom-client';

const overdue = new Gauge({
  name: 'dakpion_orders_pending_overdue',
  help: 'Orders PENDING for longer than PENDING_ALERT_MINUTES. One instance of dispatch tells it for all.',
  labelNames: ['environment'] as const,
});
const oldestSeconds = new Gauge({
  name: 'dakpion_orders_pending_oldest_seconds',
  help: 'For how long the oldest PENDING order is so, 0 when there is none. One instance of dispatch tells it for all.',
  labelNames: ['environment'] as const,
});

/** How it stands with the orders of an environment that wait for a rider. */
export interface PendingOrderCount {
  readonly overdue: number;
  readonly oldestSeconds: number;
}

/** What Prometheus gets to see from now on. */
export function tellPendingOrders(environment: Environment, count: PendingOrderCount): void {
  overdue.set({ environment }, count.overdue);
  oldestSeconds.set({ environment }, count.oldestSeconds);
}

/** Says nothing any more: another instance does, or it is not known. */
export function tellNoPendingOrders(): void {
  overdue.reset();
  oldestSeconds.reset();
}
