import { OrderViews } from '@dakpion/read-models';
import { Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { entityTagOf, isNamedBy } from '../http/entity-tag.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { orderIdIn } from './order-path.ts';

/** `GET /v1/business/order/{order_id}/status` → the state of the order, cheap to poll: 304 while unchanged. */
@PartnerApi()
export class GetOrderStatusController {
  constructor(private readonly orderViews: OrderViews) {}

  @Get('order/:order_id/status')
  async get(
    @CallerOfRequest() caller: Caller,
    @Param('order_id') orderId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const status = await this.orderViews.status(caller, orderIdIn(orderId));
    if (status === null) throw new ProblemError({ code: 'order_not_found', order_id: orderId });
    const body = JSON.stringify(status);
    const tag = entityTagOf(body);
    // A cached answer must be revalidated before each use.
    reply.headers({
      ETag: tag,
      'Cache-Control': 'private, no-cache',
      'Content-Type': 'application/json; charset=utf-8',
    });
    if (isNamedBy(request.headers['if-none-match'], tag)) await reply.status(304).removeHeader('Content-Type').send();
    else await reply.send(body);
  }
}
