import { deliveryStreamPrefix } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { Checkpoint, Following } from '@dakpion/following';
import type { Partners } from '@dakpion/partners';
import { DeliveryLog } from '@dakpion/read-models';
import { inLanes, isTemporary, waitUntil } from '@dakpion/repetition';
import type { StateStore } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { orderIdOfStream } from '../deliveries/delivery-stream.ts';
import type { DeliveryScheduler } from '../delivery-scheduler/delivery-scheduler.ts';
import type { Recoveries } from '../recovery/recoveries.ts';
import { DeliveryLogProjection } from './delivery-log.projection.ts';
import { waitingDeliveries } from './waiting-deliveries.ts';

const restoresAtOnce = 100;
const partnersPauseMs = 50;

/** The dependencies for restoring the waiting orders. */
interface WaitingOrders {
  readonly scheduler: DeliveryScheduler;
  readonly partners: Partners;
  /** Aborts when the application stops. */
  readonly signal: AbortSignal;
}

/**
 * Follows the streams of deliveries: updates the log and, before it goes live, restores every waiting order. This also repairs
 * losses of the state store: the checkpoint is in the same store and trails by a second, so it is never ahead of a due time. If the
 * store loses the checkpoint, the follower begins again at the first event immediately.
 */
export class DeliveryLogFollower implements Following {
  readonly streamPrefix = deliveryStreamPrefix;
  /** About 6 MB. */
  readonly batchLimit = 2_000;
  readonly eventsPerCheckpoint = 10_000;
  readonly checkpointTrailsMs = 1_000;
  /** Most deliveries have ended by then, and are written once instead of twice. */
  readonly gatherMs = 250;
  private readonly logger = new Logger(DeliveryLogFollower.name);
  private readonly projection: DeliveryLogProjection;
  /** Data that was lost had been written before this time, by the clock of the state store. */
  private lostBy = 0;
  /** Waiting orders by delivery id. Null after they are restored. */
  private waiting: Map<string, string> | null = new Map();

  /** `restored` and `recoveries`: null if another build of the log restores the waiting orders, and notices recoveries. */
  constructor(
    readonly name: string,
    eventStore: EventStore,
    private readonly stateStore: StateStore,
    keptSince: () => number,
    private readonly restored: WaitingOrders | null,
    private readonly recoveries: Pick<Recoveries, 'observe'> | null = null,
  ) {
    this.projection = new DeliveryLogProjection(eventStore, stateStore, keptSince);
  }

  /** Also restores older waiting orders of the log, unless the due queue has them or all events come again. */
  async begin({ wentBackFrom, position, hadCaughtUp }: Checkpoint): Promise<void> {
    // It is unknown when the lost data disappeared.
    this.lostBy = wentBackFrom === undefined ? this.stateStore.clock.now() : await this.stateStore.historyBeganBy();
    const waiting = new Map<string, string>();
    this.waiting = this.restored === null ? null : waiting;
    if (this.restored === null || position === undefined) return;
    // The due times of a shared store survive a crash, except the last, whose events come again. Those that it has lost altogether are
    // all there again once the follower has caught up.
    if (this.stateStore.isShared && hadCaughtUp) return;
    const { partners, signal } = this.restored;
    // Waits, because otherwise the logs of some partners would be missing.
    await waitUntil(() => partners.areComplete(), {
      withinMs: Number.POSITIVE_INFINITY,
      everyMs: partnersPauseMs,
      signal,
    });
    signal.throwIfAborted();
    // Of this build, which ends at the position. It need not serve: it may be one whose computation was interrupted.
    for await (const { delivery_id, order_id } of waitingDeliveries(new DeliveryLog(this.stateStore), partners)) {
      waiting.set(delivery_id, order_id);
    }
  }

  async handle(events: readonly RecordedEvent[]): Promise<void> {
    const { waiting, ended, outcomes } = await this.projection.project(events);
    for (const { delivery_id, order_id } of waiting) this.waiting?.set(delivery_id, order_id);
    for (const deliveryId of ended) this.waiting?.delete(deliveryId);
    if (this.recoveries !== null) for (const owned of outcomes) await this.recoveries.observe(owned);
  }

  async caughtUp(): Promise<void> {
    const orderIds = [...new Set(this.waiting?.values())];
    await inLanes(orderIds, restoresAtOnce, (orderId) => this.restore(orderId));
    this.waiting = null;
  }

  resumed(stream: string): Promise<void> {
    return this.restore(orderIdOfStream(stream));
  }

  /** An order with an inconsistent stream must not delay the others: it is parked, and continues when it is released. */
  private async restore(orderId: string): Promise<void> {
    const scheduler = this.restored?.scheduler;
    try {
      await (this.stateStore.isShared ? scheduler?.restore(orderId, this.lostBy) : scheduler?.take(orderId));
    } catch (error) {
      if (isTemporary(error)) throw error;
      this.logger.error(`Resuming the deliveries of ${orderId} failed: ${String(error)}`);
    }
  }
}
