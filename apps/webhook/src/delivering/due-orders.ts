import type { DueEntry, StateStore } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';

/**
 * Takes orders that are ours while their entries have the due times given: the ends of our claims, or, when we are alone, simply
 * their due times. Some may be ours already. Must not reject.
 */
export type TakeDue = (entries: readonly DueEntry[]) => Promise<void>;

const queue = 'webhook-due';
const claimMs = 10_000;
const claimsAtOnce = 100;
/** In milliseconds, one for each: far less than a claim lasts. */
const maxNudges = 1_000;
/** Others may schedule, too, and say nothing. */
const longestRestMs = 1_000;
const restWithoutRoomMs = 50;
const restAfterErrorMs = 500;

export interface DueOrdersOptions {
  /** Nobody else works on this queue. */
  readonly alone: boolean;
}

/**
 * When each order's next attempt is due: one entry per order with deliveries waiting. An entry is claimed for 10 s at a time;
 * whoever claimed it and died leaves it to the next, after 11 s at most. Who is alone claims nothing: he remembers how far he
 * has looked, and begins anew every 10 s and after a crash. Times are epoch milliseconds. Errors: those of the state store.
 */
export class DueOrders {
  private readonly logger = new Logger('DueOrders');
  private stopped = false;
  private running: Promise<void> = Promise.resolve();
  private wakesAt = 0;
  /** The last entry seen by who is alone (null: none yet): those before it are his already … */
  private seen: DueEntry | null = null;
  /** … but for what was scheduled since he last looked, from this time on. */
  private scheduledFrom = Number.POSITIVE_INFINITY;
  private beganAt = 0;
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

  /** Begins to take what is due, at most `room()` at once. */
  start(take: TakeDue, room: () => number): void {
    this.running = this.run(take, room);
  }

  /** Takes no more. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  /**
   * The end of a claim that begins now; of who is alone: now, so that the order is found at once after a crash. Spread over a
   * second: a claim is told from the next one by its end.
   */
  claimEnd(): number {
    if (this.alone) return this.clock();
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

  private async run(take: TakeDue, room: () => number): Promise<void> {
    while (!this.stopped) {
      try {
        const limit = Math.min(room(), claimsAtOnce);
        const entries = limit <= 0 ? [] : await (this.alone ? this.look(limit) : this.claim(limit));
        if (entries.length > 0) await take(entries);
        else await this.restUntil(limit > 0 ? await this.nextLook() : this.clock() + restWithoutRoomMs);
      } catch (error) {
        this.logger.warn(`Looks again in ${restAfterErrorMs} ms: ${String(error)}`);
        await this.restUntil(this.clock() + restAfterErrorMs);
      }
    }
  }

  private async claim(limit: number): Promise<readonly DueEntry[]> {
    const until = this.claimEnd();
    const entries = await this.stateStore.dueQueues.claim(queue, { now: this.clock(), until, limit });
    return entries.map(({ id }) => ({ id, dueAt: until }));
  }

  /** What is due and was not seen before; some may come twice. */
  private async look(limit: number): Promise<readonly DueEntry[]> {
    const now = this.clock();
    this.seen = this.lookFrom;
    this.scheduledFrom = Number.POSITIVE_INFINITY;
    // Whatever went wrong with an order that was taken: it comes again, as if a claim had run out.
    if (Math.abs(now - this.beganAt) >= claimMs) {
      this.seen = null;
      this.beganAt = now;
    }
    const entries = await this.stateStore.dueQueues.due(queue, { after: this.seen, now, limit });
    this.seen = entries.at(-1) ?? this.seen;
    return entries;
  }

  private get lookFrom(): DueEntry | null {
    const { seen, scheduledFrom } = this;
    return seen !== null && scheduledFrom <= seen.dueAt ? { dueAt: scheduledFrom, id: '' } : seen;
  }

  private async earliestUnseen(): Promise<DueEntry | null> {
    const { dueQueues } = this.stateStore;
    if (!this.alone) return dueQueues.earliest(queue);
    const next = await dueQueues.due(queue, { after: this.lookFrom, now: Number.MAX_SAFE_INTEGER, limit: 1 });
    return next[0] ?? null;
  }

  private async nextLook(): Promise<number> {
    // Set before asking, so that what is scheduled meanwhile is not slept over.
    this.wakesAt = Number.POSITIVE_INFINITY;
    const earliest = await this.earliestUnseen();
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
    this.scheduledFrom = Math.min(this.scheduledFrom, time);
    if (time >= this.wakesAt) return;
    this.wakesAt = time;
    this.wake();
  }
}
