import { Counter } from 'prom-client';

/** The reason why a request was not logged. `busy`: too many entries waited; `failed`: the state store refused them. */
type DropReason = 'busy' | 'failed';

const dropped = new Counter({
  name: 'dakpion_request_log_dropped_total',
  help: 'Requests of partners that are missing in the request log, by reason.',
  labelNames: ['reason'] as const,
});

export function countDropped(reason: DropReason, count: number): void {
  dropped.inc({ reason }, count);
}
