import { topics } from '@dakpion/contracts';
import type { Broker } from '@dakpion/messaging';
import { BROKER, CLOCK, type Clock } from '@dakpion/service';
import { HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { OperatorApi } from '../access/operator-api.ts';
import { readJson } from '../validation/read-json.ts';
import { type RejectedRiderEvent, readRiderEvents } from './read-rider-events.ts';

/** Ties what follows from a message to the request that it came with; read by the dispatch service. */
const correlationIdHeader = 'correlation-id';

/**
 * `POST /v1/operator/rider-events`: rider events for those without Kafka, put onto the very topic that dispatch systems
 * publish to. → 202 when they are durable there; those that cannot be taken are named by their place.
 */
@OperatorApi()
export class PostRiderEventsController {
  constructor(
    @Inject(BROKER) private readonly broker: Broker,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post('rider-events')
  @HttpCode(202)
  async post(@Req() request: FastifyRequest): Promise<{ accepted: number; rejected: readonly RejectedRiderEvent[] }> {
    const { accepted, rejected } = readRiderEvents(readJson(request), this.clock());
    await this.broker.publish(
      accepted.map((event) => ({
        topic: topics.riderEvents.name,
        key: event.order_id,
        type: event.type,
        value: event,
        headers: { [correlationIdHeader]: request.id },
      })),
    );
    return { accepted: accepted.length, rejected };
  }
}
