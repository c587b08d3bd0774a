import { type OrderEventPage, pattern, type ReadOrderEvents, topics } from '@dakpion/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { OrderEventReader } from './order-event-reader.ts';

/** Handles the requests of consumers of `order.events.v1` that missed messages. */
@Controller()
export class ReadOrderEventsController {
  constructor(private readonly reader: OrderEventReader) {}

  // Services of version 0.1 send the request as a command. During an upgrade they run beside this one.
  @MessagePattern([
    pattern(topics.missedOrderEvents, 'ReadOrderEvents'),
    pattern(topics.orderCommands, 'ReadOrderEvents'),
  ])
  read(@Payload() { after }: ReadOrderEvents): Promise<OrderEventPage> {
    return this.reader.page(after === null ? null : BigInt(after));
  }
}
