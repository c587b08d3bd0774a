import { OrderViews } from '@dakpion/read-models';
import { Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { orderIdIn } from '../orders/order-path.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { EventStreams } from './event-streams.ts';
import { answerWithStream, StreamEventsDto } from './stream-request.ts';

/**
 * `GET /v1/business/order/{order_id}/stream` → server-sent events of one order from its first one on, and the location of its
 * rider.
 */
@PartnerApi()
export class StreamOrderEventsController {
  constructor(
    private readonly streams: EventStreams,
    private readonly orderViews: OrderViews,
  ) {}

  @Get('order/:order_id/stream')
  async stream(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('order_id') orderId: string,
    @ValidQuery(StreamEventsDto) { after }: StreamEventsDto,
  ): Promise<void> {
    const { partner_id, environment } = callerOf(request);
    const owner = await this.orderViews.ownerOf(orderIdIn(orderId));
    if (owner?.partner_id !== partner_id || owner.environment !== environment) {
      throw new ProblemError({ code: 'order_not_found', order_id: orderId });
    }
    await answerWithStream(this.streams, { request, reply, orderId, after });
  }
}
