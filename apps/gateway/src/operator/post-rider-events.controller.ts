import { HttpCode, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { OperatorApi } from '../access/operator-api.ts';
import { type PublishedRiderEvents, RiderEventPublication } from '../dispatch/rider-event-publication.ts';
import { riderEventsBodyLimitBytes } from '../http/limits.ts';
import { Post } from '../http/post.ts';

/**
 * `POST /v1/operator/rider-events`: rider events from operators and, in the embedded profile, from dispatch systems. → 202 when
 * the accepted events are durable on the topic of rider events; refused ones are listed by index.
 */
@OperatorApi()
export class PostRiderEventsController {
  constructor(private readonly publication: RiderEventPublication) {}

  @Post('rider-events', { repeated: 'harmless', bodyLimitBytes: riderEventsBodyLimitBytes })
  @HttpCode(202)
  post(@Req() request: FastifyRequest): Promise<PublishedRiderEvents> {
    return this.publication.publish(request);
  }
}
