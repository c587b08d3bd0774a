import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { EventFollower, followerNames } from '@dakpion/following';
import { CLOCK, type Clock, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PendingOrdersWorker } from '../pending-orders/pending-orders.worker.ts';
import { type CreatedOrder, createdOrderOf, orderStreamPrefix, progressOf } from './order-stream.ts';

const ordersAtOnce = 20;

/**
 * Notes the orders that wait for a rider, also after the state store has lost them. Orders' events are not published again for
 * that, and nobody outside hears of it. The orders' messages note them, too; whoever is second changes nothing.
 */
@Injectable()
export class OpenOrdersFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly follower: EventFollower;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(CLOCK) clock: Clock,
    private readonly pendingOrders: PendingOrdersWorker,
  ) {
    this.follower = new EventFollower(
      { eventStore, stateStore, clock },
      {
        name: followerNames.openOrders,
        streamPrefix: orderStreamPrefix,
        batchLimit: 200,
        eventsPerCheckpoint: 1_000,
        handle: (events) => this.restore(events),
      },
    );
  }

  onApplicationBootstrap(): void {
    this.follower.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.follower.stop();
  }

  private async restore(events: readonly RecordedEvent[]): Promise<void> {
    const created = events.map(createdOrderOf).filter((order) => order !== null);
    for (let from = 0; from < created.length; from += ordersAtOnce) {
      await Promise.all(created.slice(from, from + ordersAtOnce).map((order) => this.restoreOrder(order)));
    }
  }

  private async restoreOrder(order: CreatedOrder): Promise<void> {
    if ((await progressOf(this.eventStore, order.order_id)) !== 'pending') return;
    await this.pendingOrders.add(pendingOrderOf(order));
  }
}

function pendingOrderOf({ order_id, partner_id, environment, request, occurred_at }: CreatedOrder) {
  const { partner_reference_id } = request;
  return { order_id, partner_id, environment, partner_reference_id, created_at: occurred_at };
}
