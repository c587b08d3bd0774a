import { type Environment, environments, epochMsOf, type OrderStatus } from '@dakpion/contracts';
import type { PendingOrder, PendingOrders } from '@dakpion/order-views';
import type { Clock } from '@dakpion/service';
import { Logger } from '@nestjs/common';
import type { CancelPendingOrder } from './cancel-pending-order.ts';
import { type Cancellations, describeCancellations, describeOverdue, maxNamed } from './describe-look.ts';
import { tellPendingOrders } from './pending-order-gauges.ts';

const minuteMs = 60_000;
/** Most orders that one look marks as told of; the rest is for the next, so that a flood of them does not flood the store. */
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

/** How many orders became overdue since the last look, by environment. */
type News = Readonly<Record<Environment, number>>;

/**
 * Looks for orders that wait for a rider for too long: tells of them, each time that some are new, and cancels production's if
 * it is told to. An order of the sandbox is never cancelled: its partner chose that it finds no rider. All that it knows
 * is in the state store, sorted by time, so that a look costs next to nothing while nothing is due, and goes on after a
 * restart. However many orders wait, a look reads a few hundred at most and writes one line at most.
 */
export class PendingOrderWatch {
  private readonly logger = new Logger(PendingOrderWatch.name);

  constructor(
    private readonly tools: PendingOrderWatchTools,
    private readonly limits: PendingLimits,
  ) {}

  async look(): Promise<void> {
    const news = await this.findNews();
    const cancellations = await this.cancelOverdue();
    const totals = await this.count();
    await this.tell(news, cancellations, totals);
  }

  /** Marks orders that are overdue and were not told of yet; the rest is for the next look. */
  private async findNews(): Promise<News> {
    const { pending, readStatus } = this.tools;
    const news = { production: 0, sandbox: 0 };
    for (const order of await pending.unreported(this.longAgo(this.limits.alertAfter), maxReported)) {
      const status = await readStatus(order.order_id);
      // Nothing shows it while views are written anew; the next look sees it.
      if (status === null) continue;
      if (status !== 'PENDING') await pending.remove(order.order_id);
      else if (await pending.markReported(order)) news[order.environment] += 1;
    }
    return news;
  }

  private async cancelOverdue(): Promise<Cancellations> {
    const { cancelAfter } = this.limits;
    const found = { cancelled: [] as string[], refused: [] as string[], failed: [] as string[] };
    let reason: string | null = null;
    if (cancelAfter === null) return { ...found, reason };
    const createdBefore = this.longAgo(cancelAfter);
    const filter = { environment: 'production', createdBefore, offset: 0, limit: maxCancelled } as const;
    const { orders } = await this.tools.pending.list(filter);
    await Promise.all(
      orders.map(async (order) => {
        try {
          const outcome = await this.cancel(order);
          if (outcome !== 'repeated') found[outcome].push(order.order_id);
        } catch (error) {
          found.failed.push(order.order_id);
          reason ??= String(error);
        }
      }),
    );
    return { ...found, reason };
  }

  /** `repeated`: it was cancelled before. */
  private async cancel(order: PendingOrder): Promise<'cancelled' | 'refused' | 'repeated'> {
    const reply = await this.tools.cancel(order);
    // Refused or not, it is PENDING no more.
    await this.tools.pending.remove(order.order_id);
    if (reply.outcome === 'refused') return 'refused';
    return reply.replayed ? 'repeated' : 'cancelled';
  }

  /** Tells the gauges; answers how many orders are overdue. */
  private async count(): Promise<News> {
    const { pending, clock } = this.tools;
    const totals = { production: 0, sandbox: 0 };
    for (const environment of environments) {
      const [oldest] = (await pending.list({ environment, createdBefore: null, offset: 0, limit: 1 })).orders;
      const waitsMs = oldest === undefined ? 0 : Math.max(0, clock() - epochMsOf(oldest.created_at));
      const createdBefore = this.longAgo(this.limits.alertAfter);
      const { total } = await pending.list({ environment, createdBefore, offset: 0, limit: 1 });
      tellPendingOrders(environment, { overdue: total, oldestSeconds: Math.round(waitsMs / 1000) });
      totals[environment] = total;
    }
    return totals;
  }

  /** One line, however much there is to tell; a warning unless it is about the sandbox alone. */
  private async tell(news: News, cancellations: Cancellations, totals: News): Promise<void> {
    const { alertAfter, cancelAfter } = this.limits;
    const parts: string[] = [];
    for (const environment of ['production', 'sandbox'] as const) {
      if (news[environment] === 0) continue;
      const createdBefore = this.longAgo(alertAfter);
      const { orders } = await this.tools.pending.list({ environment, createdBefore, offset: 0, limit: maxNamed });
      const found = { environment, total: totals[environment], news: news[environment], oldest: orders };
      // They may all have been cancelled in this look.
      if (orders.length > 0) parts.push(describeOverdue(found, alertAfter));
    }
    const cancelled = describeCancellations(cancellations, cancelAfter ?? 0);
    if (cancelled !== null) parts.push(cancelled);
    if (parts.length === 0) return;
    const line = parts.join(' ');
    if (news.production > 0 || cancelled !== null) this.logger.warn(line);
    else this.logger.log(line);
  }

  private longAgo(minutes: number): number {
    return this.tools.clock() - minutes * minuteMs;
  }
}
