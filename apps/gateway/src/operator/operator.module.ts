import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { DispatchModule } from '../dispatch/dispatch.module.ts';
import { OperatorRiderEventsController } from '../dispatch/rider-events.controller.ts';
import { OrderCommands } from '../service-requests/order-commands.ts';
import { DashboardLinkController } from './dashboard-link.controller.ts';
import { FindOrders } from './find-orders.ts';
import { OperatorOrdersController } from './operator-orders.controller.ts';
import { OperatorTokensController } from './operator-tokens.controller.ts';
import { OwnerWalk } from './owner-walk.ts';
import { PartnerCredentialsController } from './partner-credentials.controller.ts';
import { PartnerDirectory } from './partner-directory.ts';
import { PartnerUsersController } from './partner-users.controller.ts';
import { PartnersController } from './partners.controller.ts';

/** Partners, tokens, rider events and orders for operators. */
@Module({
  imports: [AccessModule, DispatchModule],
  controllers: [
    PartnersController,
    PartnerCredentialsController,
    PartnerUsersController,
    OperatorTokensController,
    DashboardLinkController,
    OperatorRiderEventsController,
    OperatorOrdersController,
  ],
  providers: [PartnerDirectory, OwnerWalk, FindOrders, OrderCommands],
  exports: [PartnerDirectory, OwnerWalk],
})
export class OperatorModule {}
