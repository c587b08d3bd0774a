import { DropDeadLetterController } from './dead-letters/drop-dead-letter.controller.ts';
import { GetDeadLetterController } from './dead-letters/get-dead-letter.controller.ts';
import { ListDeadLettersController } from './dead-letters/list-dead-letters.controller.ts';
import { ReplayDeadLetterController } from './dead-letters/replay-dead-letter.controller.ts';
import { GetOperatorOpenApiController } from './documentation/get-openapi.controller.ts';
import { CreatePartnerController } from './operator/create-partner.controller.ts';
import { DashboardLinkController } from './operator/dashboard-link.controller.ts';
import { FindOrdersController } from './operator/find-orders.controller.ts';
import { GetPartnerController } from './operator/get-partner.controller.ts';
import { ListOverdueOrdersController } from './operator/list-overdue-orders.controller.ts';
import { ListPartnerUsersController } from './operator/list-partner-users.controller.ts';
import { ListPartnersController } from './operator/list-partners.controller.ts';
import { OperatorTokensController } from './operator/operator-tokens.controller.ts';
import { PartnerCredentialsController } from './operator/partner-credentials.controller.ts';
import { PartnerSuspensionController } from './operator/partner-suspension.controller.ts';
import { PostRiderEventsController } from './operator/post-rider-events.controller.ts';
import { ReencryptSecretsController } from './operator/reencrypt-secrets.controller.ts';
import { RepairOrderController } from './operator/repair-order.controller.ts';
import { ResetUserPasswordController } from './operator/reset-user-password.controller.ts';
import { SetRateLimitsController } from './operator/set-rate-limits.controller.ts';
import { ShowOrderController } from './operator/show-order.controller.ts';
import { ListFollowersController } from './parked-streams/list-followers.controller.ts';
import { ListParkedStreamsController } from './parked-streams/list-parked-streams.controller.ts';
import { ReleaseParkedStreamController } from './parked-streams/release-parked-stream.controller.ts';
import { ProjectionsController } from './projections/projections.controller.ts';
import { ListPartnerRequestsController } from './request-log/list-partner-requests.controller.ts';
import { ExportEventsController } from './transparency/export-events.controller.ts';
import { TransparencyController } from './transparency/transparency.controller.ts';
import { OperatorUsageController } from './usage/operator-usage.controller.ts';
import { RepairUsageController } from './usage/repair-usage.controller.ts';
import { ListAllWebhooksController } from './webhooks/list-all-webhooks.controller.ts';
import { OperatorWebhooksController } from './webhooks/operator-webhooks.controller.ts';

/** The operators' API, one for each use case. */
export const operatorControllers = [
  CreatePartnerController,
  ListPartnersController,
  GetPartnerController,
  PartnerSuspensionController,
  SetRateLimitsController,
  PartnerCredentialsController,
  ReencryptSecretsController,
  ListPartnerUsersController,
  ResetUserPasswordController,
  PostRiderEventsController,
  ListOverdueOrdersController,
  FindOrdersController,
  ShowOrderController,
  RepairOrderController,
  OperatorWebhooksController,
  OperatorUsageController,
  RepairUsageController,
  ListPartnerRequestsController,
  ListAllWebhooksController,
  ListDeadLettersController,
  GetDeadLetterController,
  ReplayDeadLetterController,
  DropDeadLetterController,
  ListFollowersController,
  ProjectionsController,
  ListParkedStreamsController,
  ReleaseParkedStreamController,
  OperatorTokensController,
  DashboardLinkController,
  GetOperatorOpenApiController,
  TransparencyController,
  ExportEventsController,
];
