import { HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { OperatorApi } from '../access/operator-api.ts';
import { type PublishedRiderEvents, RiderEventPublication } from '../dispatch/rider-event-publication.ts';

/**
 * `POST /v1/operator/rider-events`: rider events of operators, and for the embedded default. → 202 when they are durable on
 * the topic of rider events; those that cannot be taken are named by their place.
 */
@OperatorApi()
export class PostRiderEventsController {
  constructor(private readonly publication: RiderEventPublication) {}

  @Post('rider-events')
  @HttpCode(202)
  post(@Req() request: FastifyRequest): Promise<PublishedRiderEvents> {
    return this.publication.publish(request);
  }
}
