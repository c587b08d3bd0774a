import { type CommandContext, dhakaTime, type RiderEventReply, type RiderTransition } from '@dakpion/contracts';
import { CLOCK, type Clock } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { decide } from '../domain/decide.ts';
import type { Order } from '../domain/order.ts';
import type { RiderDecision } from '../domain/order-command.ts';
import { OrderRepository } from './order-repository.ts';
import { countOtherVehicles } from './other-vehicles.ts';
import { WrittenViews } from './written-views.ts';

/** The steps of riders, as changes of their orders. */
@Injectable()
export class RiderSteps {
  constructor(
    private readonly repository: OrderRepository,
    private readonly views: WrittenViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Applies a rider event to its order. Resolves when every read shows the order after it. Rejects with an error that is
   * `temporary` if the same call can be repeated. The repeated call returns `unchanged` if the first one has stored the event.
   * `stored` is called when the event store has the event, before the views are written.
   */
  async apply(
    rider_event: RiderTransition,
    context: CommandContext,
    stored: () => void = () => undefined,
  ): Promise<RiderEventReply> {
    const command = { type: 'ApplyRiderEvent', rider_event, now: dhakaTime(this.clock()) } as const;
    const change = await this.repository.change(rider_event.order_id, context, (order) =>
      isOutsideSandbox(context, order) ? notSandbox : decide(command, order),
    );
    if (change.outcome === 'refused') return change;
    countOtherVehicles(change.events, change.order.created.quotation.driver_type);
    stored();
    await this.views.write(change.order);
    return { outcome: change.outcome === 'changed' ? 'applied' : 'unchanged' };
  }
}

const notSandbox = { outcome: 'refused', refusal: { code: 'not_sandbox' } } as const satisfies RiderDecision;

/** Whether an event pretends to come from the robot courier: every dispatch system can name it as the source of its events. */
function isOutsideSandbox({ actor }: CommandContext, order: Order | null): boolean {
  return actor.kind === 'robot_courier' && order !== null && order.created.environment !== 'sandbox';
}
