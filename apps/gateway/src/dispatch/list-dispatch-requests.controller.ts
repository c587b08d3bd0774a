import type { DispatchRequest } from '@dakpion/contracts';
import { Field, type FieldRule } from '@dakpion/validation';
import { Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DispatchApi } from '../access/dispatch-api.ts';
import { pageSizeRule } from '../validation/page.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { cursorOf, cursorRule, cursorText } from './dispatch-cursor.ts';
import { DispatchRequestPolls } from './dispatch-request-polls.ts';

const defaultLimit = 100;
const maxLimit = 500;
/** Shorter than the time after which load balancers usually end an idle request. */
const maxWaitSeconds = 30;

const waitRule: FieldRule = {
  findViolation: (value) => {
    if (typeof value === 'string' && /^\d{1,2}$/.test(value) && Number(value) <= maxWaitSeconds) return null;
    return { code: 'out_of_range', message: `Must be an integer from 0 to ${maxWaitSeconds}, in seconds.` };
  },
  schema: { type: 'integer', minimum: 0, maximum: maxWaitSeconds, default: 0 },
};

export class ListDispatchRequestsDto {
  @Field(cursorRule, 'optional') readonly after!: string | null;
  @Field(pageSizeRule(maxLimit, defaultLimit), 'optional') readonly limit!: string | null;
  @Field(waitRule, 'optional') readonly wait!: string | null;
}

/**
 * `GET /v1/dispatch/requests` → the messages of `dispatch.requests.v1`, in order for each order. Send `next_after` as `after`
 * with the next call; without `after` the list begins with the oldest stored message. When there is none, the answer waits at
 * most `wait` seconds for one.
 */
@DispatchApi()
export class ListDispatchRequestsController {
  constructor(private readonly polls: DispatchRequestPolls) {}

  @Get('requests')
  async list(
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
