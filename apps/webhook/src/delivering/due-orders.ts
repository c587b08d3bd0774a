import type { DueEntry, StateStore } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { Alarm } from './alarm.ts';

/**
 * Takes orders that are ours while their entries have the due times given: the ends of our claims. Some may be ours already.
 * Must not reject.
 */
export type TakeDue = (entries: readonly DueEntry[]) => Promise<void>;

const queue = 'webhook-due';
const claimMs = 10_000;
const claimsAtOnce = 100;
/** In milliseconds, one for each: far less than a claim lasts. */
const maxNudges = 1_000;
const restWithoutRoomMs = 50;
const restAfterErrorMs = 500;

/**
 * When each order's next attempt is due: one entry per order with deliveries waiting. An entry is claimed for 10 s at a time;
 * whoever claimed it and died leaves it to the next, after 11 s at most. Times are epoch milliseconds. Errors: those of the
 * state store.
 */
export class DueOrders {
  private readonly logger = new Logger('DueOrders');
  private stopped = false;
  private running: Promise<void> = Promise.resolve();
  private readonly alarm: Alarm;

  constructor(
    private readonly stateStore: StateStore,
    private readonly clock: () => number,
  ) {
    this.alarm = new Alarm(clock);
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

  /** The end of a claim that begins now. Spread over a second: a claim is told from the next one by its end. */
  claimEnd(): number {
    return this.clock() + claimMs + Math.floor(Math.random() * 1_000);
  }

  /** Claims an order that is due, or not in the queue. Else false: its holder is told when he settles (see {@link nudgedClaim}). */
  async claimOrNudge(orderId: string, until: number): Promise<boolean> {
    return this.stateStore.dueQueues.claimOrNudge(queue, orderId, { now: this.clock(), until });
  }

  /** The end of a claim that could not be settled because somebody asked for the order; null when it is another's now. */
  async nudgedClaim(orderId: string, claimedUntil: number): Promise<number | null> {
    const dueAt = await this.stateStore.dueQueues.dueAt(queue, orderId);
    // Another's claim would end a claim's time after ours.
    return dueAt !== null && dueAt > claimedUntil && dueAt < claimedUntil + maxNudges ? dueAt : null;
  }

  /** Puts an order into the queue that may be missing there; tells its holder when it is not. */
  async restore(orderId: string, dueAt: number): Promise<void> {
    await this.stateStore.dueQueues.claimOrNudge(queue, orderId, { now: 0, until: dueAt });
    this.alarm.wakeBy(dueAt);
  }

  /** Leaves an order to whoever looks next, or holds it. */
  async leave(orderId: string): Promise<void> {
    const now = this.clock();
    await this.stateStore.dueQueues.claimOrNudge(queue, orderId, { now, until: now });
    this.alarm.wakeBy(now);
  }

  /** Ends a claim, with the time of the next attempt or (null) for good. False when it was no longer ours. */
  async settle(orderId: string, claimedUntil: number, next: number | null): Promise<boolean> {
    const settled = await this.stateStore.dueQueues.settle(queue, orderId, claimedUntil, next);
    if (next !== null) this.alarm.wakeBy(next);
    return settled;
  }

  /** How many orders there are. */
  async depth(): Promise<number> {
    return this.stateStore.dueQueues.depth(queue);
  }

  /** The earliest due time; null when there is none. */
  async earliestAt(): Promise<number | null> {
    return (await this.stateStore.dueQueues.earliest(queue))?.dueAt ?? null;
  }

  private async run(take: TakeDue, room: () => number): Promise<void> {
    while (!this.stopped) {
      try {
        const limit = Math.min(room(), claimsAtOnce);
        const entries = limit <= 0 ? [] : await this.claim(limit);
        if (entries.length > 0) await take(entries);
        else await this.alarm.restUntil(limit > 0 ? await this.earliestAt() : this.clock() + restWithoutRoomMs);
      } catch (error) {
        this.logger.warn(`Looks again in ${restAfterErrorMs} ms: ${String(error)}`);
        await this.alarm.restUntil(this.clock() + restAfterErrorMs);
      }
    }
  }

  private async claim(limit: number): Promise<readonly DueEntry[]> {
    const until = this.claimEnd();
    const entries = await this.stateStore.dueQueues.claim(queue, { now: this.clock(), until, limit });
    return entries.map(({ id }) => ({ id, dueAt: until }));
  }
}
