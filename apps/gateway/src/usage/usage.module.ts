import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { OperatorModule } from '../operator/operator.module.ts';
import { ComputedUsage } from './computed-usage.ts';
import { OperatorUsageController } from './operator-usage.controller.ts';
import { UsageController } from './usage.controller.ts';
import { UsageReports } from './usage-reports.ts';

/** Usage and statements for partners and operators. */
@Module({
  imports: [AccessModule, OperatorModule],
  controllers: [UsageController, OperatorUsageController],
  providers: [UsageReports, ComputedUsage],
})
export class UsageModule {}
