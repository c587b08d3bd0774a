import { type Environment, epochMsOf, isOpen, type OpenStatus, openStatuses } from '@dakpion/contracts';
import type { OpenOrder, OpenOrders } from '@dakpion/read-models';
import { inLanes } from '@dakpion/repetition';
import type { Clock } from '@dakpion/service';
import { Logger } from '@nestjs/common';
import type { OrderState } from '../order-stream.ts';
import type { CancelPendingOrder } from './cancel-pending-order.ts';
import {
  type Cancellations,
  describeCancellations,
  describeOverdue,
  maxNamed,
  type OverdueCount,
} from './describe-look.ts';
import { tellOpenOrders } from './open-order-gauges.ts';

const minuteMs = 60_000;
/** Production first, as in log lines. */
const environmentsByWeight: readonly Environment[] = ['production', 'sandbox'];
/** The maximum number of orders of a status that one check marks as reported. Bounds the writes to the store. */
const maxReported = 200;
const readsAtOnce = 20;
/** The maximum number of orders that one check cancels concurrently. */
const maxCancelled = 50;

/** The dependencies of the watch. */
interface OpenOrderWatchTools {
  readonly open: OpenOrders;
  /** The state of an order according to its stream. Null if there is no such order, or if its last event is of a newer version. */
  readState(orderId: string): Promise<OrderState | null>;
  readonly cancel: CancelPendingOrder;
  readonly clock: Clock;
}

/** The time in minutes for which orders may have a status. `cancelAfter`: the time in PENDING, null: unlimited. */
interface OpenOrderLimits {
  readonly alertAfter: Readonly<Record<OpenStatus, number>>;
  readonly cancelAfter: number | null;
}

/**
 * Finds orders that have had their status for too long. It reports them whenever there are new ones, and cancels PENDING production
 * orders if the settings say so. A sandbox order is never cancelled, because its partner chose a scenario without a rider. All
 * state is in the state store, sorted by time, so a check is cheap while nothing is due, and continues after a restart. However
 * many orders wait, a check reads at most a few hundred of each status and writes at most one log line.
 */
export class OpenOrderWatch {
  private readonly logger = new Logger(OpenOrderWatch.name);

  constructor(
    private readonly tools: OpenOrderWatchTools,
    private readonly limits: OpenOrderLimits,
  ) {}

  /** Returns whether any order is open. If none is, it reads one list of each status. */
  async look(): Promise<boolean> {
    const news = new Map<OpenStatus, Record<Environment, number>>();
    let isAnyOpen = false;
    const oldest = await Promise.all(openStatuses.map((status) => this.oldest(status, null)));
    for (const [index, status] of openStatuses.entries()) {
      const { total = 0, waitsMs = 0 } = oldest[index] ?? {};
      isAnyOpen ||= total > 0;
      if (this.isOverdue(status, waitsMs)) news.set(status, await this.findNews(status));
    }
    if (!isAnyOpen) {
      for (const parcel_status of openStatuses) {
        for (const environment of environmentsByWeight)
          tellOpenOrders({ environment, parcel_status }, { overdue: 0, oldestSeconds: 0 });
      }
      return false;
    }
    const cancellations = await this.cancelOverdue();
    const findings = await Promise.all(
      openStatuses.flatMap((status) =>
        environmentsByWeight.map(async (environment): Promise<OverdueCount> => {
          const total = await this.count(status, environment);
          return { status, environment, total, news: news.get(status)?.[environment] ?? 0 };
        }),
      ),
    );
    await this.tell(findings, cancellations);
    return true;
  }

  /**
   * The time for which the order that has had the status longest has had it (0: no order has it), and the number of orders with it.
   */
  private async oldest(
    status: OpenStatus,
    environment: Environment | null,
  ): Promise<{ readonly waitsMs: number; readonly total: number }> {
    const { open, clock } = this.tools;
    const { orders, total } = await open.list({ status, environment, sinceBefore: null, offset: 0, limit: 1 });
    const [first] = orders;
    return { waitsMs: first === undefined ? 0 : Math.max(0, clock() - epochMsOf(first.since)), total };
  }

