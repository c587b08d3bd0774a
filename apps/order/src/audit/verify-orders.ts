import { type Owner, orderStreamPrefix } from '@dakpion/contracts';
import { asRecorded, type EventStore } from '@dakpion/event-store';
import { Checkpoints, followerNames, type ParkedStream, StreamRelease, servingFollower } from '@dakpion/following';
import { PartnerCheck } from '@dakpion/partners';
import { waitUntil } from '@dakpion/repetition';
import type { StateStore } from '@dakpion/state-store';
import { orderIdOfStream } from '../order-stream.ts';
import { usageOf } from '../usage/order-usages.ts';
import type { Difference, Settled } from './difference.ts';
import { FollowerVerifier } from './follower-verifier.ts';
import { OrderVerifier } from './order-verifier.ts';
import { OrdersReplay, type ReplayProgress } from './orders-replay.ts';
import { partnerDifferences } from './partner-differences.ts';
import { type UsageHeads, UsageVerifier } from './usage-verifier.ts';
import { WebhookDueTimes } from './webhook-due-times.ts';

/** The progress of a verification. `verified` is reported once, at the end. */
type VerificationItem =
  | { readonly kind: 'difference'; readonly difference: Difference }
  | { readonly kind: 'verified'; readonly orders: number; readonly events: number; readonly differences: number };

/** The orders to verify, and how long to wait for effects. */
export interface VerifyOptions {
  readonly eventStore: EventStore;
  readonly stateStore: StateStore;
  /** Exclusive: only orders created after this position. Default: all. */
  readonly after?: bigint;
  /** The maximum total time for effects to follow from events, in milliseconds. Default: 10 s. 0 for a system at rest. */
  readonly waitMs?: number;
  /**
   * The system is at rest: differences that running services correct, such as past due times, are not reported. Default: false.
   */
  readonly atRest?: boolean;
  /** Epoch milliseconds. */
  readonly clock?: () => number;
  /** Called every few hundred events. */
  readonly onProgress?: (progress: ReplayProgress) => void;
}

const defaultWaitMs = 10_000;
const pollMs = 50;
/** At rest, the webhooks of the last events may not be planned yet: the webhook service stops before the order service. */
const plannedWithinMs = 60_000;

/**
 * Compares all effects of the order events with the events: histories, views, lists, webhook plans and due times, usage, followers.
 * Also compares partners, users and keys with their events.
 * Covers the events that exist when it begins. The system can be running or at rest. Memory grows only with the number of partners
 * and their days, and with the ids of the orders that are verified one by one.
 */
export async function* verifyOrders(options: VerifyOptions): AsyncGenerator<VerificationItem> {
  const { eventStore, stateStore, atRest = false } = options;
  const clock = options.clock ?? Date.now;
  const settled = settledFrom(clock, options.waitMs ?? defaultWaitMs);
  const head = await eventStore.head();
  let orders = 0;
  let events = 0;
  let differences = 0;
  let last: ReadonlyMap<string, bigint> = new Map();
  let partnerStreams: readonly string[] = [];
  const reported = (difference: Difference): VerificationItem => {
    differences += 1;
    return { kind: 'difference', difference };
  };

  for (const parked of await new StreamRelease(eventStore, Date.now).list()) yield reported(stillParked(parked));
  if (head !== undefined) {
    const dueTimes = atRest ? null : new WebhookDueTimes(stateStore, settled);
    for (const difference of (await dueTimes?.verifyQueue()) ?? []) yield reported(difference);
    const plansUntil = await plansExpectedUntil(eventStore, atRest);
    const verifier = new OrderVerifier({ eventStore, stateStore, dueTimes }, { head, plansUntil }, settled);
    const heads = await usageHeads(stateStore, head, atRest);
    const usage = new UsageVerifier(eventStore, stateStore, heads, { settled, clock });
    const { after = -1n, onProgress } = options;
    const replay = new OrdersReplay(
      { eventStore, stateStore, heads, end: head, after, clock, onProgress },
      verifier,
      usage,
    );
    for await (const difference of replay.differences()) yield reported(difference);
    ({ orders, events, last, partnerStreams } = replay);
  }
  const partners = new PartnerCheck(eventStore, stateStore, clock);
  for await (const difference of partnerDifferences(partners, partnerStreams, settled)) yield reported(difference);
  // After the replay, which finds the last event of each kind of stream. They are also verified if there is no event, because the
  // store may have lost all of them.
  const followers = new FollowerVerifier(eventStore, stateStore, settled);
  for (const difference of await followers.verify(last, { atRest })) yield reported(difference);
  yield { kind: 'verified', orders, events, differences };
}

