import { correlationIdHeader, operatorSource, receivedAtHeader, sourceHeader, topics } from '@dakpion/contracts';
import { type Broker, publishInTime } from '@dakpion/messaging';
import { BROKER, CLOCK, type Clock, SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readJson } from '../validation/read-json.ts';
import { type RejectedRiderEvent, readRiderEvents } from './read-rider-events.ts';

const hourMs = 60 * 60 * 1000;

/** The accepted and the refused rider events of a request. */
export interface PublishedRiderEvents {
  readonly accepted: number;
  readonly rejected: readonly RejectedRiderEvent[];
}

/** Publishes rider events that arrive over HTTP on the topic that dispatch systems publish to. */
@Injectable()
export class RiderEventPublication {
  constructor(
    @Inject(BROKER) private readonly broker: Broker,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Resolves when the accepted events are durable on the topic. Throws 422 when all are refused. After the broker's error, some may be
   * durable: when they are sent again, the order service recognises them by their ids.
   */
  async publish(request: FastifyRequest): Promise<PublishedRiderEvents> {
    const receivedAt = this.clock();
    const maxAgeMs = this.settings.riderEventMaxAgeHours * hourMs;
    const { accepted, rejected } = readRiderEvents(readJson(request), { receivedAt, maxAgeMs });
    const headers = {
      [correlationIdHeader]: request.id,
      [receivedAtHeader]: String(receivedAt),
      ...(request.operator && { [sourceHeader]: operatorSource }),
    };
    await publishInTime(
      this.broker,
      accepted.map((event) => ({
        topic: topics.riderEvents.name,
        key: event.order_id,
        type: event.type,
        value: event,
        headers,
      })),
    );
    return { accepted: accepted.length, rejected };
  }
}
