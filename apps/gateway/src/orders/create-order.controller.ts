import type { OrderRecord } from '@dakpion/contracts';
import { Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PartnerApi } from '../access/partner-api.ts';
import { Post } from '../http/post.ts';
import { OrderCreation } from './order-creation.ts';
import { orderPath } from './order-path.ts';

/** `POST /v1/business/order/create` → 201, the order. Repeated with the same idempotency key, the same order. */
@PartnerApi()
export class CreateOrderController {
  constructor(private readonly creation: OrderCreation) {}

  @Post('order/create', { repeated: 'keyed', repeatedWithoutKey: 'unkeyed' })
  async create(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<OrderRecord> {
    const order = await this.creation.read(request);
    const done = await this.creation.place(order, request);
    reply.header('Location', orderPath(done.order.order_id));
    // Without a key, a replay comes from our own retry after a lost reply, which does not concern the partner.
    const isKeyed = request.headers['x-idempotency-key'] !== undefined;
    if (done.replayed && isKeyed) reply.header('Idempotent-Replayed', 'true');
    return done.order;
  }
}
