import type { Environment } from '@dakpion/contracts';
import type { LatencySummary } from './latencies.ts';
import type { PlannedRequest } from './load-plan.ts';
import type { LedgerFindings } from './order-ledger.ts';
import type { RiderCounts } from './simulated-riders.ts';

/** Requests of one kind. Latencies in ms, of those that were done, from the time at which each was due. */
export interface RequestReport {
  readonly done: number;
  readonly refused: number;
  readonly unanswered: number;
  /** Left out: due while too many were under way, or a status while its order was not answered. */
  readonly not_started: number;
  readonly per_second: number;
  readonly latency_ms: LatencySummary | null;
}

/** What `dakpion simulate --json` prints. */
export interface SimulationReport {
  /** Names the run's partners. */
  readonly run: string;
  readonly environment: Environment;
  readonly partners: number;
  /** Orders per second that were asked for. */
  readonly rate: number;
  /** How long load was made. */
  readonly seconds: number;
  /** `interrupted`: by Ctrl-C, before all was in. `gave_up`: nothing came any more, and not all was in. */
  readonly ended: 'complete' | 'interrupted' | 'gave_up';
  readonly requests: Readonly<Record<PlannedRequest['kind'], RequestReport>>;
  /** From the event (the time that its rider told) to the arrival of its webhook, by the clocks of both. */
  readonly webhooks: { readonly per_second: number; readonly latency_ms: LatencySummary | null };
  readonly orders: LedgerFindings;
  readonly bad_signatures: number;
  readonly rider_events: RiderCounts | null;
  /** How often each refusal came, e.g. `create 429 rate_limited`. */
  readonly refusals: Readonly<Record<string, number>>;
}

/** Whether the run shows a fault: something lost, out of order or wrongly signed, or nothing done at all. */
export function hasFault({ orders, bad_signatures }: SimulationReport): boolean {
  return orders.acknowledged === 0 || orders.lost > 0 || orders.out_of_order > 0 || bad_signatures > 0;
}
