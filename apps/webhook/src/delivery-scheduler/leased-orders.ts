import { webhookDueQueue } from '@dakpion/read-models';
import { DueWorker, type StateStore } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import type { ClaimChange, DueOrder, DueOrders, OrdersWaiting } from './due-orders.ts';
import type { OrderClaim } from './order-schedule.ts';

const queue = webhookDueQueue;
// Plus twice the spread, this is less than the 10 s within which lost orders must be claimed again.
const leastClaimMs = 7_500;
const claimSpreadMs = 500;
const claimsAtOnce = 100;
/** The maximum time by which nudges can extend a claim, in milliseconds. Far shorter than a claim. */
const maxNudges = 1_000;
const lookEveryMs = 1_000;
const failurePauses = { firstPauseMs: 500, maxPauseMs: 500 };

/**
 * The due orders of several processes: one entry in the state store for each order with waiting deliveries. An entry is claimed
 * for at most 8 s. If the process that claimed it has died, another process takes it then.
 */
export class LeasedOrders implements DueOrders {
  private readonly logger = new Logger('LeasedOrders');
  private worker: DueWorker | null = null;

  constructor(private readonly stateStore: StateStore) {}

  now(): number {
    return this.stateStore.clock.now();
  }

  start(take: (orders: readonly DueOrder[]) => Promise<void>, room: () => number): void {
    this.worker = new DueWorker(this.stateStore, {
      queue,
      claimMs,
      limit: () => Math.min(room(), claimsAtOnce),
      take: (claims) => {
        const since = this.now();
        return take(claims.map(({ id, until }) => ({ orderId: id, claim: { kind: 'leased', until }, since })));
      },
      lookEveryMs,
      failurePauses,
      onFailure: (error, pauseMs) =>
        this.logger.warn(`Claiming due orders failed, retrying in ${pauseMs} ms: ${String(error)}`),
    });
    this.worker.start();
  }

  async stop(): Promise<void> {
    await this.worker?.stop();
  }

  async claim(orderId: string): Promise<OrderClaim | null> {
    return leased(await this.stateStore.dueQueues.claimOrNudge(queue, orderId, { forMs: claimMs() }));
  }

  async reserve(orderId: string): Promise<OrderClaim | null> {
    return leased(await this.stateStore.dueQueues.scheduleOrNudge(queue, orderId, { inMs: claimMs() }));
  }

  async renew(orderId: string, claim: OrderClaim): Promise<ClaimChange> {
    const until = endOf(claim);
    const renewed = leased(await this.stateStore.dueQueues.renew(queue, orderId, until, { forMs: claimMs() }));
    return renewed === null ? this.nudgedOrLost(orderId, until) : { outcome: 'done', claim: renewed };
  }

  async release(orderId: string, claim: OrderClaim, next: number | null): Promise<ClaimChange> {
    const until = endOf(claim);
    const nextDue = next === null ? null : { inMs: this.untilMs(next) };
    const isReleased = await this.stateStore.dueQueues.settle(queue, orderId, until, nextDue);
    if (next !== null) this.worker?.wakeBy(next);
    return isReleased ? { outcome: 'done', claim } : this.nudgedOrLost(orderId, until);
  }

  async leave(orderId: string): Promise<void> {
    await this.stateStore.dueQueues.claimOrNudge(queue, orderId, { forMs: 0 });
    this.worker?.wakeBy(this.now());
  }

  async restore(orderId: string, claim: OrderClaim | null, lostBy: number): Promise<OrderClaim | null> {
    const inMs = this.untilMs(claim === null ? lostBy + leastClaimMs + claimSpreadMs + spreadMs() : endOf(claim));
    this.worker?.wakeBy(this.now() + inMs);
    const until = await this.stateStore.dueQueues.scheduleOrNudge(queue, orderId, { inMs });
    return claim === null ? null : leased(until);
  }

  async waiting(): Promise<OrdersWaiting> {
    const { dueQueues } = this.stateStore;
    const [count, earliest] = await Promise.all([dueQueues.depth(queue), dueQueues.earliest(queue)]);
    return { count, earliestDueAt: earliest === null ? null : this.now() + earliest.inMs };
  }

  /** Tells a nudge from a loss: a claim of another process ends at least the duration of a claim later than ours. */
  private async nudgedOrLost(orderId: string, until: number): Promise<ClaimChange> {
    const dueAt = await this.stateStore.dueQueues.dueAt(queue, orderId);
    const isNudged = dueAt !== null && dueAt > until && dueAt < until + maxNudges;
    return isNudged ? { outcome: 'nudged', claim: { kind: 'leased', until: dueAt } } : { outcome: 'lost' };
  }

  private untilMs(time: number): number {
    return Math.max(0, time - this.now());
  }
}

function leased(until: number | null): OrderClaim | null {
  return until === null ? null : { kind: 'leased', until };
}

function endOf(claim: OrderClaim): number {
  if (claim.kind === 'leased') return claim.until;
  throw new Error('A local claim has no entry in the due queue.');
}

function claimMs(): number {
  return leastClaimMs + spreadMs();
}

/**
 * A random part of the duration of a claim. If Redis loses a claim, the next claim of the order should not end in the same
 * millisecond.
 */
function spreadMs(): number {
  return Math.floor(Math.random() * claimSpreadMs);
}
