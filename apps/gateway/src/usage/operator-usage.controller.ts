import { Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OperatorApi } from '../access/operator-api.ts';
import { Get } from '../openapi/route.ts';
import { type OwnerPath, PartnerDirectory } from '../operator/partner-directory.ts';
import { pageOf } from '../validation/page.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { sendFile } from './send-file.ts';
import { StatementPageDto } from './statement-page.dto.ts';
import { UsageRangeDto } from './usage-range.dto.ts';
import type { Statement, UsageReport } from './usage-report.ts';
import { UsageReports } from './usage-reports.ts';
import { ordersOfStatement, statementOfMonth, usageByDay } from './usage-routes.ts';

const ofEnvironment = 'partners/:partner_id/:environment';

/** The usage of a partner, with the answers that it gets itself under `/v1/business`. */
@OperatorApi('Usage')
export class OperatorUsageController {
  constructor(
    private readonly partners: PartnerDirectory,
    private readonly reports: UsageReports,
  ) {}

  @Get(`${ofEnvironment}/usage`, {
    ...usageByDay,
    problems: ['partner_not_found'],
  })
  async getPartnerUsage(
    @Param() path: OwnerPath,
    @ValidQuery(UsageRangeDto) query: UsageRangeDto,
  ): Promise<UsageReport> {
    return this.reports.report(await this.partners.ownerIn(path), query);
  }

  @Get(`${ofEnvironment}/statements/:month`, {
    ...statementOfMonth,
    problems: ['partner_not_found'],
  })
  async getPartnerStatement(
    @Param() path: OwnerPath,
    @Param('month') month: string,
    @ValidQuery(StatementPageDto) query: StatementPageDto,
  ): Promise<Statement> {
    return this.reports.statement(await this.partners.ownerIn(path), month, pageOf(query));
  }

  @Get(`${ofEnvironment}/statements/:month/orders.csv`, {
    ...ordersOfStatement,
    problems: ['validation_failed', 'partner_not_found'],
  })
  async getPartnerStatementOrders(
    @Param() path: OwnerPath,
    @Param('month') month: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.reports.file(await this.partners.ownerIn(path), month));
  }
}
