import { type OrderReply, type PlaceOrder, pattern, topics } from '@dakpion/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { OrderPlacement } from './order-placement.ts';

/** Places orders. */
@Controller()
export class PlaceOrderController {
  constructor(private readonly placement: OrderPlacement) {}

  @MessagePattern(pattern(topics.orderCommands, 'PlaceOrder'))
  placeOrder(@Payload() command: PlaceOrder): Promise<OrderReply> {
    if (command.repeat_only) return this.placement.repeat(command);
    return this.placement.place(command, { attempt: 1, retry_of_order_id: null }, command.context);
  }
}
