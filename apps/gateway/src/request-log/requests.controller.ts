import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { costOfPage } from '../access/request-cost.ts';
import { pageBytes } from '../http/limits.ts';
import type { RawQuery } from '../openapi/route.ts';
import { Get } from '../openapi/route.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { ListRequestsDto, wantedOf } from './list-requests.dto.ts';
import { RequestLog } from './request-log.ts';
import { type RequestPage, requestPageOf } from './request-page.ts';

/** The cost of a page in reads. With a filter, up to 2,000 requests are read for it. */
const searchCost = 10;
const filters = ['status', 'problem_code', 'method', 'path', 'request_id', 'idempotency_key'];

function costOfSearch(query: RawQuery): number {
  return filters.some((name) => name in query) ? searchCost : costOfPage(query);
}

/** The requests of the caller's API keys. */
@PartnerApi('Requests')
export class RequestsController {
  constructor(private readonly requestLog: RequestLog) {}

  @Get('requests', {
    summary: 'List the requests of your API keys',
    description:
      'The requests of the last 7 days, newest first. Names, phone numbers and bodies are masked. `from` is inclusive, `to` is exclusive, `status` can be a class such as `4xx`, and `path` is a part of the path. Send `next` as `after` to get the next page. A page can have fewer requests than `limit` although `has_more` is true. A request appears about a second after its response.',
    answers: { 200: { description: 'One page.', schema: 'RequestPage', pageBytes } },
    cost: costOfSearch,
  })
  async listRequests(
    @CallerOfRequest() caller: Caller,
    @ValidQuery(ListRequestsDto) query: ListRequestsDto,
  ): Promise<RequestPage> {
    return requestPageOf(await this.requestLog.find(caller, wantedOf(query)));
  }
}
