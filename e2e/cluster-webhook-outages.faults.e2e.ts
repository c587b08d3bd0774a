import { randomUUID } from 'node:crypto';
import { makePartner, type PartnerApi } from './api.ts';
import { killAndAwait, settleWithinMs } from './cluster-processes.ts';
import { untilNothingLags } from './consumer-lags.ts';
import { breachesInCluster, deliveryLog, endedDeliveries } from './delivery-log.ts';
import type { Outage } from './delivery-rules.ts';
import { orderRequest } from './order-request.ts';
import { acknowledgedOrder, placeOrders } from './placing.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { type ReceivedWebhook, WebhookReceiver } from './webhook-receiver.ts';

const killed = ['redis', 'kafka', 'eventstore', 'webhook-1'];
/**
 * The number of orders for each kill. All except the dead ones are cancelled at once, which adds a second delivery behind the
 * first.
 */
const orders = { quick: 100, flaky: 100, hanging: 20, dead: 30 };
const hangingEndpoints = 4;
const probes = 12;
/** The most failures of a flaky order. Not five: on a busy machine, an attempt that times out would be the sixth failure. */
const flakyFailures = 4;

/** A partner's endpoints. Endpoints that hang do so until released. */
class Endpoints {
  /** Receives the requests to `/quick`, `/flaky/n` (the first n of each order fail) and `/dead` (all fail). */
  readonly main: WebhookReceiver;
  readonly hanging: readonly WebhookReceiver[];
  private readonly failures = new Map<string, number>();
  private hang: Promise<void> = Promise.resolve();
  private answerHanging: () => void = () => {};

  private constructor(main: WebhookReceiver, hanging: readonly WebhookReceiver[]) {
    this.main = main;
    this.hanging = hanging;
    main.answer = (webhook) => (this.fails(webhook) ? 503 : 200);
    for (const receiver of hanging) receiver.answer = () => this.hang.then(() => 200);
  }

  static async start(): Promise<Endpoints> {
    const hanging = Array.from({ length: hangingEndpoints }, () => WebhookReceiver.start());
    return new Endpoints(await WebhookReceiver.start(), await Promise.all(hanging));
  }

  get arrived(): ReceivedWebhook[] {
    return [this.main, ...this.hanging].flatMap(({ arrived }) => arrived);
  }

  beginToHang(): void {
    this.hang = new Promise((resolve) => {
      this.answerHanging = resolve;
    });
  }

  endHanging(): void {
    this.answerHanging();
  }

  /** Whether a request fails. Only the first webhook of an order does, so that the run does not take twice as long. */
  private fails({ path, body }: ReceivedWebhook): boolean {
    if (path === '/dead') return true;
    const most = /^\/flaky\/(\d+)/.exec(path)?.[1];
    const failures = this.failures.get(body.order_id) ?? 0;
    if (most === undefined || body.sequence !== 1 || failures >= Number(most)) return false;
    this.failures.set(body.order_id, failures + 1);
    return true;
  }
}

/** Places deliveries in all states except review. Deliveries in review were placed long before. Returns their number. */
async function placeBatch(api: PartnerApi, { main, hanging }: Endpoints): Promise<number> {
  const urls = (count: number, url: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => url(index));
  const placed = await placeOrders(
    api,
    [
      ...urls(orders.quick, () => `${main.url}/quick`),
      ...urls(orders.flaky, (index) => `${main.url}/flaky/${1 + (index % flakyFailures)}`),
      ...hanging.flatMap(({ url }) => urls(orders.hanging / hanging.length, () => `${url}/hanging`)),
    ],
    { cancelled: true },
  );
  return 2 * placed.length;
}

async function total(api: PartnerApi, status: string): Promise<number> {
  return (await api.get(`/v1/business/webhooks?limit=1&status=${status}`)).body.pagination.total;
}

/**
 * Waits until orders are accepted again, and until the webhooks of new orders arrive. Returns the number of new orders.
 */
async function probe(api: PartnerApi, { main }: Endpoints): Promise<number> {
  const body = orderRequest({ callback_url: `${main.url}/new` });
  await acknowledgedOrder(api, body, randomUUID());
  const orderIds = await Promise.all(Array.from({ length: probes }, () => acknowledgedOrder(api, body, randomUUID())));
  await until(
    'the webhooks of new orders',
    () => {
      const told = new Set(main.received.flatMap(({ path, body }) => (path === '/new' ? [body.order_id] : [])));
      return orderIds.every((orderId) => told.has(orderId));
    },
    settleWithinMs,
  );
  return 1 + probes;
}

test('each delivery follows the rules when Redis, Kafka, the event store and webhook are killed during deliveries', async () => {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  const { production } = await makePartner(program.url, 'Outages');
  const endpoints = await Endpoints.start();
  const outages: Outage[] = [];
  const dead = await placeOrders(production, Array(orders.dead * killed.length).fill(`${endpoints.main.url}/dead`));
  let expected = dead.length;

  for (const name of killed) {
    endpoints.beginToHang();
    expected += await placeBatch(production, endpoints);
    const { hanging } = endpoints;
    await until(
      'deliveries to be under way, and some in review',
      async () =>
        hanging.some(({ received }) => received.some(({ endedAt }) => endedAt === null)) &&
        (await total(production, 'retrying')) > 0 &&
        (await total(production, 'manual_review')) >= dead.length,
      settleWithinMs,
    );
    const from = Date.now();
    await killAndAwait(name);
    endpoints.endHanging();
    expected += await probe(production, endpoints);
    outages.push({ from, to: Date.now() });
  }

  await until('every delivery to end', async () => (await endedDeliveries(production)) === expected, settleWithinMs);
  const log = await deliveryLog(production);
  expect(log).toHaveLength(expected);
  expect(await breachesInCluster(log, endpoints.arrived, outages)).toEqual([]);
  const atMain = log.filter(({ url }) => url.startsWith(endpoints.main.url));
  const inReview = atMain.filter(({ status }) => status === 'manual_review').map(({ order_id }) => order_id);
  expect(inReview.sort()).toEqual(dead.sort());
  await untilNothingLags();
  // Four kills, each with several waits of minutes on a busy machine.
}, 1_200_000);
