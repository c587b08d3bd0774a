import type { EventStore } from '@dakpion/event-store';
import { EventFollower, followerNames, LateBeginning } from '@dakpion/following';
import { CLOCK, type Clock, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { orderStreamPrefix } from '../order-stream.ts';
import { OrderUsageProjection } from './order-usage.projection.ts';

/**
 * Follows the orders' events and counts what is used. It has a checkpoint of its own, so that the figures are made from the first event
 * on where there were none before.
 */
@Injectable()
export class OrderUsageFollower implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly follower: EventFollower;

  constructor(
    @Inject(EVENT_STORE) eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(CLOCK) clock: Clock,
    private readonly lateBeginning: LateBeginning,
  ) {
    const projection = new OrderUsageProjection(eventStore, stateStore);
    this.follower = new EventFollower(
      { eventStore, stateStore, clock },
      {
        name: followerNames.orderUsage,
        streamPrefix: orderStreamPrefix,
        batchLimit: 1_000,
        eventsPerCheckpoint: 10_000,
        begin: (checkpoint) => this.lateBeginning.wait(checkpoint),
        handle: (events) => projection.project(events),
      },
    );
  }

  onApplicationBootstrap(): void {
    this.follower.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.lateBeginning.stop();
    await this.follower.stop();
  }
}
