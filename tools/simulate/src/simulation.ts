import type { ArrivedWebhook } from '@dakpion/command-line';
import type { Environment, SandboxScenario } from '@dakpion/contracts';
import { rest } from '@dakpion/repetition';
import { type Load, type PlannedRequest, plannedRequests, quoteLeadMs } from './load-plan.ts';
import { Measurements } from './measurements.ts';
import { runOpenLoop } from './open-loop.ts';
import { OrderLedger } from './order-ledger.ts';
import { receiverOf, routeOf } from './order-request-of.ts';
import type { RequestOutcome } from './partner-requests.ts';
import type { Progress } from './progress.ts';
import { eventsOf, type ScenarioMix, scenarioOf } from './scenario-mix.ts';
import type { SimulatedPartners } from './simulated-partners.ts';
import type { SimulatedRiders } from './simulated-riders.ts';
import type { SimulationReport } from './simulation-report.ts';
import { WebhookArrivals } from './webhook-arrivals.ts';

interface SimulationOptions {
  readonly run: string;
  readonly environment: Environment;
  readonly partnerCount: number;
  readonly load: Load;
  /** The scenarios for the robot courier of the sandbox. */
  readonly mix: ScenarioMix;
  /** The maximum number of requests in progress. */
  readonly concurrency: number;
  /** The time without a webhook after the load, after which no more are expected. */
  readonly quietMs: number;
}

const settleTickMs = 50;
/** The maximum wait after the load. */
const settleAtMostMs = 30 * 60_000;

const clock = () => performance.now();

/** One run: a load from outside, and its results. */
export class Simulation {
  private readonly ledger = new OrderLedger();
  private readonly measurements = new Measurements();
  private readonly arrivals = new WebhookArrivals(this.ledger);
  private readonly quotationIds = new Map<number, string>();
  private readonly orderIds = new Map<number, string>();
  private phase: Progress['phase'] = 'load';
  private begunAt = 0;

  constructor(private readonly options: SimulationOptions) {}

  get progress(): Progress {
    return {
      done: (clock() - this.begunAt) / (this.options.load.durationMs + quoteLeadMs),
      phase: this.phase,
      placed: this.measurements.done('create'),
      refused: this.measurements.refused,
      webhooks: this.arrivals.count,
      awaited: this.ledger.awaited,
    };
  }

  /** Records a webhook to one of the partners. */
  arrived(webhook: ArrivedWebhook): void {
    this.arrivals.take(webhook);
  }

  /** Records a published event of a rider. */
  expect: OrderLedger['expect'] = (orderId, event) => this.ledger.expect(orderId, event);

  /** Makes the load, then waits for expected webhooks. `endLoad` ends the load, `endWaiting` ends both. */
  async run(
    partners: SimulatedPartners,
    riders: SimulatedRiders | null,
    { endLoad, endWaiting }: { readonly endLoad: AbortSignal; readonly endWaiting: AbortSignal },
  ): Promise<SimulationReport> {
    this.begunAt = clock();
    await runOpenLoop({
      items: plannedRequests(this.options.load),
      concurrency: this.options.concurrency,
      clock,
      signal: endLoad,
      begin: (request, scheduledAt) => this.send(request, scheduledAt, partners, riders),
      skip: ({ kind }) => this.measurements.skipped(kind),
    });
    const loadMs = Math.min(this.options.load.durationMs, Math.max(0, clock() - this.begunAt - quoteLeadMs));
    this.phase = 'settling';
    await this.settle(riders, endWaiting);
    return this.report(loadMs / 1_000, riders, endLoad.aborted || endWaiting.aborted);
  }

  private async send(
    { kind, order }: PlannedRequest,
    scheduledAt: number,
    partners: SimulatedPartners,
    riders: SimulatedRiders | null,
  ): Promise<void> {
    const { requests, callbackUrl } = partners.of(order);
    const orderId = this.orderIds.get(order);
    if (kind === 'status' && orderId === undefined) return this.measurements.skipped(kind);
    const ended = (outcome: RequestOutcome<unknown>) => this.measurements.ended(kind, outcome, clock() - scheduledAt);
    switch (kind) {
      case 'quote': {
        const outcome = await requests.quote(routeOf(this.options.run, order));
        ended(outcome);
        if (outcome.outcome === 'done') this.quotationIds.set(order, outcome.body.quotation_id);
        return;
      }
      case 'create': {
        const body = this.orderBody(order, callbackUrl);
        const outcome = await requests.create(body, `simulation-${this.options.run}-${order}`);
        ended(outcome);
        if (outcome.outcome === 'done') this.placed(order, outcome.body.order_id, body.sandbox_scenario, riders);
        return;
      }
      case 'status':
        ended(await requests.status(orderId ?? ''));
    }
  }

  private orderBody(order: number, callback_url: string) {
    const { run, environment, mix } = this.options;
    const quotation_id = this.quotationIds.get(order) ?? null;
    this.quotationIds.delete(order);
    const sandbox_scenario = environment === 'sandbox' ? scenarioOf(mix, order) : null;
    const partner_reference_id = `simulation-${run}-${order}`;
    return {
      ...routeOf(run, order),
      ...receiverOf(order),
      callback_url,
      partner_reference_id,
      quotation_id,
      sandbox_scenario,
    };
  }

  private placed(
    order: number,
    orderId: string,
    scenario: SandboxScenario | null,
    riders: SimulatedRiders | null,
  ): void {
    this.orderIds.set(order, orderId);
    if (scenario !== null) {
      this.ledger.acknowledge(orderId, eventsOf(scenario), scenario === 'duplicate_webhooks');
      return;
    }
    // The other webhooks follow from the events of its rider.
    this.ledger.acknowledge(orderId, ['ORDER_CREATED']);
    riders?.ride({ orderId, number: order, route: routeOf(this.options.run, order) });
  }

  private isIn(riders: SimulatedRiders | null): boolean {
    return this.ledger.awaited === 0 && (riders?.underWay ?? 0) === 0;
  }

  private async settle(riders: SimulatedRiders | null, signal: AbortSignal): Promise<void> {
    const from = clock();
    let quietFrom = from;
    while (!this.isIn(riders) && !signal.aborted) {
      if ((riders?.underWay ?? 0) > 0) quietFrom = clock();
      quietFrom = Math.max(quietFrom, this.arrivals.lastAt);
      if (clock() - quietFrom > this.options.quietMs || clock() - from > settleAtMostMs) return;
      await rest(settleTickMs, { signal });
    }
  }

  private report(seconds: number, riders: SimulatedRiders | null, isInterrupted: boolean): SimulationReport {
    const { run, environment, partnerCount, load } = this.options;
    return {
      run,
      environment,
      partners: partnerCount,
      rate: load.rate,
      seconds,
      ended: this.ended(riders, isInterrupted),
      requests: this.measurements.report(seconds),
      webhooks: this.arrivals.report(),
      orders: this.ledger.findings(),
      bad_signatures: this.arrivals.badSignatures,
      rider_events: riders?.counts ?? null,
      refusals: this.measurements.refusals,
    };
  }

  private ended(riders: SimulatedRiders | null, isInterrupted: boolean): SimulationReport['ended'] {
    if (this.isIn(riders)) return 'complete';
    return isInterrupted ? 'interrupted' : 'gave_up';
  }
}
