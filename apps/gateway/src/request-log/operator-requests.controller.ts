import { OperatorApi } from '../access/operator-api.ts';
import { pageBytes } from '../http/limits.ts';
import { Get } from '../openapi/route.ts';
import { PartnerDirectory } from '../operator/partner-directory.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { ListPartnerRequestsDto, wantedOf } from './list-requests.dto.ts';
import { RequestLog } from './request-log.ts';
import { type RequestPage, requestPageOf } from './request-page.ts';

/** The requests of a partner's API keys. */
@OperatorApi('Partners')
export class OperatorRequestsController {
  constructor(
    private readonly partners: PartnerDirectory,
    private readonly requestLog: RequestLog,
  ) {}

  @Get('requests', {
    summary: 'List the requests of a partner’s API keys',
    description: 'The response of `GET /v1/business/requests` for the partner in that environment.',
    answers: { 200: { description: 'One page.', schema: 'RequestPage', pageBytes } },
    problems: ['partner_not_found'],
  })
  async listPartnerRequests(@ValidQuery(ListPartnerRequestsDto) query: ListPartnerRequestsDto): Promise<RequestPage> {
    const wanted = wantedOf(query);
    await this.partners.find(query.partner_id);
    return requestPageOf(await this.requestLog.find(query, wanted));
  }
}
