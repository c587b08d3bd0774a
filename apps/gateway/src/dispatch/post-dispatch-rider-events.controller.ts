import { HttpCode, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DispatchApi } from '../access/dispatch-api.ts';
import { riderEventsBodyLimitBytes } from '../http/limits.ts';
import { Post } from '../http/post.ts';
import { type PublishedRiderEvents, RiderEventPublication } from './rider-event-publication.ts';

/**
 * `POST /v1/dispatch/rider-events`: rider events from dispatch systems without Kafka. The body and the answer are the same as for
 * operators.
 */
@DispatchApi()
export class PostDispatchRiderEventsController {
  constructor(private readonly publication: RiderEventPublication) {}

  @Post('rider-events', { repeated: 'harmless', bodyLimitBytes: riderEventsBodyLimitBytes })
  @HttpCode(202)
  post(@Req() request: FastifyRequest): Promise<PublishedRiderEvents> {
    return this.publication.publish(request);
  }
}
