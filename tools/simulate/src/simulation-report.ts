import type { Environment } from '@dakpion/contracts';
import type { LatencySummary } from './latencies.ts';
import type { PlannedRequest } from './load-plan.ts';
import type { LedgerFindings } from './order-ledger.ts';
import type { RiderCounts } from './simulated-riders.ts';

/** Requests of one kind. Latencies in ms of successful requests, from their due times. */
export interface RequestReport {
  readonly done: number;
  readonly refused: number;
  readonly unanswered: number;
  /** Skipped: too many requests were in progress, or the order of a status had no response. */
  readonly not_started: number;
  readonly per_second: number;
  readonly latency_ms: LatencySummary | null;
}

/** The output of `dakpion simulate --json`. */
export interface SimulationReport {
  /** The id of the run, which is a part of the names of its partners. */
  readonly run: string;
  readonly environment: Environment;
  readonly partners: number;
  /** The requested orders per second. */
  readonly rate: number;
  /** The duration of the load. */
  readonly seconds: number;
  /**
   * `interrupted`: by Ctrl-C, before everything had arrived. `gave_up`: nothing arrived any more, and something was missing.
   */
  readonly ended: 'complete' | 'interrupted' | 'gave_up';
  readonly requests: Readonly<Record<PlannedRequest['kind'], RequestReport>>;
  /**
   * `latency_ms`: from the time of the event, according to the rider, to the arrival of its webhook. The two times are from
   * different clocks.
   */
  readonly webhooks: { readonly per_second: number; readonly latency_ms: LatencySummary | null };
  readonly orders: LedgerFindings;
  readonly bad_signatures: number;
  readonly rider_events: RiderCounts | null;
  /** The number of each refusal, e.g. `create 429 rate_limited`. */
  readonly refusals: Readonly<Record<string, number>>;
}

/** Whether the run has a fault: something lost, out of order or wrongly signed, or nothing done. */
export function hasFault({ orders, bad_signatures }: SimulationReport): boolean {
  return orders.acknowledged === 0 || orders.lost > 0 || orders.out_of_order > 0 || bad_signatures > 0;
}
