import { receivedAtHeader, topics } from '@dakpion/contracts';
import type { Broker } from '@dakpion/messaging';
import { BROKER, CLOCK, type Clock, SETTINGS, type Settings } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readJson } from '../validation/read-json.ts';
import { type RejectedRiderEvent, readRiderEvents } from './read-rider-events.ts';

/** Ties what follows from a message to the request that it came with; read by the dispatch service. */
const correlationIdHeader = 'correlation-id';

const hourMs = 60 * 60 * 1000;

/** What became of the rider events of a request. */
export interface PublishedRiderEvents {
  readonly accepted: number;
  readonly rejected: readonly RejectedRiderEvent[];
}

/** Puts rider events that come over HTTP onto the very topic that dispatch systems publish to. */
@Injectable()
export class RiderEventPublication {
  constructor(
    @Inject(BROKER) private readonly broker: Broker,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Resolves when those that are accepted are durable on the topic. Throws 422 when none is. */
  async publish(request: FastifyRequest): Promise<PublishedRiderEvents> {
    const receivedAt = this.clock();
    const maxAgeMs = this.settings.riderEventMaxAgeHours * hourMs;
    const { accepted, rejected } = readRiderEvents(readJson(request), { receivedAt, maxAgeMs });
    await this.broker.publish(
      accepted.map((event) => ({
        topic: topics.riderEvents.name,
        key: event.order_id,
        type: event.type,
        value: event,
        headers: { [correlationIdHeader]: request.id, [receivedAtHeader]: String(receivedAt) },
      })),
    );
    return { accepted: accepted.length, rejected };
  }
}
