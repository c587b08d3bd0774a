import { Get } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { ListRequestsDto, wantedOf } from './list-requests.dto.ts';
import { RequestLog } from './request-log.ts';
import { type RequestPage, requestPageOf } from './request-page.ts';

/** `GET /v1/business/requests` → the requests of the caller's partner and environment by API key, newest first. */
@PartnerApi()
export class ListRequestsController {
  constructor(private readonly requestLog: RequestLog) {}

  @Get('requests')
  async list(
    @CallerOfRequest() caller: Caller,
    @ValidQuery(ListRequestsDto) query: ListRequestsDto,
  ): Promise<RequestPage> {
    return requestPageOf(await this.requestLog.find(caller, wantedOf(query)));
  }
}
