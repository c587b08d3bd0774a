import { setImmediate as nextTurn } from 'node:timers/promises';
import { Alarm } from '@dakpion/repetition';
import type { ClaimChange, DueOrder, DueOrders, OrdersWaiting } from './due-orders.ts';
import { DueTimes } from './due-times.ts';
import type { OrderClaim } from './order-schedule.ts';

const beginsAtOnce = 100;
const restWithoutRoomMs = 50;
/** The maximum pause between two checks. It is short because the clock can be set back during it. */
const longestRestMs = 1_000;
/** The clock may be set back by less than this without a correction, because a webhook is not delayed by more. */
const toleratedSetBackMs = 1_000;
const local: OrderClaim = { kind: 'local' };
const done: ClaimChange = { outcome: 'done', claim: local };

/**
 * The due orders of a single process (embedded profile). Nothing is claimed, and the due times are only in memory: the event store
 * has every waiting delivery, and after a crash the due times are restored from the log.
 */
export class LocalOrders implements DueOrders {
  private readonly dueTimes = new DueTimes();
  private readonly alarm: Alarm;
  private running: Promise<void> = Promise.resolve();
  private lastLookAt = Number.NEGATIVE_INFINITY;
  private isStopped = false;

  constructor(
    /** Epoch milliseconds. */
    readonly now: () => number,
  ) {
    this.alarm = new Alarm(now, longestRestMs);
  }

  start(take: (orders: readonly DueOrder[]) => Promise<void>, room: () => number): void {
    this.running = this.run(take, room);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.alarm.stop();
    await this.running;
  }

  claim(orderId: string): OrderClaim {
    this.dueTimes.delete(orderId);
    return local;
  }

  reserve(orderId: string): OrderClaim | null {
    return this.dueTimes.has(orderId) ? null : local;
  }

  renew(): ClaimChange {
    return done;
  }

  release(orderId: string, _claim: OrderClaim, next: number | null): ClaimChange {
    if (next !== null) this.schedule(orderId, next);
    return done;
  }

  leave(orderId: string): void {
    this.schedule(orderId, this.now());
  }

  restore(orderId: string, claim: OrderClaim | null): null {
    if (claim === null) this.leave(orderId);
    return null;
  }

  async waiting(heldSince: readonly number[]): Promise<OrdersWaiting> {
    const first = this.dueTimes.first();
    const times = first === null ? heldSince : [...heldSince, first.dueAt];
    const earliestDueAt = times.length === 0 ? null : times.reduce((one, other) => Math.min(one, other));
    return { count: heldSince.length + this.dueTimes.size, earliestDueAt };
  }

  private schedule(orderId: string, dueAt: number): void {
    this.dueTimes.set(orderId, dueAt);
    this.alarm.wakeBy(dueAt);
  }

  private async run(take: (orders: readonly DueOrder[]) => Promise<void>, room: () => number): Promise<void> {
    while (!this.isStopped) {
      const orders = this.takeDue(Math.min(room(), beginsAtOnce));
      // Not awaited, so that a slow read delays no other order.
      void take(orders);
      // Begins a few orders at a time, so that a long backlog does not block the event loop.
      if (orders.length === beginsAtOnce) await nextTurn();
      else if (room() <= 0) await this.alarm.restUntil(this.now() + restWithoutRoomMs);
      else await this.alarm.restUntil(this.dueTimes.first()?.dueAt ?? null);
    }
  }

  private takeDue(limit: number): DueOrder[] {
    const now = this.now();
    // Due times from before the clock was set back can be hours too late. Therefore all orders are read again, and get due times by
    // the present clock.
    if (now < this.lastLookAt - toleratedSetBackMs) this.dueTimes.setAll(now);
    this.lastLookAt = now;
    const orders: DueOrder[] = [];
    while (orders.length < limit) {
      const due = this.dueTimes.takeDue(now);
      if (due === null) break;
      orders.push({ orderId: due.orderId, claim: local, since: due.dueAt });
    }
    return orders;
  }
}
