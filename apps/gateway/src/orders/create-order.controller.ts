import { newId, type OrderRecord, orderIdOfKey } from '@dakpion/contracts';
import { Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { contextOf } from '../access/command-context.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { CallbackUrlCheck } from '../callback/callback-url-check.ts';
import { OrderCommands } from './order-commands.ts';
import { orderPath } from './order-path.ts';
import { readCreateOrder } from './read-create-order.ts';

/** `POST /v1/business/order/create` → 201, the order. With an idempotency key it is the same order every time. */
@PartnerApi()
export class CreateOrderController {
  constructor(
    private readonly orderCommands: OrderCommands,
    private readonly callbackUrlCheck: CallbackUrlCheck,
  ) {}

  @Post('order/create')
  async create(
    @CallerOfRequest() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderRecord> {
    const { idempotencyKey, request: order } = await readCreateOrder(request, this.callbackUrlCheck);
    const { partner_id, environment } = caller;
    const order_id = idempotencyKey === null ? newId('ord') : orderIdOfKey(partner_id, environment, idempotencyKey);
    const done = await this.orderCommands.carryOut({
      type: 'PlaceOrder',
      order_id,
      partner_id,
      environment,
      request: order,
      context: contextOf(request),
    });
    reply.header('Location', orderPath(done.order.order_id));
    // Without a key a repetition can only be our own after a lost reply, which is no news to the partner.
    if (done.replayed && idempotencyKey !== null) reply.header('Idempotent-Replayed', 'true');
    return done.order;
  }
}
