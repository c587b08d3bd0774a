import { Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { costOfPage } from '../access/request-cost.ts';
import { Get } from '../openapi/route.ts';
import { pageOf } from '../validation/page.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { downloadCost, sendFile } from './send-file.ts';
import { StatementPageDto } from './statement-page.dto.ts';
import { UsageRangeDto } from './usage-range.dto.ts';
import type { Statement, UsageReport } from './usage-report.ts';
import { UsageReports } from './usage-reports.ts';
import { ordersOfStatement, statementOfMonth, usageByDay } from './usage-routes.ts';

/** The caller's daily usage, and its monthly statements. */
@PartnerApi('Usage')
export class UsageController {
  constructor(private readonly reports: UsageReports) {}

  @Get('usage', usageByDay)
  getUsage(@CallerOfRequest() caller: Caller, @ValidQuery(UsageRangeDto) query: UsageRangeDto): Promise<UsageReport> {
    return this.reports.report(caller, query);
  }

  @Get('statements/:month', { ...statementOfMonth, cost: costOfPage })
  getStatement(
    @CallerOfRequest() caller: Caller,
    @Param('month') month: string,
    @ValidQuery(StatementPageDto) query: StatementPageDto,
  ): Promise<Statement> {
    return this.reports.statement(caller, month, pageOf(query));
  }

  @Get('statements/:month/orders.csv', {
    ...ordersOfStatement,
    description: `${ordersOfStatement.description} Counts as 20 requests.`,
    problems: ['validation_failed'],
    cost: downloadCost,
  })
  async getStatementOrders(
    @CallerOfRequest() caller: Caller,
    @Param('month') month: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.reports.file(caller, month));
  }
}
