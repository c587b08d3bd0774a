import { isOpen } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { EventFollower, followerNames } from '@dakpion/following';
import { CLOCK, type Clock, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type CreatedOrder, createdOrderOf, orderStreamPrefix, stateOf } from '../order-stream.ts';
import { OpenOrdersWorker } from './open-orders.worker.ts';

const ordersAtOnce = 20;

/**
 * Notes the open orders, also after the state store has lost them. Orders' events are not published again for
 * that, and nobody outside hears of it. The orders' messages note them, too; whoever is second changes nothing.
 */
@Injectable()
export class OpenOrdersFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly follower: EventFollower;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(CLOCK) clock: Clock,
    private readonly openOrders: OpenOrdersWorker,
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
    const state = await stateOf(this.eventStore, order.order_id);
    if (state === null || !isOpen(state.parcel_status)) return;
    const { order_id, partner_id, environment, occurred_at: created_at } = order;
    const { partner_reference_id } = order.request;
    const { parcel_status, since, sequence } = state;
    const known = { order_id, partner_id, environment, partner_reference_id, created_at };
    await this.openOrders.note({ ...known, parcel_status, since, sequence });
  }
}
