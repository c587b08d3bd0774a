import type { OrderRecord, RetryOrder } from '@dakpion/contracts';
import { Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { contextOf } from '../access/command-context.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { Post } from '../http/post.ts';
import { PartnerStorage } from '../partner-storage/partner-storage.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { type CommandedOrder, OrderCommands } from './order-commands.ts';
import { orderIdIn, orderPath } from './order-path.ts';

/** Retry takes no fields. */
export class RetryOrderDto {}

/** `POST /v1/business/order/{order_id}/retry` → 201, a new order; 200 and the same order if it was retried before. */
@PartnerApi()
export class RetryOrderController {
  constructor(
    private readonly orderCommands: OrderCommands,
    private readonly storage: PartnerStorage,
  ) {}

  @Post('order/:order_id/retry', { repeated: 'harmless' })
  async retry(
    @CallerOfRequest() caller: Caller,
    @Param('order_id') orderId: string,
    @OptionalBody(RetryOrderDto) _body: RetryOrderDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderRecord> {
    const { order, replayed } = await this.carryOut(caller, {
      type: 'RetryOrder',
      order_id: orderIdIn(orderId),
      partner_id: caller.partner_id,
      environment: caller.environment,
      context: contextOf(request),
    });
    reply.header('Location', orderPath(order.order_id));
    if (replayed) reply.status(200).header('Idempotent-Replayed', 'true');
    return order;
  }

  private async carryOut(caller: Caller, command: RetryOrder): Promise<CommandedOrder> {
    if (!(await this.storage.isFull(caller))) return this.orderCommands.carryOut(command);
    const repeated = await this.orderCommands.repeat(command);
    if (repeated !== null) return repeated;
    throw this.storage.refusal(caller);
  }
}
