import { randomUUID } from 'node:crypto';
import { topics } from '@dakpion/contracts';
import { followerNames } from '@dakpion/following';
import { openKafkaBroker } from '@dakpion/messaging';
import { makePartner, type PartnerApi } from './api.ts';
import { clusterRecord } from './cluster.ts';
import { followersIn, settleWithinMs, stopUntil } from './cluster-processes.ts';
import { untilNothingLags } from './consumer-lags.ts';
import { isInOrder } from './delivery-rules.ts';
import { orderRequest } from './order-request.ts';
import { acknowledged, acknowledgedOrder } from './placing.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const services = ['order', 'webhook', 'dispatch', 'gateway', 'pricing'];
/** The processes that are stopped together: the first instance of one service and the second instance of the next. */
const pairs = services.map((service, index) => [`${service}-1`, `${services[(index + 1) % services.length]}-2`]);
const stoppedForMs = 10_000;
/** The number of lanes of each kind: with orders that are cancelled, and with orders that are completed. */
const lanes = 4;
const wholeCourse = [1, 2, 3, 4, 5, 6];
const cancelledCourse = [1, 2];

/** The sequences of each order's events in the order of their arrival. */
class Arrivals {
  private readonly sequences = new Map<string, number[]>();

  note(orderId: string, sequence: number): void {
    this.sequences.set(orderId, [...this.of(orderId), sequence]);
  }

  of(orderId: string): readonly number[] {
    return this.sequences.get(orderId) ?? [];
  }

  /** Without repetitions. */
  firstOf(orderId: string): readonly number[] {
    return [...new Set(this.of(orderId))];
  }
}

async function publishedArrivals(): Promise<Arrivals> {
  const broker = await openKafkaBroker({ brokers: clusterRecord().kafka_brokers.split(','), clientId: 'e2e' });
  const arrivals = new Arrivals();
  for await (const { key, value } of broker.browse(topics.orderEvents.name)) {
    arrivals.note(key, (value as { sequence: number }).sequence);
  }
  await broker.close();
  return arrivals;
}

/** Places orders until it is stopped. */
class Load {
  /** The course of each acknowledged order. */
  readonly courses = new Map<string, readonly number[]>();
  private isOver = false;
  private readonly running: Promise<unknown>;

  constructor(
    private readonly body: object,
    private readonly arrivals: Arrivals,
    { production, sandbox }: { production: PartnerApi; sandbox: PartnerApi },
  ) {
    const each = Array.from({ length: lanes });
    const cancelling = each.map(() => this.repeat(() => this.placeAndCancel(production)));
    const completing = each.map(() => this.repeat(() => this.placeAndAwait(sandbox)));
    this.running = Promise.all([...cancelling, ...completing]);
    // The promise is awaited at the end.
    this.running.catch(() => undefined);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  private async repeat(work: () => Promise<void>): Promise<void> {
    while (!this.isOver) await work();
  }

  private async placeAndCancel(api: PartnerApi): Promise<void> {
    const orderId = await acknowledgedOrder(api, this.body, randomUUID());
    await acknowledged(`the end of ${orderId}`, () => api.cancel(orderId));
    this.courses.set(orderId, cancelledCourse);
  }

  private async placeAndAwait(api: PartnerApi): Promise<void> {
    const orderId = await acknowledgedOrder(api, this.body, randomUUID());
    this.courses.set(orderId, wholeCourse);
    await until(
      `the webhooks of ${orderId}`,
      () => this.arrivals.firstOf(orderId).length === wholeCourse.length,
      settleWithinMs,
    );
  }
}

/**
 * Stops processes of different services for at least 10 s, until the other instance of each has taken over. Resolves with the work
 * that moved, when orders are placed again.
 */
async function handOver(names: readonly string[], load: Load): Promise<readonly string[]> {
  const before = load.courses.size;
  const followers = await Promise.all(names.map((name) => handOverFrom(name)));
  const isServing = () => load.courses.size > before + 2 * lanes;
  await until(`orders to be placed after ${names.join(' and ')} were stopped`, isServing, settleWithinMs);
  return followers.flat();
}

async function handOverFrom(name: string): Promise<readonly string[]> {
  const followers = await followersIn(name);
  const other = name.endsWith('1') ? name.replace('1', '2') : name.replace('2', '1');
  await stopUntil(name, stoppedForMs, async () => {
    const takenOver = await followersIn(other);
    return followers.every((follower) => takenOver.includes(follower));
  });
  return followers;
}

/** Stops each instance in turn, then the holder of each lease that no stop has moved, because it had moved by itself before. */
async function handOverAll(load: Load): Promise<void> {
  const missing = new Set<string>(Object.values(followerNames));
  const stop = async (names: readonly string[]) => {
    for (const follower of await handOver(names, load)) missing.delete(follower);
  };
  const holder = async () => {
    for (const name of pairs.flat())
      if ((await followersIn(name)).some((follower) => missing.has(follower))) return name;
    throw new Error([...missing].join());
  };
  for (const names of pairs) await stop(names);
  while (missing.size > 0) await stop([await until('the followers to be somewhere', holder, settleWithinMs)]);
}

test('no webhook is out of order or repeated after a later one, and nothing is lost, when each service is frozen for 10 s under load', async () => {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  const partner = await makePartner(program.url, 'Stopped');
  const receiver = await WebhookReceiver.start();
  const arrivals = new Arrivals();
  receiver.answer = ({ body }) => {
    arrivals.note(body.order_id, body.sequence);
    return 200;
  };
  const load = new Load(orderRequest({ callback_url: receiver.url }), arrivals, partner);
  try {
    await handOverAll(load);
  } finally {
    await load.end();
  }

  const orders = [...load.courses];
  await until(
    'all webhooks to come',
    () => orders.every(([orderId, course]) => arrivals.firstOf(orderId).length >= course.length),
    settleWithinMs,
  );
  await untilNothingLags();
  const inTopic = await publishedArrivals();
  const expected = orders.map(([orderId, course]) => ({ orderId, webhooks: course, topic: course }));
  const told = orders.map(([orderId]) => ({
    orderId,
    webhooks: arrivals.firstOf(orderId),
    topic: inTopic.firstOf(orderId),
  }));
  expect(told).toEqual(expected);
  // In the topic, repetitions may come at any time.
  const received = orders.map(([orderId]) => arrivals.of(orderId));
  expect(received.filter((sequences) => !isInOrder(sequences))).toEqual([]);
}, 900_000);
