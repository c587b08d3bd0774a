import type { OrderRecord } from '@dakpion/contracts';
import { HttpCode, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { contextOf } from '../access/command-context.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { Post } from '../http/post.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { CancelOrderDto } from './cancel-order.dto.ts';
import { OrderCommands } from './order-commands.ts';
import { orderIdIn } from './order-path.ts';

/** `POST /v1/business/order/{order_id}/cancel` → 200, the order; also if it was already cancelled. */
@PartnerApi()
export class CancelOrderController {
  constructor(private readonly orderCommands: OrderCommands) {}

  @Post('order/:order_id/cancel', { repeated: 'harmless' })
  @HttpCode(200)
  async cancel(
    @CallerOfRequest() caller: Caller,
    @Param('order_id') orderId: string,
    @OptionalBody(CancelOrderDto) body: CancelOrderDto,
    @Req() request: FastifyRequest,
  ): Promise<OrderRecord> {
    const { order } = await this.orderCommands.carryOut({
      type: 'CancelOrder',
      order_id: orderIdIn(orderId),
      partner_id: caller.partner_id,
      environment: caller.environment,
      cancelled_by: 'partner',
      cancellation_reason: body.cancellation_reason,
      context: contextOf(request),
    });
    return order;
  }
}
