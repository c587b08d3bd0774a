import {
  type OrderEventPage,
  orderStreamPrefix,
  type PositionedOrderEvent,
  pattern,
  type ReadOrderEvents,
  topics,
} from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { isTemporary } from '@dakpion/repetition';
import { EVENT_STORE } from '@dakpion/service';
import { Controller, Inject, Logger } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { OrderStates } from '../following/order-states.ts';
import { orderEventMessage } from './order-event-message.ts';

const maxEventsPerRead = 200;
/**
 * The size at which a page ends. A reply can have at most 1,000,000 bytes. The message of an event has about 3,000, and at most
 * 80,000.
 */
const maxBytes = 500_000;
/**
 * The time after which a page ends, in ms. The consumer waits 20 s, and pages of several consumers are read one after another. A full
 * page of events of old orders reads 200 streams: on a busy event store, a consumer would ask for the same page without end.
 */
const maxPageMs = 2_000;

/**
 * Reads the messages that the publisher has sent, for consumers that missed them. Rejects with the errors of the event store.
 */
@Controller()
export class ReadOrderEventsController {
  private readonly logger = new Logger(ReadOrderEventsController.name);
  private readonly states: OrderStates;

  constructor(@Inject(EVENT_STORE) private readonly eventStore: EventStore) {
    this.states = new OrderStates(eventStore);
  }

  // Services of version 0.1 send the request as a command. During an upgrade they run beside this one.
  @MessagePattern([
    pattern(topics.missedOrderEvents, 'ReadOrderEvents'),
    pattern(topics.orderCommands, 'ReadOrderEvents'),
  ])
  read(@Payload() { after }: ReadOrderEvents): Promise<OrderEventPage> {
    return this.page(after === null ? null : BigInt(after));
  }

  /**
   * The order events after a position, in order. From the first event if the position is null, or beyond the end of the store.
   */
  async page(after: bigint | null): Promise<OrderEventPage> {
    const events: PositionedOrderEvent[] = [];
    let bytes = 0;
    let looked = 0;
    const from = after !== null && after <= ((await this.eventStore.head()) ?? -1n) ? { after } : {};
    const unreadable = () => null;
    const range = { ...from, streamPrefixes: [orderStreamPrefix], maxCount: maxEventsPerRead, unreadable };
    let next: string | null = null;
    const endsAt = performance.now() + maxPageMs;
    for await (const event of this.eventStore.readAll(range)) {
      looked += 1;
      next = event.position.toString();
      const message = await this.messageOf(event);
      if (message !== null) {
        events.push(message);
        bytes += Buffer.byteLength(JSON.stringify(message));
      }
      if (bytes >= maxBytes || performance.now() >= endsAt) break;
    }
    return { events, next: looked === 0 ? null : next };
  }

  /** Null for an unknown event: the publisher does not send it and raises the alarm. */
  private async messageOf(event: RecordedEvent): Promise<PositionedOrderEvent | null> {
    try {
      const message = orderEventMessage(event, await this.states.after(event));
      return { position: event.position.toString(), message };
    } catch (error) {
      if (isTemporary(error)) throw error;
      this.logger.error(`The event ${event.stream}@${event.revision} is skipped: ${String(error)}`);
      return null;
    }
  }
}
