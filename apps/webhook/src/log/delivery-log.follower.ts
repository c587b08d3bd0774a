import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { Partners } from '@dakpion/partners';
import { CLOCK, type Clock, EVENT_STORE, EventFollower, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { DeliveryLog } from '@dakpion/webhook-deliveries';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HELD_ORDERS, type HeldOrders } from '../delivering/held-orders.ts';
import { deliveryStreamPrefix } from '../delivery-stream.ts';
import { DeliveryLogProjection } from './delivery-log.projection.ts';
import { waitingDeliveries } from './waiting-deliveries.ts';

/** Names the follower's lease and checkpoint. */
const followerName = 'webhook-deliveries';
// Some 3 MB.
const batchLimit = 1_000;
const restoresAtOnce = 100;

/**
 * Follows the streams of deliveries: keeps the log up with them and, before it goes live, restores every order that was left
 * waiting. What the state store lost is made good by that: the checkpoint is in the same store, and trails by a second, so
 * that it is never ahead of a due time. When the store loses it, all begins again at once.
 */
@Injectable()
export class DeliveryLogFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly projection: DeliveryLogProjection;
  private readonly follower: EventFollower;
  /** Orders left waiting, by delivery id; null as soon as they are restored. */
  private waiting: Map<string, string> | null = new Map();

  constructor(
    @Inject(EVENT_STORE) eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(CLOCK) clock: Clock,
    @Inject(HELD_ORDERS) private readonly heldOrders: HeldOrders,
    private readonly log: DeliveryLog,
    private readonly partners: Partners,
  ) {
    this.projection = new DeliveryLogProjection(eventStore, stateStore);
    this.follower = new EventFollower(
      { eventStore, stateStore, clock },
      {
        name: followerName,
        streamPrefix: deliveryStreamPrefix,
        batchLimit,
        eventsPerCheckpoint: 10 * batchLimit,
        checkpointTrailsMs: 1_000,
        // Most deliveries have ended by then and are written once instead of twice.
        gatherMs: 100,
        begin: () => this.begin(),
        handle: (events) => this.project(events),
        caughtUp: () => this.restoreAll(),
      },
    );
  }

  onApplicationBootstrap(): void {
    this.follower.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.follower.stop();
  }

  /** What the log has of old is restored, too, unless the due queue has it. */
  private async begin(): Promise<void> {
    const waiting = new Map<string, string>();
    this.waiting = waiting;
    if (this.heldOrders.outlastProcess) return;
    for await (const { delivery_id, order_id } of waitingDeliveries(this.log, this.partners)) {
      waiting.set(delivery_id, order_id);
    }
  }

  private async project(events: readonly RecordedEvent[]): Promise<void> {
    const { waiting, ended } = await this.projection.project(events);
    for (const { delivery_id, order_id } of waiting) this.waiting?.set(delivery_id, order_id);
    for (const deliveryId of ended) this.waiting?.delete(deliveryId);
  }

  private async restoreAll(): Promise<void> {
    const orderIds = [...new Set(this.waiting?.values())];
    for (let from = 0; from < orderIds.length; from += restoresAtOnce) {
      await Promise.all(orderIds.slice(from, from + restoresAtOnce).map((orderId) => this.heldOrders.restore(orderId)));
    }
    this.waiting = null;
  }
}
