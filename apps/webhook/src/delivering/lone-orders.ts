import { setImmediate as nextTurn } from 'node:timers/promises';
import { Alarm } from './alarm.ts';
import { DueTimes } from './due-times.ts';
import { type HeldOrders, maxHeldOrders, type OrdersWaiting, type Proceed, secureAfterMs } from './held-orders.ts';

const beginsAtOnce = 100;
const restWithoutRoomMs = 50;
/** Setting the clock back by less delays nothing by more than that. */
const toleratedSetBackMs = 1_000;

/** An order that is being delivered for. */
class OrderUnderWay {
  /** Something was planned since we last looked. */
  again = false;
  private readonly waiting: (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    /** Since when its attempt has been due, epoch milliseconds. */
    readonly dueAt: number,
    /** Nobody need wait for it. */
    public isSafe: boolean,
  ) {}

  becomeSafeWithin(milliseconds: number): void {
    this.timer = setTimeout(() => this.becomeSafe(), milliseconds).unref();
  }

  whenSafe(): Promise<void> {
    return this.isSafe ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));
  }

  becomeSafe(): void {
    this.isSafe = true;
    // Else the timer would keep what is over in memory.
    clearTimeout(this.timer);
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

/**
 * The orders of an instance beside which nobody works on any (embedded). Nothing is claimed, and when what is due is known
 * in memory only: the event store has every delivery that waits, and after a crash they are restored from the log.
 * Whoever tells of an order waits until its first attempt is over, for {@link secureAfterMs} at most: so orders come no
 * faster than they are delivered for.
 */
export class LoneOrders implements HeldOrders {
  readonly outlastProcess = false;
  private readonly underWay = new Map<string, OrderUnderWay>();
  private readonly dueTimes = new DueTimes();
  private readonly alarm: Alarm;
  private proceed: Proceed = async () => undefined;
  private running: Promise<void> = Promise.resolve();
  private lastLookAt = Number.NEGATIVE_INFINITY;
  private stopping = false;

  constructor(
    /** Epoch milliseconds. */
    private readonly clock: () => number,
  ) {
    this.alarm = new Alarm(clock);
  }

  proceedWith(proceed: Proceed): void {
    this.proceed = proceed;
  }

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.alarm.stop();
    await this.running;
  }

  async take(orderId: string): Promise<void> {
    const known = this.underWay.get(orderId);
    if (known !== undefined) {
      known.again = true;
      return known.whenSafe();
    }
    if (this.stopping || this.room <= 0) return this.schedule(orderId, this.clock());
    const order = this.begin(orderId, { dueAt: this.clock(), isSafe: false });
    order.becomeSafeWithin(secureAfterMs);
    return order.whenSafe();
  }

  restore(orderId: string): Promise<void> {
    return this.take(orderId);
  }

  isFree(orderId: string): boolean {
    return !this.underWay.has(orderId);
  }

  async whenSafe(orderId: string): Promise<void> {
    await this.underWay.get(orderId)?.whenSafe();
  }

  look(orderId: string): boolean {
    const order = this.underWay.get(orderId);
    if (order !== undefined) order.again = false;
    return false;
  }

  secure(orderId: string): void {
    this.underWay.get(orderId)?.becomeSafe();
  }

  outlastsAttempt(orderId: string): boolean {
    return this.underWay.has(orderId);
  }

  async keep(orderId: string): Promise<boolean> {
    return this.underWay.has(orderId);
  }

  async release(orderId: string, next: number | null): Promise<void> {
    const order = this.underWay.get(orderId);
    if (order === undefined) return;
    if (order.again && !this.stopping) {
      void this.proceed(orderId, false);
      return;
    }
    this.underWay.delete(orderId);
    if (next !== null) this.schedule(orderId, next);
    order.becomeSafe();
  }

  async waiting(): Promise<OrdersWaiting> {
    const orders = [...this.underWay.values()].filter(({ isSafe }) => isSafe);
    const times = orders.map(({ dueAt }) => dueAt);
    const first = this.dueTimes.first();
    if (first !== null) times.push(first.dueAt);
    const earliestDueAt = times.length === 0 ? null : times.reduce((one, other) => Math.min(one, other));
    return { count: orders.length + this.dueTimes.size, earliestDueAt };
  }

  private get room(): number {
    return maxHeldOrders - this.underWay.size;
  }

  private schedule(orderId: string, dueAt: number): void {
    this.dueTimes.set(orderId, dueAt);
    this.alarm.wakeBy(dueAt);
  }

  private begin(orderId: string, { dueAt, isSafe }: { dueAt: number; isSafe: boolean }): OrderUnderWay {
    this.dueTimes.delete(orderId);
    const order = new OrderUnderWay(dueAt, isSafe);
    this.underWay.set(orderId, order);
    void this.proceed(orderId, false);
    return order;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      // In small portions, so that a long backlog does not keep the event loop from other work.
      if (this.beginDue() === beginsAtOnce) await nextTurn();
      else if (this.room <= 0) await this.alarm.restUntil(this.clock() + restWithoutRoomMs);
      else await this.alarm.restUntil(this.dueTimes.first()?.dueAt ?? null);
    }
  }

  /** Begins with what is due, at most {@link beginsAtOnce}. Answers how many. */
  private beginDue(): number {
    const now = this.clock();
    // Times from before it was set back may be hours off: all are looked at, and come again at times as they are now.
    if (now < this.lastLookAt - toleratedSetBackMs) this.dueTimes.setAll(now);
    this.lastLookAt = now;
    for (let count = 0; count < beginsAtOnce; count += 1) {
      const due = this.room > 0 ? this.dueTimes.takeDue(now) : null;
      if (due === null) return count;
      this.begin(due.orderId, { dueAt: due.dueAt, isSafe: true });
    }
    return beginsAtOnce;
  }
}
