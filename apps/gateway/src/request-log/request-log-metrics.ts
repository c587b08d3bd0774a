import { Counter } from 'prom-client';

/** Why a request did not get into the log. `busy`: too many waited; `failed`: the state store did not take them. */
export type DropReason = 'busy' | 'failed';

const dropped = new Counter({
  name: 'dakpion_request_log_dropped_total',
  help: 'Requests of partners that are missing in the request log, by reason.',
  labelNames: ['reason'] as const,
});

export function countDropped(reason: DropReason, count: number): void {
  dropped.inc({ reason }, count);
}
