import type { Claim, StateStore } from '@dakpion/state-store';
import { webhookDueQueue } from '@dakpion/webhook-deliveries';
import { Logger } from '@nestjs/common';
import { Alarm } from './alarm.ts';

/** Takes orders that are ours while our claims last. Some may be ours already. Must not reject. */
export type TakeDue = (claims: readonly Claim[]) => Promise<void>;

const queue = webhookDueQueue;
// With the spread, and twice that, what was lost is taken up again within 10 s.
const leastClaimMs = 7_500;
const claimSpreadMs = 500;
const claimsAtOnce = 100;
/** In milliseconds, one for each: far less than a claim lasts. */
const maxNudges = 1_000;
const restWithoutRoomMs = 50;
const restAfterErrorMs = 500;

/**
 * When each order's next attempt is due: one entry per order with deliveries waiting. An entry is claimed for 8 s at a time;
 * whoever claimed it and died leaves it to the next then. Times are epoch milliseconds by the state store's
 * clock, which all instances share. Errors: those of the state store.
 */
export class DueOrders {
  private readonly logger = new Logger('DueOrders');
  private stopped = false;
  private running: Promise<void> = Promise.resolve();
  private readonly alarm: Alarm;

  constructor(private readonly stateStore: StateStore) {
    this.alarm = new Alarm(() => this.now());
  }

  /** The state store's time. */
  now(): number {
    return this.stateStore.clock.now();
  }

  /** Begins to take what is due, at most `room()` at once. */
  start(take: TakeDue, room: () => number): void {
    this.running = this.run(take, room);
  }

  /** Takes no more. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.alarm.stop();
    await this.running;
  }

  /** Claims an order that is due, or not in the queue, and answers the claim's end. Else null: its holder is told when he settles (see {@link nudgedClaim}). */
  async claimOrNudge(orderId: string): Promise<number | null> {
    return this.stateStore.dueQueues.claimOrNudge(queue, orderId, { forMs: claimMs() });
  }

  /** Makes a claim last anew and answers its end. Null when it was no longer ours. */
  async renew(orderId: string, claimedUntil: number): Promise<number | null> {
    return this.stateStore.dueQueues.renew(queue, orderId, claimedUntil, { forMs: claimMs() });
  }

  /** The end of a claim that could not be settled because somebody asked for the order; null when it is another's now. */
  async nudgedClaim(orderId: string, claimedUntil: number): Promise<number | null> {
    const dueAt = await this.stateStore.dueQueues.dueAt(queue, orderId);
    // Another's claim would end a claim's time after ours.
    return dueAt !== null && dueAt > claimedUntil && dueAt < claimedUntil + maxNudges ? dueAt : null;
  }

  /** As {@link restore}, with the time by which whoever may have claimed it before `lostBy` has ended. */
  async restoreUnclaimed(orderId: string, lostBy: number): Promise<void> {
    await this.restore(orderId, lostBy + leastClaimMs + claimSpreadMs + spreadMs());
  }

  /**
   * Puts an order into the queue that may be missing there, claimed until then. Answers the end of that claim; null when it was
   * there, and then its holder is told.
   */
  async restore(orderId: string, claimedUntil: number): Promise<number | null> {
    const inMs = this.untilMs(claimedUntil);
    this.alarm.wakeBy(this.now() + inMs);
    return this.stateStore.dueQueues.scheduleOrNudge(queue, orderId, { inMs });
  }

  /** Leaves an order to whoever looks next, or holds it. */
  async leave(orderId: string): Promise<void> {
    await this.stateStore.dueQueues.claimOrNudge(queue, orderId, { forMs: 0 });
    this.alarm.wakeBy(this.now());
  }

  /** Ends a claim, with the time of the next attempt or (null) for good. False when it was no longer ours. */
  async settle(orderId: string, claimedUntil: number, next: number | null): Promise<boolean> {
    const nextDue = next === null ? null : { inMs: this.untilMs(next) };
    const settled = await this.stateStore.dueQueues.settle(queue, orderId, claimedUntil, nextDue);
    if (next !== null) this.alarm.wakeBy(next);
    return settled;
  }

  /** How many orders there are. */
  async depth(): Promise<number> {
    return this.stateStore.dueQueues.depth(queue);
  }

  /** The earliest due time; null when there is none. */
  async earliestAt(): Promise<number | null> {
    const earliest = await this.stateStore.dueQueues.earliest(queue);
    return earliest === null ? null : this.now() + earliest.inMs;
  }

  private async run(take: TakeDue, room: () => number): Promise<void> {
    while (!this.stopped) {
      try {
        const limit = Math.min(room(), claimsAtOnce);
        const claims = limit <= 0 ? [] : await this.stateStore.dueQueues.claim(queue, { forMs: claimMs(), limit });
        if (claims.length > 0) await take(claims);
        else await this.alarm.restUntil(limit > 0 ? await this.earliestAt() : this.now() + restWithoutRoomMs);
      } catch (error) {
        this.logger.warn(`Looks again in ${restAfterErrorMs} ms: ${String(error)}`);
        await this.alarm.restUntil(this.now() + restAfterErrorMs);
      }
    }
  }

  private untilMs(time: number): number {
    return Math.max(0, time - this.now());
  }
}

function claimMs(): number {
  return leastClaimMs + spreadMs();
}

/** When Redis has lost a claim, the next one of the order should not end at the same millisecond. */
function spreadMs(): number {
  return Math.floor(Math.random() * claimSpreadMs);
}
