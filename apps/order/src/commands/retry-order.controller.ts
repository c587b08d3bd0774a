import { type OrderReply, orderIdOfRetry, pattern, type RetryOrder, topics } from '@dakpion/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { OrderPlacement } from './order-placement.ts';
import { OrderRepository } from './order-repository.ts';
import { RetryLink } from './retry-link.ts';

/** Creates a new order from a cancelled one. */
@Controller()
export class RetryOrderController {
  constructor(
    private readonly repository: OrderRepository,
    private readonly placement: OrderPlacement,
    private readonly retryLink: RetryLink,
  ) {}

  @MessagePattern(pattern(topics.orderCommands, 'RetryOrder'))
  async retryOrder(@Payload() command: RetryOrder): Promise<OrderReply> {
    const { order_id, partner_id, environment, context } = command;
    const old = await this.repository.load(order_id);
    const decision = this.retryLink.decide(order_id, command, old);
    if (decision.outcome === 'refused') return decision;
    if (old === null) throw new Error(`${order_id} was found fit to be retried but does not exist.`);

    // The new order is placed first: after a crash in between, the projection links the old order when it handles the creation.
    const request = { ...old.created.request, quotation_id: null };
    const intent = { order_id: orderIdOfRetry(order_id), partner_id, environment, request };
    const attempt = { attempt: old.created.attempt + 1, retry_of_order_id: order_id };
    const reply = command.repeat_only
      ? await this.placement.repeat(intent)
      : await this.placement.place(intent, attempt, context);
    if (reply.outcome === 'refused') return reply;
    const refusal = await this.retryLink.ensure(order_id, command, context);
    // A cancelled order stays cancelled, so it can still be retried.
    if (refusal !== null) throw new Error(`${order_id} was retried but cannot say so: ${refusal.code}.`);
    return reply;
  }
}
