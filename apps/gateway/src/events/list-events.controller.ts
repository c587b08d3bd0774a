import type { WebhookBody } from '@dakpion/contracts';
import { Get } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { type RawQuery, RequestCost } from '../access/request-cost.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { defaultEventLimit, ListEventsDto } from './list-events.dto.ts';
import { PartnerEvents } from './partner-events.ts';

/** The events of a page can belong to as many orders, and the recorded events of each are read. */
const eventsPerRead = 20;

/** In reads. */
function costOfEvents({ limit }: RawQuery): number {
  const events = Number(limit ?? defaultEventLimit);
  return Number.isSafeInteger(events) && events > 0 ? Math.ceil(events / eventsPerRead) : 1;
}

type ListedEvent = WebhookBody & { readonly position: string };

/**
 * `GET /v1/business/events` → the events of the caller's orders that have a webhook, with the webhook's body and the
 * position of each, in the order in which they were recorded. With `order_id`: of this order only. Send `next` as `after` with the next call, also after an empty page.
 */
@PartnerApi()
export class ListEventsController {
  constructor(private readonly events: PartnerEvents) {}

  @Get('events')
  @RequestCost(costOfEvents)
  async list(
    @CallerOfRequest() caller: Caller,
    @ValidQuery(ListEventsDto) { order_id, after, limit }: ListEventsDto,
  ): Promise<{ data: readonly ListedEvent[]; next: string | null; has_more: boolean }> {
    const wanted = { order_id, after, limit: Number(limit ?? defaultEventLimit) };
    const { events, next, has_more } = await this.events.page(caller, wanted);
    return { data: events.map(({ position, body }) => ({ ...body, position })), next, has_more };
  }
}
