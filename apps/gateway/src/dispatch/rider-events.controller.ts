import { Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DispatchApi } from '../access/dispatch-api.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { riderEventsBodyLimitBytes } from '../http/limits.ts';
import { Post } from '../openapi/route.ts';
import { maxRiderEvents } from './read-rider-events.ts';
import { type PublishedRiderEvents, RiderEventPublication } from './rider-event-publication.ts';

/** The component `RiderEvent` is docs/schemas/rider-event.schema.json. */
const riderEvent = { $ref: '#/components/schemas/RiderEvent' };

const sendRiderEvents = Post('rider-events', {
  summary: 'Send rider events',
  description: `One rider event, or an array of at most ${maxRiderEvents}. 422 if none of them can be accepted.`,
  body: { anyOf: [riderEvent, { type: 'array', minItems: 1, maxItems: maxRiderEvents, items: riderEvent }] },
  answers: {
    202: {
      description: 'The events that were accepted are stored; the others are listed.',
      schema: 'PublishedRiderEvents',
    },
  },
  repeated: 'harmless',
  bodyLimitBytes: riderEventsBodyLimitBytes,
});

/** Rider events from dispatch systems without Kafka. */
@DispatchApi('Rider events')
export class RiderEventsController {
  constructor(private readonly publication: RiderEventPublication) {}

  @sendRiderEvents
  postRiderEvents(@Req() request: FastifyRequest): Promise<PublishedRiderEvents> {
    return this.publication.publish(request);
  }
}

/** Rider events from operators. */
@OperatorApi('Rider events')
export class OperatorRiderEventsController {
  constructor(private readonly publication: RiderEventPublication) {}

  @sendRiderEvents
  postOperatorRiderEvents(@Req() request: FastifyRequest): Promise<PublishedRiderEvents> {
    return this.publication.publish(request);
  }
}