  private isOverdue(status: OpenStatus, waitsMs: number): boolean {
    return waitsMs >= this.limits.alertAfter[status] * minuteMs;
  }

  /** Marks overdue orders that were not reported yet. The next check handles the others. */
  private async findNews(status: OpenStatus): Promise<Record<Environment, number>> {
    const { open, readState } = this.tools;
    const news = { production: 0, sandbox: 0 };
    const overdue = await open.unreported(status, this.longAgo(this.limits.alertAfter[status]), maxReported);
    await inLanes(overdue, readsAtOnce, async (order) => {
      const state = await readState(order.order_id);
      // An event of a newer version. A later check reads the order again.
      if (state === null) return;
      // The state store has lost the event with the present status, or the follower has not handled it yet.
      if (state.parcel_status !== status) await this.move(order, state);
      else if (await open.markReported(order)) news[order.environment] += 1;
    });
    return news;
  }

  /** Records that the order has another status. */
  private async move(order: OpenOrder, { parcel_status, since, sequence }: OrderState): Promise<void> {
    const { open } = this.tools;
    if (!isOpen(parcel_status)) return open.remove(order.order_id);
    await open.note({ ...order, parcel_status, since, sequence });
  }

  private async cancelOverdue(): Promise<Cancellations> {
    const { cancelAfter } = this.limits;
    const found = { cancelled: [] as string[], refused: [] as string[], failed: [] as string[] };
    let reason: string | null = null;
    if (cancelAfter === null) return { ...found, reason };
    const sinceBefore = this.longAgo(cancelAfter);
    const filter = {
      status: 'PENDING',
      environment: 'production',
      sinceBefore,
      offset: 0,
      limit: maxCancelled,
    } as const;
    const { orders } = await this.tools.open.list(filter);
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

  /** `repeated`: it was already cancelled. */
  private async cancel(order: OpenOrder): Promise<'cancelled' | 'refused' | 'repeated'> {
    const { open, readState, cancel } = this.tools;
    const reply = await cancel(order);
    if (reply.outcome === 'refused') {
      const state = await readState(order.order_id);
      if (state !== null) await this.move(order, state);
      // An order that does not exist is no longer open.
      else if (reply.refusal.code === 'order_not_found') await open.remove(order.order_id);
      return 'refused';
    }
    await open.remove(order.order_id);
    return reply.replayed ? 'repeated' : 'cancelled';
  }

  /** Sets the gauges. Returns the number of overdue orders. */
  private async count(status: OpenStatus, environment: Environment): Promise<number> {
    const { waitsMs, total: all } = await this.oldest(status, environment);
    const isOverdue = all > 0 && this.isOverdue(status, waitsMs);
    const overdue = { status, environment, sinceBefore: this.longAgo(this.limits.alertAfter[status]) };
    const total = isOverdue ? (await this.tools.open.list({ ...overdue, offset: 0, limit: 1 })).total : 0;
    tellOpenOrders(
      { environment, parcel_status: status },
      { overdue: total, oldestSeconds: Math.round(waitsMs / 1000) },
    );
    return total;
  }

  /** Writes one line. It is a warning unless all findings are about the sandbox. */
  private async tell(findings: readonly OverdueCount[], cancellations: Cancellations): Promise<void> {
    const parts: string[] = [];
    const isNew = findings.filter(({ news }) => news > 0);
    for (const { status, environment, total, news } of isNew) {
      const minutes = this.limits.alertAfter[status];
      const filter = { status, environment, sinceBefore: this.longAgo(minutes), offset: 0, limit: maxNamed };
      const { orders: oldest } = await this.tools.open.list(filter);
      // Empty if all of them were cancelled in this check.
      if (oldest.length > 0) parts.push(describeOverdue({ status, environment, total, news, oldest }, minutes));
    }
    const cancelled = describeCancellations(cancellations, this.limits.cancelAfter ?? 0);
    if (cancelled !== null) parts.push(cancelled);
    if (parts.length === 0) return;
    const line = parts.join(' ');
    if (cancelled !== null || isNew.some(({ environment }) => environment === 'production')) this.logger.warn(line);
    else this.logger.log(line);
  }

  private longAgo(minutes: number): number {
    return this.tools.clock() - minutes * minuteMs;
  }
}
