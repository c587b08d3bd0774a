import { environments, epochMsOf, type OrderStatus } from '@dakpion/contracts';
import type { PendingOrder, PendingOrders } from '@dakpion/order-views';
import type { Clock } from '@dakpion/service';
import { Logger } from '@nestjs/common';
import type { CancelPendingOrder } from './cancel-pending-order.ts';
import { tellPendingOrders } from './pending-order-gauges.ts';

const minuteMs = 60_000;
/** Most orders that one look reports; the rest is for the next, so that a flood of them floods neither log nor store. */
const maxReported = 200;
/** Most orders that one look cancels, all at once. */
const maxCancelled = 50;

/** What the watch works with. */
export interface PendingOrderWatchTools {
  readonly pending: PendingOrders;
  /** The order's status as its own view says, null when no view shows it. */
  readonly readStatus: (orderId: string) => Promise<OrderStatus | null>;
  readonly cancel: CancelPendingOrder;
  readonly clock: Clock;
}

/** How long orders may be PENDING, in minutes; `cancelAfter` null: as long as they are. */
export interface PendingLimits {
  readonly alertAfter: number;
  readonly cancelAfter: number | null;
}

/**
 * Looks for orders that wait for a rider for too long: tells of each once, and cancels production's if it is told to. An
 * order of the sandbox is never cancelled: its partner chose that it finds no rider. All that it knows is in the state
 * store, sorted by time, so that a look costs next to nothing while nothing is due, and goes on after a restart.
 */
export class PendingOrderWatch {
  private readonly logger = new Logger(PendingOrderWatch.name);

  constructor(
    private readonly tools: PendingOrderWatchTools,
    private readonly limits: PendingLimits,
  ) {}

  async look(): Promise<void> {
    await this.report();
    await this.cancelOverdue();
    await this.count();
  }

  private async report(): Promise<void> {
    const { pending, readStatus, clock } = this.tools;
    for (const order of await pending.unreported(this.longAgo(this.limits.alertAfter), maxReported)) {
      const { order_id, partner_id, environment, created_at } = order;
      const status = await readStatus(order_id);
      // Nothing shows it while views are written anew; the next look sees it.
      if (status === null) continue;
      if (status !== 'PENDING') await pending.remove(order_id, clock());
      else if (await pending.markReported(order)) {
        const line = `${order_id} of ${partner_id} (${environment}) is PENDING since ${created_at}: no rider yet.`;
        if (environment === 'production') this.logger.warn(line);
        else this.logger.log(line);
      }
    }
  }

  private async cancelOverdue(): Promise<void> {
    const { cancelAfter } = this.limits;
    if (cancelAfter === null) return;
    const createdBefore = this.longAgo(cancelAfter);
    const filter = { environment: 'production', createdBefore, offset: 0, limit: maxCancelled } as const;
    const { orders } = await this.tools.pending.list(filter);
    await Promise.all(orders.map((order) => this.cancel(order)));
  }

  private async cancel(order: PendingOrder): Promise<void> {
    const { order_id } = order;
    try {
      const reply = await this.tools.cancel(order);
      // Refused or not, it is PENDING no more.
      await this.tools.pending.remove(order_id, this.tools.clock());
      if (reply.outcome === 'refused') this.logger.log(`${order_id} is not cancelled: ${reply.refusal.code}`);
      else if (!reply.replayed) this.logger.warn(`${order_id} is cancelled: ${reply.order.cancellation_reason}`);
    } catch (error) {
      this.logger.warn(`${order_id} could not be cancelled and comes up again: ${error}`);
    }
  }

  private async count(): Promise<void> {
    const { pending, clock } = this.tools;
    const now = clock();
    for (const environment of environments) {
      const of = (createdBefore: number) => pending.list({ environment, createdBefore, offset: 0, limit: 1 });
      const [oldest] = (await of(now)).orders;
      const oldestSeconds = oldest === undefined ? 0 : Math.round((now - epochMsOf(oldest.created_at)) / 1000);
      const { total } = await of(this.longAgo(this.limits.alertAfter));
      tellPendingOrders(environment, { overdue: total, oldestSeconds });
    }
  }

  private longAgo(minutes: number): number {
    return this.tools.clock() - minutes * minuteMs;
  }
}
