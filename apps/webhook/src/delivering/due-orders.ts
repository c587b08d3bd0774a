import type { DueEntry, StateStore } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';

/** Takes orders whose claim is ours until `claimedUntil`. Must not reject. */
export type TakeClaimed = (orderIds: readonly string[], claimedUntil: number) => Promise<void>;

const queue = 'webhook-due';
const claimMs = 10_000;
const claimsAtOnce = 100;
/** In milliseconds, one for each: far less than a claim lasts. */
const maxNudges = 1_000;
/** Others may schedule, too, and say nothing. */
const longestRestMs = 1_000;
const restWithoutRoomMs = 50;
const restAfterErrorMs = 500;
/** No claim lasts longer. */
const longestClaimMs = claimMs + 1_000;

export interface DueOrdersOptions {
  /** Nobody else works on this queue, so whatever is claimed when we start was claimed by a process that is dead. */
  readonly alone: boolean;
}

/**
 * When each order's next attempt is due: one entry per order with deliveries waiting. An entry is claimed for 10 s at a time;
 * whoever claimed it and died leaves it to the next, after 11 s at most, or at once to who is alone. Times are epoch milliseconds. Errors: those of the state store.
 */
export class DueOrders {
  private readonly logger = new Logger('DueOrders');
  private stopped = false;
  private running: Promise<void> = Promise.resolve();
  private wakesAt = 0;
  private wake: () => void = () => undefined;

  constructor(
    private readonly stateStore: StateStore,
    private readonly clock: () => number,
    private readonly options: DueOrdersOptions = { alone: false },
  ) {}

  /** Nobody else works on the queue. */
  get alone(): boolean {
    return this.options.alone;
  }

  /** Begins to claim what is due, at most `room()` at once. */
  start(take: TakeClaimed, room: () => number): void {
    this.running = this.run(take, room);
  }

  /** Claims no more. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  /** The end of a claim that begins now. Spread over a second: a claim is told from the next one by its end. */
  claimEnd(): number {
    return this.clock() + claimMs + Math.floor(Math.random() * 1_000);
  }

  async schedule(orderId: string, dueAt: number): Promise<void> {
    await this.stateStore.dueQueues.schedule(queue, orderId, dueAt);
    this.wakeBy(dueAt);
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
    this.wakeBy(dueAt);
  }

  /** Leaves an order to whoever looks next, or holds it. */
  async leave(orderId: string): Promise<void> {
    const now = this.clock();
    await this.stateStore.dueQueues.claimOrNudge(queue, orderId, { now, until: now });
    this.wakeBy(now);
  }

  /** Ends a claim, with the time of the next attempt or (null) for good. False when it was no longer ours. */
  async settle(orderId: string, claimedUntil: number, next: number | null): Promise<boolean> {
    const settled = await this.stateStore.dueQueues.settle(queue, orderId, claimedUntil, next);
    if (next !== null) this.wakeBy(next);
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

  private async run(take: TakeClaimed, room: () => number): Promise<void> {
    if (this.options.alone) await this.takeOver(take, room());
    while (!this.stopped) {
      try {
        const limit = Math.min(room(), claimsAtOnce);
        const claimedUntil = this.claimEnd();
        const entries = await this.claim(limit, claimedUntil);
        if (entries.length > 0) {
          await take(
            entries.map(({ id }) => id),
            claimedUntil,
          );
        } else {
          await this.restUntil(limit > 0 ? await this.nextLook() : this.clock() + restWithoutRoomMs);
        }
      } catch (error) {
        this.logger.warn(`Looks again in ${restAfterErrorMs} ms: ${String(error)}`);
        await this.restUntil(this.clock() + restAfterErrorMs);
      }
    }
  }

  /** Takes whatever may be claimed by the dead, as well as what is due that soon: its true time is in its stream. */
  private async takeOver(take: TakeClaimed, room: number): Promise<void> {
    const horizon = this.clock() + longestClaimMs;
    const claimedUntil = horizon + 1;
    const orderIds: string[] = [];
    try {
      // All are claimed before the first is taken: one given back with an earlier time would be claimed again.
      while (orderIds.length < room) {
        const claim = { now: horizon, until: claimedUntil, limit: claimsAtOnce };
        const entries = await this.stateStore.dueQueues.claim(queue, claim);
        if (entries.length === 0) break;
        for (const { id } of entries) orderIds.push(id);
      }
      for (let from = 0; from < orderIds.length && !this.stopped; from += claimsAtOnce) {
        await take(orderIds.slice(from, from + claimsAtOnce), claimedUntil);
      }
    } catch (error) {
      this.logger.warn(`What dead processes claimed is left to run out: ${String(error)}`);
    }
  }

  private async claim(limit: number, until: number): Promise<readonly DueEntry[]> {
    if (limit <= 0) return [];
    return this.stateStore.dueQueues.claim(queue, { now: this.clock(), until, limit });
  }

  private async nextLook(): Promise<number> {
    // Set before asking, so that what is scheduled meanwhile is not slept over.
    this.wakesAt = Number.POSITIVE_INFINITY;
    const earliest = await this.stateStore.dueQueues.earliest(queue);
    return Math.min(earliest?.dueAt ?? Number.POSITIVE_INFINITY, this.wakesAt, this.clock() + longestRestMs);
  }

  private async restUntil(time: number): Promise<void> {
    if (this.stopped) return;
    // Never longer than a second by the timer's own clock: ours may be set back meanwhile.
    const restMs = Math.min(Math.max(0, time - this.clock()), longestRestMs);
    this.wakesAt = time;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, restMs);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private wakeBy(time: number): void {
    if (time >= this.wakesAt) return;
    this.wakesAt = time;
    this.wake();
  }
}
