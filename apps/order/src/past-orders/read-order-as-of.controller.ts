import { type OrderAsOfReply, pattern, type ReadOrderAsOf, topics } from '@dakpion/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { PastOrders } from './past-orders.ts';

/** Handles the requests for an order as of a time. */
@Controller()
export class ReadOrderAsOfController {
  constructor(private readonly pastOrders: PastOrders) {}

  @MessagePattern(pattern(topics.orderCommands, 'ReadOrderAsOf'))
  read(@Payload() question: ReadOrderAsOf): Promise<OrderAsOfReply> {
    return this.pastOrders.read(question);
  }
}
