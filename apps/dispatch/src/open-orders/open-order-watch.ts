import { type Environment, epochMsOf, isOpen, type OpenStatus, openStatuses } from '@dakpion/contracts';
import type { OpenOrder, OpenOrders } from '@dakpion/read-models';
import { inLanes } from '@dakpion/repetition';
import type { Clock } from '@dakpion/service';
import { Logger } from '@nestjs/common';
import type { OrderState } from '../order-stream.ts';
import type { CancelPendingOrder } from './cancel-pending-order.ts';
import { type Cancellations, describeCancellations, describeOverdue, maxNamed } from './describe-look.ts';
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

  /** Returns whether any order is open. If none is, it reads one list of each status and environment. */
  async look(): Promise<boolean> {
    const counts = await Promise.all(
      openStatuses.flatMap((status) => environmentsByWeight.map((environment) => this.count(status, environment))),
    );
    if (counts.every(({ total }) => total === 0)) return false;
    const overdue = new Set(counts.filter((count) => count.overdue > 0).map(({ status }) => status));
    const news = new Map<OpenStatus, Record<Environment, number>>();
    for (const status of overdue) news.set(status, await this.findNews(status));
    await this.tell(news, await this.cancelOverdue());
    return true;
  }

  /** Sets the gauges. Returns the number of orders with the status, and of those that have had it for too long. */
  private async count(status: OpenStatus, environment: Environment) {
    const { open, clock } = this.tools;
    const one = { status, environment, offset: 0, limit: 1 };
    const { orders, total } = await open.list({ ...one, sinceBefore: null });
    const [oldest] = orders;
    const waitsMs = oldest === undefined ? 0 : Math.max(0, clock() - epochMsOf(oldest.since));
    const minutes = this.limits.alertAfter[status];
    const isOverdue = waitsMs >= minutes * minuteMs;
    const overdue = isOverdue ? (await open.list({ ...one, sinceBefore: this.longAgo(minutes) })).total : 0;
    tellOpenOrders({ environment, parcel_status: status }, { overdue, oldestSeconds: Math.round(waitsMs / 1000) });
    return { status, total, overdue };
  }

  /** Marks overdue orders that were not reported yet. The next check handles the others. */
  private async findNews(status: OpenStatus): Promise<Record<Environment, number>> {
    const { open, readState } = this.tools;
    const news = { production: 0, sandbox: 0 };
    const overdue = await open.unreported(status, this.longAgo(this.limits.alertAfter[status]), maxReported);
    await inLanes(overdue, readsAtOnce, async (order) => {
      const state = await readState(order.order_id);
      // An event of a newer version, or an order that is not in the event store. A later check reads it again.
      if (state === null) return;
      // The state store has lost the event with the present status, or its message was not handled yet.
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
      const { refusal } = reply;
      const isOver =
        refusal.code === 'order_not_cancellable' ? !isOpen(refusal.parcel_status) : refusal.code === 'order_not_found';
      const state = await readState(order.order_id);
      if (state !== null) await this.move(order, state);
      // There is no such order, or its last event is of a newer version.
      else if (isOver) await open.remove(order.order_id);
      return 'refused';
    }
    await open.remove(order.order_id);
    return reply.replayed ? 'repeated' : 'cancelled';
  }

  /** Writes one line about the orders that became overdue. It is a warning unless all findings are about the sandbox. */
  private async tell(
    newsByStatus: ReadonlyMap<OpenStatus, Readonly<Record<Environment, number>>>,
    cancellations: Cancellations,
  ): Promise<void> {
    const parts: string[] = [];
    let isWarning = false;
    for (const [status, found] of newsByStatus) {
      const minutes = this.limits.alertAfter[status];
      for (const environment of environmentsByWeight) {
        const news = found[environment];
        if (news === 0) continue;
        isWarning ||= environment === 'production';
        const filter = { status, environment, sinceBefore: this.longAgo(minutes), offset: 0, limit: maxNamed };
        const { orders: oldest, total } = await this.tools.open.list(filter);
        // Empty if all of them were cancelled in this check.
        if (oldest.length > 0) parts.push(describeOverdue({ status, environment, total, news, oldest }, minutes));
      }
    }
    const cancelled = describeCancellations(cancellations, this.limits.cancelAfter ?? 0);
    if (cancelled !== null) parts.push(cancelled);
    if (parts.length === 0) return;
    const line = parts.join(' ');
    if (cancelled !== null || isWarning) this.logger.warn(line);
    else this.logger.log(line);
  }

  private longAgo(minutes: number): number {
    return this.tools.clock() - minutes * minuteMs;
  }
}
