import { reportTable } from './report-table.ts';
import { hasFault, type SimulationReport } from './simulation-report.ts';

const latency_ms = { p50: 4.04, p95: 9, p99: 12.5, max: 31 };
const none = { done: 0, refused: 0, unanswered: 0, not_started: 0, per_second: 0, latency_ms: null };
const report: SimulationReport = {
  run: '7k2m',
  environment: 'sandbox',
  partners: 2,
  rate: 5,
  seconds: 10,
  ended: 'complete',
  requests: {
    quote: none,
    create: { done: 48, refused: 1, unanswered: 0, not_started: 1, per_second: 4.8, latency_ms },
    status: none,
  },
  webhooks: { per_second: 28.8, latency_ms },
  orders: {
    acknowledged: 48,
    expected: 288,
    arrived: 288,
    doubled: 0,
    doubled_as_asked: 0,
    out_of_order: 0,
    lost: 0,
    unacknowledged: 0,
    lost_orders: [],
  },
  bad_signatures: 0,
  rider_events: null,
  refusals: { 'create 429 rate_limited': 1 },
};

test('shows rates, latencies and counts', () => {
  expect(reportTable(report)).toBe(
    [
      'Run 7k2m: 5 orders/s for 10.0 s, sandbox, 2 partners; all was in.',
      '',
      '                 done  refused  unanswered  not started  per second  p50 ms  p95 ms  p99 ms  max ms',
      'quote            0     0        0           0            0.0         -       -       -       -',
      'create           48    1        0           1            4.8         4.0     9.0     12.5    31.0',
      'status           0     0        0           0            0.0         -       -       -       -',
      'event → webhook  288                                     28.8        4.0     9.0     12.5    31.0',
      '',
      'orders placed          48',
      'webhooks expected      288',
      'orders lost            0',
      'webhooks doubled       0',
      'webhooks out of order  0',
      'bad signatures         0',
      '',
      'no success               times',
      'create 429 rate_limited  1',
    ].join('\n'),
  );
});

test('names lost webhooks, intended repetitions and the events of riders', () => {
  const orders = { ...report.orders, lost: 1, doubled_as_asked: 6, unacknowledged: 2 };
  const lost_orders = [{ order_id: 'ord_1', missing: ['PICKED', 'COMPLETED'] as const }];
  const rider_events = { published: 10, locations: 4, failed: 0 };
  const text = reportTable({
    ...report,
    orders: { ...orders, lost_orders },
    rider_events,
    ended: 'gave_up',
    refusals: {},
  });
  expect(text).toContain('; not all came in.');
  expect(text).toMatch(/webhooks doubled +0 \(and 6 as their scenario asks\)\n/);
  expect(text).toMatch(/orders made, but not answered +2\n/);
  expect(text).toMatch(/rider events sent +10 and 4 locations, 0 failed\n/);
  expect(text).toMatch(/lost \(the first 1 of 1\) +webhooks that did not come\nord_1 +PICKED, COMPLETED$/);
});

test.each<[string, Partial<SimulationReport>, boolean]>([
  ['nothing wrong', {}, false],
  ['doubled webhooks, which may be', { orders: { ...report.orders, doubled: 3 } }, false],
  ['a lost order', { orders: { ...report.orders, lost: 1 } }, true],
  ['a webhook out of order', { orders: { ...report.orders, out_of_order: 1 } }, true],
  ['a bad signature', { bad_signatures: 1 }, true],
  ['no order at all', { orders: { ...report.orders, acknowledged: 0 } }, true],
])('reports for %s whether there is a fault: %s', (_what, change, fault) => {
  expect(hasFault({ ...report, ...change })).toBe(fault);
});
