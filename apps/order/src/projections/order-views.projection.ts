import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { EventFollower, followerNames } from '@dakpion/following';
import { CLOCK, type Clock, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { WrittenViews } from '../commands/written-views.ts';
import type { Order } from '../domain/order.ts';
import { OrderStates } from '../following/order-states.ts';
import { orderStreamPrefix } from '../order-stream.ts';
import { RetryLinkReactor } from './retry-link.reactor.ts';

/** Names the projection's lease and checkpoint. */
export const projectionName = followerNames.orderViews;

/**
 * Writes the read models that a crash left unwritten, and all of them when they are lost. In ordinary times commands
 * have written them already, and it finds nothing to do.
 */
@Injectable()
export class OrderViewsProjection implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly states: OrderStates;
  private readonly follower: EventFollower;

  constructor(
    @Inject(EVENT_STORE) eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(CLOCK) clock: Clock,
    private readonly views: WrittenViews,
    private readonly retryLinks: RetryLinkReactor,
  ) {
    this.states = new OrderStates(eventStore);
    this.follower = new EventFollower(
      { eventStore, stateStore, clock },
      {
        name: projectionName,
        streamPrefix: orderStreamPrefix,
        batchLimit: 200,
        eventsPerCheckpoint: 200,
        begin: () => {
          this.views.forget();
          this.states.forget();
        },
        handle: (events) => this.project(events),
      },
    );
  }

  onApplicationBootstrap(): void {
    this.follower.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.follower.stop();
  }

  private async project(events: readonly RecordedEvent[]): Promise<void> {
    // Of an order's events in one batch only the last leaves a trace in the views.
    const latest = new Map<string, Order>();
    for (const event of events) latest.set(event.stream, await this.states.after(event));
    await Promise.all([...latest.values()].map((order) => this.views.ensure(order)));
    for (const event of events) await this.retryLinks.react(event);
  }
}
