import { Get } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { costOfPage, type RawQuery, RequestCost } from '../access/request-cost.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { ListRequestsDto, wantedOf } from './list-requests.dto.ts';
import { RequestLog } from './request-log.ts';
import { type RequestPage, requestPageOf } from './request-page.ts';

/** In reads: a filter can look at 2,000 entries for one page. */
const searchCost = 10;
const filters = ['status', 'problem_code', 'method', 'path', 'request_id', 'idempotency_key'];

function costOfSearch(query: RawQuery): number {
  return filters.some((name) => name in query) ? searchCost : costOfPage(query);
}

/** `GET /v1/business/requests` → the requests of the caller's partner and environment by API key, newest first. */
@PartnerApi()
export class ListRequestsController {
  constructor(private readonly requestLog: RequestLog) {}

  @Get('requests')
  @RequestCost(costOfSearch)
  async list(
    @CallerOfRequest() caller: Caller,
    @ValidQuery(ListRequestsDto) query: ListRequestsDto,
  ): Promise<RequestPage> {
    return requestPageOf(await this.requestLog.find(caller, wantedOf(query)));
  }
}
