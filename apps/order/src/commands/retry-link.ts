import { type CommandContext, dhakaTime, orderIdOfRetry, type Refusal } from '@dakpion/contracts';
import { CLOCK, type Clock } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { decide } from '../domain/decide.ts';
import type { Order } from '../domain/order.ts';
import type { OrderOwner, PartnerDecision } from '../domain/order-command.ts';
import { OrderRepository } from './order-repository.ts';
import { WrittenViews } from './written-views.ts';

/** Says on a cancelled order's stream which order is its next attempt. */
@Injectable()
export class RetryLink {
  constructor(
    private readonly repository: OrderRepository,
    private readonly views: WrittenViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Whether the order can be retried, without doing it: a refusal, or what linking it would record. */
  decide(orderId: string, { partner_id, environment }: OrderOwner, order: Order | null): PartnerDecision {
    const now = dhakaTime(this.clock());
    const new_order_id = orderIdOfRetry(orderId);
    return decide({ type: 'LinkRetry', order_id: orderId, new_order_id, partner_id, environment, now }, order);
  }

  /** Makes sure that the order names its next attempt; null, or why it cannot. Doing it again changes nothing. */
  async ensure(orderId: string, owner: OrderOwner, context: CommandContext): Promise<Refusal | null> {
    const change = await this.repository.change(orderId, context, (order) => this.decide(orderId, owner, order));
    if (change.outcome === 'refused') return change.refusal;
    await this.views.write(change.order);
    return null;
  }
}
