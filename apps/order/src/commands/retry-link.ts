import { type CommandContext, dhakaTime, type Owner, orderIdOfRetry, type Refusal } from '@dakpion/contracts';
import { CLOCK, type Clock } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { decide } from '../domain/decide.ts';
import type { Order } from '../domain/order.ts';
import type { PartnerDecision } from '../domain/order-command.ts';
import { OrderRepository } from './order-repository.ts';
import { WrittenViews } from './written-views.ts';

/** Records on the stream of a cancelled order which order is its next attempt. */
@Injectable()
export class RetryLink {
  constructor(
    private readonly repository: OrderRepository,
    private readonly views: WrittenViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Checks whether the order can be retried, without a change: a refusal, or the events that the link would record. */
  decide(orderId: string, { partner_id, environment }: Owner, order: Order | null): PartnerDecision {
    const now = dhakaTime(this.clock());
    const new_order_id = orderIdOfRetry(orderId);
    return decide({ type: 'LinkRetry', order_id: orderId, new_order_id, partner_id, environment, now }, order);
  }

  /**
   * Records the next attempt of the order, if it is not recorded yet. Null, or the reason why that is impossible. Can be
   * repeated.
   */
  async ensure(orderId: string, owner: Owner, context: CommandContext): Promise<Refusal | null> {
    const change = await this.repository.change(orderId, context, (order) => this.decide(orderId, owner, order));
    if (change.outcome === 'refused') return change.refusal;
    await this.views.write(change.order);
    return null;
  }
}
