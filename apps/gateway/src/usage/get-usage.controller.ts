import { Get } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { UsageRangeDto } from './usage-range.dto.ts';
import type { UsageReport } from './usage-report.ts';
import { UsageReports } from './usage-reports.ts';

/** `GET /v1/business/usage` → the caller's figures for a range of days. */
@PartnerApi()
export class GetUsageController {
  constructor(private readonly reports: UsageReports) {}

  @Get('usage')
  async get(@CallerOfRequest() caller: Caller, @ValidQuery(UsageRangeDto) query: UsageRangeDto): Promise<UsageReport> {
    return this.reports.report(caller, query);
  }
}
