import { type CancelOrder, dhakaTime, type OrderReply, pattern, topics } from '@dakpion/contracts';
import { CLOCK, type Clock } from '@dakpion/service';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { decide } from '../domain/decide.ts';
import { recordOf } from '../domain/order-record.ts';
import { OrderRepository } from './order-repository.ts';
import { WrittenViews } from './written-views.ts';

/** Cancels orders before the pickup. */
@Controller()
export class CancelOrderController {
  constructor(
    private readonly repository: OrderRepository,
    private readonly views: WrittenViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @MessagePattern(pattern(topics.orderCommands, 'CancelOrder'))
  async cancelOrder(@Payload() command: CancelOrder): Promise<OrderReply> {
    const now = dhakaTime(this.clock());
    const change = await this.repository.change(command.order_id, command.context, (order) =>
      decide({ ...command, now }, order),
    );
    if (change.outcome === 'refused') return change;
    await this.views.write(change.order);
    return { outcome: 'done', replayed: change.outcome === 'unchanged', order: recordOf(change.order) };
  }
}
