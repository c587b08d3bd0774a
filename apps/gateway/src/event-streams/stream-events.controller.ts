import { Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PartnerApi } from '../access/partner-api.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { EventStreams } from './event-streams.ts';
import { answerWithStream, StreamEventsDto } from './stream-request.ts';

/** `GET /v1/business/stream` → server-sent events of all orders of the caller, and the locations of the riders. */
@PartnerApi()
export class StreamEventsController {
  constructor(private readonly streams: EventStreams) {}

  @Get('stream')
  stream(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ValidQuery(StreamEventsDto) { after }: StreamEventsDto,
  ): Promise<void> {
    return answerWithStream(this.streams, { request, reply, orderId: null, after });
  }
}