/** Verifies the effects of some orders again, after their differences were repaired. */
export async function* verifyOrdersAgain(
  orderIds: Iterable<string>,
  { eventStore, stateStore, clock = Date.now, waitMs = defaultWaitMs }: VerifyOptions,
): AsyncGenerator<Difference> {
  const head = await eventStore.head();
  if (head === undefined) return;
  const settled = settledFrom(clock, waitMs);
  const events = { head, plansUntil: Number.POSITIVE_INFINITY };
  const verifier = new OrderVerifier({ eventStore, stateStore, dueTimes: null }, events, settled);
  const usage = new UsageVerifier(eventStore, stateStore, await usageHeads(stateStore, head, true), { settled, clock });
  for (const orderId of orderIds) {
    yield* await verifier.verify(orderId);
    const owned = await usageOf(eventStore, orderId);
    if (owned !== null) yield* await usage.verifyOrder(owned.owner, orderId);
  }
}

/** Verifies the figures of some partners again, after their differences were repaired. */
export async function* verifyUsageAgain(
  owners: Iterable<Owner>,
  { eventStore, stateStore, clock = Date.now }: VerifyOptions,
): AsyncGenerator<Difference> {
  const heads = { orders: -1n, webhooks: -1n };
  const usage = new UsageVerifier(eventStore, stateStore, heads, { settled: settledFrom(clock, 0), clock });
  yield* await usage.verifyFigures([...owners]);
}

/**
 * The positions up to which usage must be counted. Usage follows last, and 15 s later after a loss of the state store. An event
 * that its follower has not reached is no fault of the order. The distance of the follower is a difference of its own.
 */
async function usageHeads(stateStore: StateStore, head: bigint, atRest: boolean): Promise<UsageHeads> {
  const reached = async (name: string) => {
    const position = (await new Checkpoints(stateStore).read(await servingFollower(stateStore, name))) ?? -1n;
    return position < head ? position : head;
  };
  return {
    orders: await reached(followerNames.orderUsage),
    // At rest, the last attempts may not be counted. The next start counts them.
    webhooks: atRest ? null : await reached(followerNames.webhookUsage),
  };
}

async function plansExpectedUntil(eventStore: EventStore, atRest: boolean): Promise<number> {
  if (!atRest) return Number.POSITIVE_INFINITY;
  const last = { direction: 'backwards', maxCount: 1, unreadable: asRecorded } as const;
  for await (const { recordedAt } of eventStore.readAll(last)) return recordedAt - plannedWithinMs;
  return Number.POSITIVE_INFINITY;
}

function stillParked({ follower, stream, revision, reason }: ParkedStream): Difference {
  const order_id = stream.startsWith(orderStreamPrefix) ? orderIdOfStream(stream) : null;
  return { order_id, what: 'parked_stream', expected: null, found: { follower, stream, revision, reason } };
}

function settledFrom(clock: () => number, waitMs: number): Settled {
  const deadline = clock() + waitMs;
  return async (look) => {
    let found: Awaited<ReturnType<typeof look>> = [];
    const isRight = async () => {
      found = await look();
      return found.length === 0;
    };
    await waitUntil(isRight, { withinMs: deadline - clock(), everyMs: pollMs, clock });
    return found;
  };
}
