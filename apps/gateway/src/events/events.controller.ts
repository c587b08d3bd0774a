import type { WebhookBody } from '@dakpion/contracts';
import { OrderEventIndex, OrderViews } from '@dakpion/read-models';
import { Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CallerOfRequest, callerOf } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { pageBytes } from '../http/limits.ts';
import type { RawQuery } from '../openapi/route.ts';
import { Get } from '../openapi/route.ts';
import { orderIdIn } from '../orders/order-path.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { OrderCommands } from '../service-requests/order-commands.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { EventStreams } from './event-streams.ts';
import { defaultEventLimit, ListEventsDto } from './list-events.dto.ts';
import { answerWithStream, StreamEventsDto } from './stream-request.ts';

/** The number of events that count as one read. They can all belong to different orders, and the stream of each order is read. */
const eventsPerRead = 20;

type ListedEvent = WebhookBody & { readonly position: string };

/** The events of the caller's orders, in pages and as streams. */
@PartnerApi('Events')
export class EventsController {
  constructor(
    private readonly orderCommands: OrderCommands,
    private readonly streams: EventStreams,
    private readonly orderViews: OrderViews,
    private readonly index: OrderEventIndex,
  ) {}

  @Get('events', {
    summary: 'List events',
    description:
      'All events of your orders that have a webhook, from the first one on, in the order in which they were recorded. Send `next` as `after` with the next request. Events that the service could not handle at first come at the end when it has handled them, so a program that reads on misses none.',
    answers: { 200: { description: 'One page.', schema: 'EventPage', pageBytes } },
    cost: costOfEvents,
  })
  async listEvents(
    @CallerOfRequest() caller: Caller,
    @ValidQuery(ListEventsDto) { order_id, after, limit }: ListEventsDto,
  ): Promise<{ data: readonly ListedEvent[]; next: string | null; has_more: boolean }> {
    // Rejects while the index is being built again. A failure of the order service does not tell its reason.
    await this.index.latest(caller);
    const wanted = { order_id, after, limit: Number(limit ?? defaultEventLimit) };
    const { events, next, has_more } = await this.orderCommands.events(caller, wanted);
    return { data: events.map(({ position, body }) => ({ ...body, position })), next, has_more };
  }

  @Get('stream', {
    summary: 'Follow all orders',
    description:
      'Server-sent events as they happen, and the locations of the riders. Begins after `Last-Event-ID` or `after`, else with the next event. At most 10 streams at once.',
    headers: ['Last-Event-ID'],
    answers: {
      200: {
        description: 'The stream.',
        schema: 'EventStreamText',
        mediaType: 'text/event-stream',
        headers: ['X-Accel-Buffering'],
      },
    },
  })
  streamEvents(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @ValidQuery(StreamEventsDto) { after }: StreamEventsDto,
  ): Promise<void> {
    return answerWithStream(this.streams, { request, reply, orderId: null, after });
  }

  @Get('order/:order_id/stream', {
    summary: 'Follow one order',
    description:
      'Server-sent events of one order, and the location of its rider. Begins after `Last-Event-ID` or `after`, else with the first event. At most 10 streams at once.',
    headers: ['Last-Event-ID'],
    answers: {
      200: {
        description: 'The stream.',
        schema: 'EventStreamText',
        mediaType: 'text/event-stream',
        headers: ['X-Accel-Buffering'],
      },
    },
    problems: ['order_not_found'],
  })
  async streamOrderEvents(
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

/** The cost of a page of events, in reads. */
function costOfEvents({ limit }: RawQuery): number {
  const events = Number(limit ?? defaultEventLimit);
  return Number.isSafeInteger(events) && events > 0 ? Math.ceil(events / eventsPerRead) : 1;
}
