import { table } from '@dakpion/command-line';
import { counted } from '@dakpion/contracts';
import type { LatencySummary } from './latencies.ts';
import type { RequestReport, SimulationReport } from './simulation-report.ts';

/** The closing table, as text. */
export function reportTable(report: SimulationReport): string {
  const { requests, webhooks, orders } = report;
  const parts = [
    heading(report),
    table([
      ['', 'done', 'refused', 'unanswered', 'not started', 'per second', ...latencyNames],
      ['quote', ...requestCells(requests.quote)],
      ['create', ...requestCells(requests.create)],
      ['status', ...requestCells(requests.status)],
      [
        'event → webhook',
        `${orders.arrived}`,
        '',
        '',
        '',
        rate(webhooks.per_second),
        ...latencyCells(webhooks.latency_ms),
      ],
    ]),
    table(countRows(report)),
    refusals(report),
    lost(report),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const latencyNames = ['p50 ms', 'p95 ms', 'p99 ms', 'max ms'] as const;

const endings: Readonly<Record<SimulationReport['ended'], string>> = {
  complete: 'all was in',
  interrupted: 'ended by Ctrl-C before all was in',
  gave_up: 'not all came in',
};

function heading({ run, environment, partners, rate: asked, seconds, ended }: SimulationReport): string {
  const load = `${counted(asked, 'order')}/s for ${seconds.toFixed(1)} s`;
  return `Run ${run}: ${load}, ${environment}, ${counted(partners, 'partner')}; ${endings[ended]}.`;
}

function requestCells({ done, refused, unanswered, not_started, per_second, latency_ms }: RequestReport): string[] {
  const counts = [done, refused, unanswered, not_started].map(String);
  return [...counts, rate(per_second), ...latencyCells(latency_ms)];
}

function latencyCells(latency: LatencySummary | null): string[] {
  if (latency === null) return latencyNames.map(() => '-');
  return [latency.p50, latency.p95, latency.p99, latency.max].map((ms) => ms.toFixed(1));
}

function rate(perSecond: number): string {
  return perSecond.toFixed(1);
}

function countRows({ orders, bad_signatures, rider_events }: SimulationReport): string[][] {
  const asked = orders.doubled_as_asked === 0 ? '' : ` (and ${orders.doubled_as_asked} as their scenario asks)`;
  const rows = [
    ['orders placed', `${orders.acknowledged}`],
    ['webhooks expected', `${orders.expected}`],
    ['orders lost', `${orders.lost}`],
    ['webhooks doubled', `${orders.doubled}${asked}`],
    ['webhooks out of order', `${orders.out_of_order}`],
    ['bad signatures', `${bad_signatures}`],
  ];
  if (orders.unacknowledged > 0) rows.push(['orders made, but not answered', `${orders.unacknowledged}`]);
  if (rider_events === null) return rows;
  const { published, locations, failed } = rider_events;
  return [...rows, ['rider events sent', `${published} and ${counted(locations, 'location')}, ${failed} failed`]];
}

function refusals({ refusals: counts }: SimulationReport): string {
  const rows = Object.entries(counts).map(([code, count]) => [code, `${count}`]);
  return rows.length === 0 ? '' : table([['no success', 'times'], ...rows]);
}

function lost({ orders: { lost: count, lost_orders } }: SimulationReport): string {
  if (count === 0) return '';
  const rows = lost_orders.map(({ order_id, missing }) => [order_id, missing.join(', ')]);
  return table([[`lost (the first ${rows.length} of ${count})`, 'webhooks that did not come'], ...rows]);
}
