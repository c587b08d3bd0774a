import { type ApplyRiderEvent, pattern, type RiderEventReply, topics } from '@dakpion/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { decide } from '../domain/decide.ts';
import { OrderRepository } from './order-repository.ts';
import { WrittenViews } from './written-views.ts';

/** Moves orders on as their riders do. */
@Controller()
export class ApplyRiderEventController {
  constructor(
    private readonly repository: OrderRepository,
    private readonly views: WrittenViews,
  ) {}

  @MessagePattern(pattern(topics.orderCommands, 'ApplyRiderEvent'))
  async applyRiderEvent(@Payload() command: ApplyRiderEvent): Promise<RiderEventReply> {
    const change = await this.repository.change(command.order_id, command.context, (order) => decide(command, order));
    if (change.outcome === 'refused') return change;
    await this.views.write(change.order);
    return { outcome: change.outcome === 'changed' ? 'applied' : 'unchanged' };
  }
}
