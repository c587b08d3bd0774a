import type { DispatchRequest } from '@dakpion/contracts';
import { Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DispatchApi } from '../access/dispatch-api.ts';
import { pageBytes } from '../http/limits.ts';
import { Get } from '../openapi/route.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { cursorOf, cursorText } from './dispatch-cursor.ts';
import { DispatchRequestPolls } from './dispatch-request-polls.ts';
import { defaultLimit, ListDispatchRequestsDto } from './list-dispatch-requests.dto.ts';

/** The requests for riders, for dispatch systems without Kafka. */
@DispatchApi('Dispatch requests')
export class DispatchRequestsController {
  constructor(private readonly polls: DispatchRequestPolls) {}

  /** Without `after` the list begins with the oldest stored message. */
  @Get('requests', {
    summary: 'Get requests for riders',
    description:
      'The messages of the topic `dispatch.requests.v1`, at least once, in order for each order. Send `next_after` as `after` with the next request. With `wait`, the response waits for a message for so many seconds.',
    answers: { 200: { description: 'The next messages.', schema: 'DispatchRequestPage', pageBytes } },
  })
  async listDispatchRequests(
    @ValidQuery(ListDispatchRequestsDto) { after, limit, wait }: ListDispatchRequestsDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: readonly DispatchRequest[]; next_after: string | null }> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const poll = {
      cursor: cursorOf(after),
      limit: Number(limit ?? defaultLimit),
      waitMs: Number(wait ?? 0) * 1_000,
    };
    const { requests, cursor } = await this.polls.poll(poll, gone.signal);
    return { data: requests, next_after: cursorText(cursor) };
  }
}
