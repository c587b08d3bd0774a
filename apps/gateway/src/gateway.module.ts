import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { DashboardPagesModule } from './dashboard-pages/dashboard-pages.module.ts';
import { DocumentationModule } from './documentation/documentation.module.ts';
import { documentedModules } from './documentation/documented-modules.ts';
import { HealthController } from './health/health.controller.ts';
import { InboxModule } from './inbox/inbox.module.ts';
import { ProblemFilter } from './problems/problem.filter.ts';
import { Connections } from './server/connections.ts';
import { StoresModule } from './stores/stores.module.ts';
import { TrackingModule } from './tracking/tracking.module.ts';
import { TransparencyModule } from './transparency/transparency.module.ts';

/** HTTP for partners, operators, dispatch systems and people. */
@Module({
  imports: [
    StoresModule,
    ...documentedModules,
    TransparencyModule,
    DocumentationModule,
    DashboardPagesModule,
    TrackingModule,
    InboxModule,
  ],
  controllers: [HealthController],
  providers: [Connections, { provide: APP_FILTER, useClass: ProblemFilter }],
})
export class GatewayModule {}
