import { DeadLettersController } from '../dead-letters/dead-letters.controller.ts';
import { OperatorRiderEventsController } from '../dispatch/rider-events.controller.ts';
import { DashboardLinkController } from '../operator/dashboard-link.controller.ts';
import { OperatorOrdersController } from '../operator/operator-orders.controller.ts';
import { OperatorTokensController } from '../operator/operator-tokens.controller.ts';
import { PartnerCredentialsController } from '../operator/partner-credentials.controller.ts';
import { PartnerUsersController } from '../operator/partner-users.controller.ts';
import { PartnersController } from '../operator/partners.controller.ts';
import { FollowersController } from '../parked-streams/followers.controller.ts';
import { ParkedStreamsController } from '../parked-streams/parked-streams.controller.ts';
import { ProjectionsController } from '../projections/projections.controller.ts';
import { OperatorRequestsController } from '../request-log/operator-requests.controller.ts';
import { OperatorUsageController } from '../usage/operator-usage.controller.ts';
import { RepairUsageController } from '../usage/repair-usage.controller.ts';
import { OperatorWebhooksController } from '../webhooks/operator-webhooks.controller.ts';

/** The operators' API, in the order of its document. */
export const operatorControllers = [
  PartnersController,
  PartnerCredentialsController,
  PartnerUsersController,
  OperatorTokensController,
  DashboardLinkController,
  OperatorRiderEventsController,
  OperatorOrdersController,
  OperatorWebhooksController,
  OperatorUsageController,
  OperatorRequestsController,
  RepairUsageController,
  DeadLettersController,
  FollowersController,
  ProjectionsController,
  ParkedStreamsController,
];
