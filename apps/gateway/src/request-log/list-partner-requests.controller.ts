import { Get } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { PartnerDirectory } from '../operator/partner-directory.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { ListPartnerRequestsDto, wantedOf } from './list-requests.dto.ts';
import { RequestLog } from './request-log.ts';
import { type RequestPage, requestPageOf } from './request-page.ts';

/**
 * `GET /v1/operator/requests?partner_id=&environment=` → the partner's answer of `/v1/business/requests`. Throws
 * `partner_not_found`.
 */
@OperatorApi()
export class ListPartnerRequestsController {
  constructor(
    private readonly partners: PartnerDirectory,
    private readonly requestLog: RequestLog,
  ) {}

  @Get('requests')
  async list(@ValidQuery(ListPartnerRequestsDto) query: ListPartnerRequestsDto): Promise<RequestPage> {
    const wanted = wantedOf(query);
    await this.partners.find(query.partner_id);
    return requestPageOf(await this.requestLog.find(query, wanted));
  }
}
