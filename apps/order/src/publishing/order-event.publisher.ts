import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { type Following, followerNames, type Tenure } from '@dakpion/following';
import type { Broker, OutgoingMessage } from '@dakpion/messaging';
import { BROKER, EVENT_STORE } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
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
export class OrderEventPublisher implements Following {
  readonly name = publisherName;
  readonly streamPrefix = orderStreamPrefix;
  readonly batchLimit = 100;
  /** Saving after every batch would hold up the next; what a crash makes us repeat, consumers know by its event id. */
  readonly eventsPerCheckpoint = 100;
  readonly keepsDurablePosition = true;
  private readonly states: OrderStates;

  constructor(
    @Inject(EVENT_STORE) eventStore: EventStore,
    @Inject(BROKER) private readonly broker: Broker,
  ) {
    this.states = new OrderStates(eventStore);
  }

  begin(): void {
    this.states.forget();
  }

  async handle(events: readonly RecordedEvent[], tenure: Tenure): Promise<void> {
    const messages: OutgoingMessage[] = [];
    for (const event of events) {
      const value = orderEventMessage(event, await this.states.after(event));
      messages.push(outgoingOrderEvent(value, event.position));
    }
    // A process that was stopped must not publish at the same time as the next holder of the lease.
    await this.broker.publish(messages, { mayBeSent: () => tenure.holds() });
  }
}
