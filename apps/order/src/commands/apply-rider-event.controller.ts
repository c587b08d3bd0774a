import { type ApplyRiderEvent, dhakaTime, pattern, type RiderEventReply, topics } from '@dakpion/contracts';
import { CLOCK, type Clock } from '@dakpion/service';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { decide } from '../domain/decide.ts';
import { OrderRepository } from './order-repository.ts';
import { countOtherVehicles } from './other-vehicles.ts';
import { WrittenViews } from './written-views.ts';

/** Applies the events of riders to orders. */
@Controller()
export class ApplyRiderEventController {
  constructor(
    private readonly repository: OrderRepository,
    private readonly views: WrittenViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @MessagePattern(pattern(topics.orderCommands, 'ApplyRiderEvent'))
  async applyRiderEvent(@Payload() command: ApplyRiderEvent): Promise<RiderEventReply> {
    const { type, order_id, rider_event, context } = command;
    const now = dhakaTime(this.clock());
    const change = await this.repository.change(order_id, context, (order) =>
      decide({ type, rider_event, now }, order),
    );
    if (change.outcome === 'refused') return change;
    countOtherVehicles(change.events, change.order.created.quotation.driver_type);
    await this.views.write(change.order);
    return { outcome: change.outcome === 'changed' ? 'applied' : 'unchanged' };
  }
}
