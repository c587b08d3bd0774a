import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { EventFollower, followerNames, type Tenure } from '@dakpion/following';
import type { Broker, OutgoingMessage } from '@dakpion/messaging';
import { BROKER, CLOCK, type Clock, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { OrderStates } from '../following/order-states.ts';
import { orderStreamPrefix } from '../order-stream.ts';
import { orderEventMessage, outgoingOrderEvent } from './order-event-message.ts';

/** Names the publisher's lease and checkpoint. */
export const publisherName = followerNames.publisher;

/**
 * Puts every order's events onto `order.events.v1`, in order per order and at least once. The event store is the
 * outbox: nothing is published that is not stored, and the checkpoint moves after the broker's acknowledgement.
 */
@Injectable()
export class OrderEventPublisher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly states: OrderStates;
  private readonly follower: EventFollower;

  constructor(
    @Inject(EVENT_STORE) eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(BROKER) private readonly broker: Broker,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.states = new OrderStates(eventStore);
    this.follower = new EventFollower(
      { eventStore, stateStore, clock },
      {
        name: publisherName,
        streamPrefix: orderStreamPrefix,
        batchLimit: 100,
        // Saving after every batch would hold up the next; what a crash makes us repeat, consumers know by its event id.
        eventsPerCheckpoint: 100,
        keepsDurablePosition: true,
        begin: () => this.states.forget(),
        handle: (events, tenure) => this.publish(events, tenure),
      },
    );
  }

  onApplicationBootstrap(): void {
    this.follower.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.follower.stop();
  }

  private async publish(events: readonly RecordedEvent[], tenure: Tenure): Promise<void> {
    const messages: OutgoingMessage[] = [];
    for (const event of events) {
      const value = orderEventMessage(event, await this.states.after(event));
      messages.push(outgoingOrderEvent(value, event.position));
    }
    // Whoever was stopped meanwhile must not publish beside the next holder of the lease.
    await this.broker.publish(messages, { mayBeSent: () => tenure.holds() });
  }
}
