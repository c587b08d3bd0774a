import { Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { costOfPage, RequestCost } from '../access/request-cost.ts';
import { pageOf } from '../validation/page.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { downloadCost, sendFile } from './send-file.ts';
import { StatementPageDto } from './statement-page.dto.ts';
import type { Statement } from './usage-report.ts';
import { UsageReports } from './usage-reports.ts';

/** `GET /v1/business/statements/{month}` → the charges of the caller; `…/orders.csv` → the charged orders as a file. */
@PartnerApi()
export class GetStatementController {
  constructor(private readonly reports: UsageReports) {}

  @Get('statements/:month')
  @RequestCost(costOfPage)
  async get(
    @CallerOfRequest() caller: Caller,
    @Param('month') month: string,
    @ValidQuery(StatementPageDto) query: StatementPageDto,
  ): Promise<Statement> {
    return this.reports.statement(caller, month, pageOf(query));
  }

  @Get('statements/:month/orders.csv')
  @RequestCost(downloadCost)
  async download(
    @CallerOfRequest() caller: Caller,
    @Param('month') month: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.reports.file(caller, month));
  }
}
