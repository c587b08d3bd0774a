import type { UsageOwner } from '@dakpion/read-models';
import { Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OperatorApi } from '../access/operator-api.ts';
import { Get } from '../openapi/route.ts';
import { environmentIn, PartnerDirectory } from '../operator/partner-directory.ts';
import { pageOf } from '../validation/page.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { sendFile } from './send-file.ts';
import { StatementPageDto } from './statement-page.dto.ts';
import { UsageRangeDto } from './usage-range.dto.ts';
import type { Statement, UsageReport } from './usage-report.ts';
import { UsageReports } from './usage-reports.ts';
import { ordersOfStatement, statementOfMonth, usageByDay } from './usage-routes.ts';

/** The owner of the usage, as sent in the path. */
type OwnerPath = Record<keyof UsageOwner, string>;

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
    return this.reports.report(await this.ownerIn(path), query);
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
    return this.reports.statement(await this.ownerIn(path), month, pageOf(query));
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
    await sendFile(reply, await this.reports.file(await this.ownerIn(path), month));
  }

  /** Throws `not_found` for an unknown environment, and `partner_not_found`. */
  private async ownerIn({ partner_id, environment: text }: OwnerPath): Promise<UsageOwner> {
    const environment = environmentIn(text);
    await this.partners.find(partner_id);
    return { partner_id, environment };
  }
}
