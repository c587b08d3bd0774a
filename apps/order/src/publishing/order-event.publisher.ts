import { topics } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { Broker, OutgoingMessage } from '@dakpion/messaging';
import { BROKER, CLOCK, type Clock, EVENT_STORE, EventFollower, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { OrderStates } from '../following/order-states.ts';
import { orderStreamPrefix } from '../order-stream.ts';
import { orderEventMessage } from './order-event-message.ts';

/** Names the publisher's lease and checkpoint. */
export const publisherName = 'order-event-publisher';

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
        handle: (events) => this.publish(events),
      },
    );
  }

  onApplicationBootstrap(): void {
    this.follower.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.follower.stop();
  }

  private async publish(events: readonly RecordedEvent[]): Promise<void> {
    const messages: OutgoingMessage[] = [];
    for (const event of events) {
      const value = orderEventMessage(event, await this.states.after(event));
      messages.push({
        topic: topics.orderEvents.name,
        key: value.order_id,
        type: value.event,
        value,
        headers: { 'correlation-id': value.correlation_id, 'causation-id': value.event_id },
      });
    }
    await this.broker.publish(messages);
  }
}
