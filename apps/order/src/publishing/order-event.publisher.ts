import { orderStreamPrefix } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { type Following, followerNames, type Tenure } from '@dakpion/following';
import type { Broker, OutgoingMessage } from '@dakpion/messaging';
import { BROKER, EVENT_STORE } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { OrderStates } from '../following/order-states.ts';
import { orderEventMessage, outgoingOrderEvent } from './order-event-message.ts';

/**
 * Publishes the events of all orders on `order.events.v1`, in order for each order and at least once. The event store is the
 * outbox: only stored events are published, and the checkpoint moves after the acknowledgement of the broker.
 */
@Injectable()
export class OrderEventPublisher implements Following {
  readonly name = followerNames.publisher;
  readonly streamPrefix = orderStreamPrefix;
  readonly batchLimit = 100;
  /**
   * Saving after every batch would delay the next. After a crash, some messages are repeated, which consumers recognise by
   * their event ids.
   */
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
    // A process that was paused must not publish at the same time as the next holder of the lease.
    await this.broker.publish(messages, { mayBeSent: () => tenure.holds() });
  }
}
