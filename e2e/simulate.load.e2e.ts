import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Body, makePartner } from './api.ts';
import { clusterEnvironment } from './cluster.ts';
import { operatorToken } from './operator-token.ts';
import { launch, type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

const isCluster = (globalThis as { profile?: string }).profile === 'cluster';
const cli = 'dist/programs/cli.js';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
});

const simulation = (...args: string[]): [string, string[], Record<string, string>] => [
  cli,
  ['simulate', '--url', program.url, ...args],
  { OPERATOR_TOKEN: operatorToken, ...(isCluster ? clusterEnvironment() : {}) },
];

/** The number after a name in the closing table. */
function told(output: string, name: string): number {
  const found = new RegExp(`^${name} +(\\d+)`, 'm').exec(output);
  if (found === null) throw new Error(`no "${name}" in:\n${output}`);
  return Number(found[1]);
}

/** The number of requests of a kind in the closing table: done, refused, unanswered and not started. */
function planned(output: string, kind: string): number {
  const found = new RegExp(`^${kind} +(\\d+) +(\\d+) +(\\d+) +(\\d+) `, 'm').exec(output);
  if (found === null) throw new Error(`no "${kind}" in:\n${output}`);
  return found.slice(1).reduce((sum, count) => sum + Number(count), 0);
}

/** The report of a run with `--json`; all other output is progress. */
function reportIn(output: string): Body {
  const line = output.split('\n').find((each) => each.startsWith('{'));
  if (line === undefined) throw new Error(`no report in:\n${output}`);
  return JSON.parse(line);
}

test('every order of ten seconds in the sandbox follows its scenario, and the closing table shows it', async () => {
  const mix = 'deliver=5,no_rider=1,cancelled_by_dispatch=1,stuck_after_pickup=1,duplicate_webhooks=2';
  const load = ['--rate', '5', '--duration', '10', '--quotes', '0.5', '--polls', '0.2', '--scenarios', mix];
  const { exitCode, output } = await run(...simulation(...load));
  expect([exitCode, output]).toEqual([
    0,
    expect.stringContaining('5 orders/s for 10.0 s, sandbox, 3 partners; all was in.'),
  ]);
  // On a busy machine, some requests are answered with 503 or too late. The table shows these, too.
  expect(output).toMatch(/^create +\d+ +\d+ +\d+ +\d+ +\d+\.\d( +\d+\.\d){4}$/m);
  expect(planned(output, 'create')).toBe(50);
  expect(planned(output, 'quote')).toBe(25);
  expect(planned(output, 'status')).toBe(10);
  const placed = told(output, 'orders placed');
  expect(placed).toBe(told(output, 'create'));
  expect(placed).toBeGreaterThan(0);
  // All 50 orders have 260 webhooks: 35 orders with six webhooks, 5 with one, 5 with four, 5 with five.
  expect(told(output, 'webhooks expected')).toBeLessThanOrEqual(260 - (50 - placed));
  expect(told(output, 'webhooks expected')).toBeGreaterThanOrEqual(260 - 6 * (50 - placed));
  expect(told(output, 'event → webhook')).toBeGreaterThanOrEqual(told(output, 'webhooks expected'));
  for (const fault of ['orders lost', 'webhooks out of order', 'bad signatures']) expect(told(output, fault)).toBe(0);
  expect(output).toMatch(/^webhooks doubled +\d+ \(and \d+ as their scenario asks\)$/m);
  // The progress is printed as plain lines.
  expect(output).toMatch(/^ *\d+ % {2}placed \d+, refused \d+, webhooks \d+, to come \d+$/m);
}, 240_000);

test('production orders are delivered by simulated riders, over Kafka if there is one, until Ctrl-C', async () => {
  const way = isCluster ? 'kafka' : 'http';
  const load = ['--environment', 'production', '--rate', '5', '--duration', '600', '--partners', '1'];
  const riders = ['--step', '0.2', '--location-every', '0.3', '--rider-events', way];
  const { child, output } = launch(...simulation(...load, ...riders, '--json'));
  const closed = once(child, 'close');
  await until('orders to be placed', () => / placed [1-9]/.test(output()), 120_000);
  child.kill('SIGINT');
  // npm passes on a Ctrl-C that the program has got itself.
  await pause(50);
  child.kill('SIGINT');
  const [exitCode] = await closed;
  const report = reportIn(output());
  expect([exitCode, report]).toEqual([0, expect.objectContaining({ environment: 'production', ended: 'complete' })]);
  const { orders, rider_events, seconds } = report;
  expect(seconds).toBeLessThan(600);
  expect(orders.acknowledged).toBeGreaterThan(0);
  expect(orders).toMatchObject({ lost: 0, out_of_order: 0, lost_orders: [] });
  expect([orders.expected, orders.arrived]).toEqual(Array(2).fill(6 * orders.acknowledged));
  expect(rider_events).toMatchObject({ published: 5 * orders.acknowledged, failed: 0 });
  expect(rider_events.locations).toBe(2 * orders.acknowledged);
  expect(report.webhooks.latency_ms.p50).toBeGreaterThan(0);
}, 240_000);

test('webhooks signed with another secret are reported as a fault with an exit code', async () => {
  const { sandbox } = await makePartner(program.url, 'Given');
  const wrong = ['--key', sandbox.key, '--secret', `whsec_${Buffer.alloc(24, 7).toString('base64')}`];
  const load = ['--rate', '4', '--duration', '1', '--scenarios', 'no_rider', '--quiet', '15'];
  const { exitCode, output } = await run(...simulation(...load, ...wrong));
  expect([exitCode, output]).toEqual([1, expect.stringContaining('1 partner; not all came in.')]);
  expect(planned(output, 'create')).toBe(4);
  expect(told(output, 'orders placed')).toBeGreaterThan(0);
  expect(told(output, 'orders lost')).toBe(told(output, 'orders placed'));
  expect(told(output, 'bad signatures')).toBeGreaterThan(0);
  expect(output).toMatch(/^ord_[0-9a-z]{26} +ORDER_CREATED$/m);
}, 240_000);
