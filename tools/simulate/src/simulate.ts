import { randomBytes } from 'node:crypto';
import { CommandFailure, OperatorClient, print, type ServerOptions } from '@dakpion/command-line';
import { counted, type Environment, environments } from '@dakpion/contracts';
import { onSignal } from '@dakpion/repetition';
import { type Load, maxOrders, orderCount } from './load-plan.ts';
import { ProgressDisplay } from './progress.ts';
import { reportTable } from './report-table.ts';
import { riderCourse } from './rider-course.ts';
import { openOutletOverKafka, outletOverHttp } from './rider-outlet.ts';
import type { ScenarioMix } from './scenario-mix.ts';
import { makePartners, type PartnerCredentials, SimulatedPartners } from './simulated-partners.ts';
import { SimulatedRiders } from './simulated-riders.ts';
import { Simulation } from './simulation.ts';
import { hasFault, type SimulationReport } from './simulation-report.ts';

/** The options of the command. Durations in seconds. */
interface SimulateOptions extends ServerOptions {
  readonly apiUrl?: string;
  readonly environment: Environment;
  readonly partners: number;
  readonly key?: readonly string[];
  readonly secret?: readonly string[];
  readonly rate: number;
  readonly duration: number;
  readonly quotes: number;
  readonly polls: number;
  readonly scenarios: ScenarioMix;
  readonly step: number;
  readonly locationEvery: number;
  readonly riderEvents: 'http' | 'kafka';
  readonly concurrency: number;
  readonly quiet: number;
}

/**
 * Puts a running Dakpion under load from outside and prints the results. Exits with 1 if any webhook was lost, out of order or
 * wrongly signed, or if no order was placed.
 */
export async function simulate(options: SimulateOptions): Promise<void> {
  const load = loadOf(options);
  const run = randomBytes(4).toString('hex');
  const operator = new OperatorClient(options.url);
  const given = givenCredentials(options);
  const credentials =
    given.length > 0 ? given : await makePartners(operator, options.environment, run, options.partners);
  const simulation = new Simulation({
    run,
    environment: options.environment,
    partnerCount: credentials.length,
    load,
    mix: options.scenarios,
    concurrency: options.concurrency,
    quietMs: options.quiet * 1_000,
  });
  const riders = options.environment === 'production' ? await ridersOf(options, operator, simulation) : null;
  const apiUrl = (options.apiUrl ?? operator.baseUrl).replace(/\/+$/, '');
  const onWebhook: Simulation['arrived'] = (webhook) => simulation.arrived(webhook);
  const partners = await SimulatedPartners.open({ apiUrl, credentials, onWebhook });
  const endings = onCtrlC();
  const display = new ProgressDisplay(() => simulation.progress);
  let report: SimulationReport;
  try {
    riders?.start();
    report = await simulation.run(partners, riders, endings);
  } finally {
    display.stop();
    endings.stop();
    await riders?.close();
    await partners.close();
  }
  print(options.json ? report : reportTable(report));
  if (hasFault(report)) process.exitCode = 1;
}

function loadOf({ rate, duration, quotes, polls }: SimulateOptions): Load {
  const load = { rate, durationMs: duration * 1_000, quoteShare: quotes, pollShare: polls };
  const orders = orderCount(load);
  if (orders === 0) throw new CommandFailure('That is no order at all: raise --rate or --duration.');
  if (orders > maxOrders)
    throw new CommandFailure(`That is ${counted(orders, 'order')}; at most ${maxOrders} in one run.`);
  return load;
}

function givenCredentials({ key = [], secret = [], environment }: SimulateOptions): readonly PartnerCredentials[] {
  if (key.length !== secret.length) throw new CommandFailure('Give a --secret for each --key, in the same order.');
  const prefixes: Record<Environment, string> = { sandbox: 'sandbox_key_test_', production: 'live_key_' };
  const others = environments.filter((each) => each !== environment).map((each) => prefixes[each]);
  if (key.some((apiKey) => others.some((prefix) => apiKey.startsWith(prefix)))) {
    throw new CommandFailure(`A key is of another environment than ${environment}; see --environment.`);
  }
  return key.map((apiKey, index) => ({ apiKey, signingSecret: secret[index] ?? '' }));
}

async function ridersOf(
  { riderEvents, step, locationEvery }: SimulateOptions,
  operator: OperatorClient,
  simulation: Simulation,
): Promise<SimulatedRiders> {
  return new SimulatedRiders({
    outlet: riderEvents === 'kafka' ? await openOutletOverKafka() : outletOverHttp(operator),
    course: riderCourse(step * 1_000, locationEvery * 1_000),
    onPublished: simulation.expect,
  });
}

/** The first Ctrl-C ends the load, the second ends the wait for webhooks. */
function onCtrlC() {
  const load = new AbortController();
  const waiting = new AbortController();
  const stop = onSignal(['SIGINT', 'SIGTERM'], () => (load.signal.aborted ? waiting : load).abort());
  return { endLoad: load.signal, endWaiting: waiting.signal, stop };
}
