import { DeadLetters } from '@dakpion/dead-letters';
import type { EventStore } from '@dakpion/event-store';
import { EventFollower, StreamRelease } from '@dakpion/following';
import type { Broker } from '@dakpion/messaging';
import { OpenOrders, OrderViews } from '@dakpion/order-views';
import {
  closedSecret,
  PartnerAccounts,
  PartnerProjection,
  Partners,
  SignInLinks,
  TeamAccounts,
  Teams,
} from '@dakpion/partners';
import { SecretBox } from '@dakpion/sealed-secrets';
import {
  BROKER,
  CLOCK,
  type Clock,
  EVENT_STORE,
  SETTINGS,
  type Settings,
  STATE_STORE,
  StartRefusedError,
} from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Usage } from '@dakpion/usage';
import { DeliveryLog, Redeliveries } from '@dakpion/webhook-deliveries';
import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ApiKeyAccess } from './access/api-key.access.ts';
import { FailedAuthentications } from './access/failed-authentications.ts';
import { PartnerAccess } from './access/partner.access.ts';
import { SessionAccess } from './access/session.access.ts';
import { Sessions } from './access/sessions.ts';
import { CallbackUrlCheck } from './callback/callback-url-check.ts';
import { GetCallbackUrlController } from './callback/get-callback-url.controller.ts';
import { SetCallbackUrlController } from './callback/set-callback-url.controller.ts';
import { ChosenPasswords } from './dashboard/chosen-password.ts';
import { dashboardControllers } from './dashboard/dashboard.controllers.ts';
import { OneTimeCodes } from './dashboard/one-time-codes.ts';
import { PasswordChecks } from './dashboard/password-checks.ts';
import { PresentPasswordCheck } from './dashboard/present-password-check.ts';
import { SignIn } from './dashboard/sign-in.ts';
import { SignInAttempts } from './dashboard/sign-in-attempts.ts';
import { TeamChanges } from './dashboard/team-changes.ts';
import {
  builtDashboard,
  DASHBOARD_FOLDER,
  DashboardFiles,
  OPERATORS_FILES,
  operatorsFiles,
} from './dashboard-pages/dashboard-files.ts';
import { DashboardPagesController } from './dashboard-pages/dashboard-pages.controller.ts';
import { OperatorsPageController } from './dashboard-pages/operators-page.controller.ts';
import { DropDeadLetterController } from './dead-letters/drop-dead-letter.controller.ts';
import { GetDeadLetterController } from './dead-letters/get-dead-letter.controller.ts';
import { ListDeadLettersController } from './dead-letters/list-dead-letters.controller.ts';
import { ReplayDeadLetterController } from './dead-letters/replay-dead-letter.controller.ts';
import { DispatchRequestPolls } from './dispatch/dispatch-request-polls.ts';
import { ListDispatchRequestsController } from './dispatch/list-dispatch-requests.controller.ts';
import { PostDispatchRiderEventsController } from './dispatch/post-dispatch-rider-events.controller.ts';
import { RiderEventPublication } from './dispatch/rider-event-publication.ts';
import { DocumentationController } from './documentation/documentation.controller.ts';
import { ProblemPageController } from './documentation/problem-page.controller.ts';
import { EventStreams } from './event-streams/event-streams.ts';
import { StreamEventsController } from './event-streams/stream-events.controller.ts';
import { StreamOrderEventsController } from './event-streams/stream-order-events.controller.ts';
import { StreamPlaces } from './event-streams/stream-places.ts';
import { ListEventsController } from './events/list-events.controller.ts';
import { PartnerEvents } from './events/partner-events.ts';
import { HealthController } from './health/health.controller.ts';
import { InboxController } from './inbox/inbox.controller.ts';
import { Inbox } from './inbox/inbox.ts';
import { WebhookSourcesController } from './meta/webhook-sources.controller.ts';
import {
  GetDispatchOpenApiController,
  GetOperatorOpenApiController,
  GetPartnerOpenApiController,
} from './openapi/get-openapi.controller.ts';
import { CreatePartnerController } from './operator/create-partner.controller.ts';
import { FindOrdersController } from './operator/find-orders.controller.ts';
import { GetPartnerController } from './operator/get-partner.controller.ts';
import { ListOverdueOrdersController } from './operator/list-overdue-orders.controller.ts';
import { ListPartnerUsersController } from './operator/list-partner-users.controller.ts';
import { ListPartnersController } from './operator/list-partners.controller.ts';
import { OwnerWalk } from './operator/owner-walk.ts';
import { PartnerCredentialsController } from './operator/partner-credentials.controller.ts';
import { PartnerDirectory } from './operator/partner-directory.ts';
import { PartnerSuspensionController } from './operator/partner-suspension.controller.ts';
import { PostRiderEventsController } from './operator/post-rider-events.controller.ts';
import { ReencryptSecretsController } from './operator/reencrypt-secrets.controller.ts';
import { RepairOrderController } from './operator/repair-order.controller.ts';
import { ResetUserPasswordController } from './operator/reset-user-password.controller.ts';
import { SetRateLimitsController } from './operator/set-rate-limits.controller.ts';
import { CancelOrderController } from './orders/cancel-order.controller.ts';
import { CreateOrderController } from './orders/create-order.controller.ts';
import { GetOrderController } from './orders/get-order.controller.ts';
import { GetOrderStatusController } from './orders/get-order-status.controller.ts';
import { ListOrdersController } from './orders/list-orders.controller.ts';
import { OrderCommands } from './orders/order-commands.ts';
import { PastOrders } from './orders/past-orders.ts';
import { RetryOrderController } from './orders/retry-order.controller.ts';
import { mapTilesOf } from './pages/map-tiles.ts';
import { ListFollowersController } from './parked-streams/list-followers.controller.ts';
import { ListParkedStreamsController } from './parked-streams/list-parked-streams.controller.ts';
import { ReleaseParkedStreamController } from './parked-streams/release-parked-stream.controller.ts';
import { ProblemFilter } from './problems/problem.filter.ts';
import { QuoteController } from './quotations/quote.controller.ts';
import { ListPartnerRequestsController } from './request-log/list-partner-requests.controller.ts';
import { ListRequestsController } from './request-log/list-requests.controller.ts';
import { RequestLog } from './request-log/request-log.ts';
import { RequestLogWorker } from './request-log/request-log.worker.ts';
import { TrackedParcels } from './tracking/tracked-parcels.ts';
import { TrackingController } from './tracking/tracking.controller.ts';
import { TrackingAssetsController } from './tracking/tracking-assets.controller.ts';
import { TrackingStreams } from './tracking/tracking-streams.ts';
import { ComputedUsage } from './usage/computed-usage.ts';
import { GetStatementController } from './usage/get-statement.controller.ts';
import { GetUsageController } from './usage/get-usage.controller.ts';
import { OperatorUsageController } from './usage/operator-usage.controller.ts';
import { RepairUsageController } from './usage/repair-usage.controller.ts';
import { UsageReports } from './usage/usage-reports.ts';
import { GetRedeliveryController } from './webhooks/get-redelivery.controller.ts';
import { GetWebhookController } from './webhooks/get-webhook.controller.ts';
import { ListAllWebhooksController } from './webhooks/list-all-webhooks.controller.ts';
import { ListWebhooksController } from './webhooks/list-webhooks.controller.ts';
import { OperatorWebhooksController } from './webhooks/operator-webhooks.controller.ts';
import { RedeliverWebhookController } from './webhooks/redeliver-webhook.controller.ts';
import { RedeliverWebhooksController } from './webhooks/redeliver-webhooks.controller.ts';
import { TestWebhookController } from './webhooks/test-webhook.controller.ts';
import { TestsUnderWay } from './webhooks/tests-under-way.ts';
import { WebhookLog } from './webhooks/webhook-log.ts';
import { WebhookRedeliveries } from './webhooks/webhook-redeliveries.ts';

const partnerControllers = [
  QuoteController,
  CreateOrderController,
  ListOrdersController,
  GetOrderController,
  GetOrderStatusController,
  CancelOrderController,
  RetryOrderController,
  ListEventsController,
  StreamEventsController,
  StreamOrderEventsController,
  GetCallbackUrlController,
  SetCallbackUrlController,
  ListWebhooksController,
  GetWebhookController,
  RedeliverWebhookController,
  RedeliverWebhooksController,
  GetRedeliveryController,
  TestWebhookController,
  GetUsageController,
  GetStatementController,
  ListRequestsController,
];

const operatorControllers = [
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
  ListParkedStreamsController,
  ReleaseParkedStreamController,
  GetOperatorOpenApiController,
];

const dispatchControllers = [
  ListDispatchRequestsController,
  PostDispatchRiderEventsController,
  GetDispatchOpenApiController,
];

const publicControllers = [
  DashboardPagesController,
  OperatorsPageController,
  DocumentationController,
  GetPartnerOpenApiController,
  TrackingAssetsController,
  TrackingController,
  ProblemPageController,
  WebhookSourcesController,
  HealthController,
  InboxController,
];

/** All HTTP controllers; one for each use case. */
@Module({
  controllers: [
    ...partnerControllers,
    ...dashboardControllers,
    ...operatorControllers,
    ...dispatchControllers,
    ...publicControllers,
  ],
  providers: [
    OrderCommands,
    PastOrders,
    PartnerEvents,
    EventStreams,
    StreamPlaces,
    TrackedParcels,
    TrackingStreams,
    RiderEventPublication,
    DispatchRequestPolls,
    CallbackUrlCheck,
    WebhookLog,
    WebhookRedeliveries,
    TestsUnderWay,
    UsageReports,
    ComputedUsage,
    RequestLog,
    RequestLogWorker,
    ApiKeyAccess,
    PartnerAccess,
    SessionAccess,
    Sessions,
    SignIn,
    SignInAttempts,
    PasswordChecks,
    OneTimeCodes,
    PresentPasswordCheck,
    ChosenPasswords,
    TeamChanges,
    FailedAuthentications,
    PartnerDirectory,
    OwnerWalk,
    {
      // API keys are checked against the partners' read models.
      provide: 'PartnerProjection, followed',
      useFactory: (eventStore: EventStore, stateStore: StateStore, clock: Clock) =>
        new EventFollower({ eventStore, stateStore, clock }, new PartnerProjection(eventStore, stateStore)),
      inject: [EVENT_STORE, STATE_STORE, CLOCK],
    },
    Inbox,
    { provide: APP_FILTER, useClass: ProblemFilter },
    {
      provide: DashboardFiles,
      useFactory: (settings: Settings, folder?: string) =>
        new DashboardFiles(folder ?? builtDashboard(), 'index.html', mapTilesOf(settings)),
      inject: [SETTINGS, { token: DASHBOARD_FOLDER, optional: true }],
    },
    {
      provide: OPERATORS_FILES,
      useFactory: (folder?: string) => operatorsFiles(folder ?? builtDashboard()),
      inject: [{ token: DASHBOARD_FOLDER, optional: true }],
    },
    { provide: DeliveryLog, useFactory: (store: StateStore) => new DeliveryLog(store), inject: [STATE_STORE] },
    { provide: Redeliveries, useFactory: (store: StateStore) => new Redeliveries(store), inject: [STATE_STORE] },
    {
      provide: OrderViews,
      useFactory: (store: StateStore, clock: Clock) => new OrderViews(store, clock),
      inject: [STATE_STORE, CLOCK],
    },
    { provide: Usage, useFactory: (store: StateStore) => new Usage(store), inject: [STATE_STORE] },
    { provide: OpenOrders, useFactory: (store: StateStore) => new OpenOrders(store), inject: [STATE_STORE] },
    {
      provide: Partners,
      useFactory: (store: StateStore, events: EventStore) => new Partners(store, events),
      inject: [STATE_STORE, EVENT_STORE],
    },
    {
      provide: PartnerAccounts,
      useFactory: partnerAccounts,
      inject: [EVENT_STORE, STATE_STORE, CLOCK, SETTINGS],
    },
    {
      provide: Teams,
      useFactory: (store: StateStore, events: EventStore) => new Teams(store, events),
      inject: [STATE_STORE, EVENT_STORE],
    },
    { provide: SignInLinks, useFactory: (store: StateStore) => new SignInLinks(store), inject: [STATE_STORE] },
    {
      provide: TeamAccounts,
      useFactory: (eventStore: EventStore, stateStore: StateStore, clock: Clock) =>
        new TeamAccounts({ eventStore, stateStore }, clock),
      inject: [EVENT_STORE, STATE_STORE, CLOCK],
    },
    {
      provide: StreamRelease,
      useFactory: (events: EventStore, clock: Clock) => new StreamRelease(events, clock),
      inject: [EVENT_STORE, CLOCK],
    },
    {
      provide: DeadLetters,
      useFactory: (broker: Broker, events: EventStore, clock: Clock) => new DeadLetters(broker, events, clock),
      inject: [BROKER, EVENT_STORE, CLOCK],
    },
  ],
})
export class GatewayModule {}

/**
 * Refuses to start if SECRETS_KEY cannot open every sealed secret: other instances could not open the secrets that this
 * one seals.
 */
async function partnerAccounts(
  events: EventStore,
  store: StateStore,
  clock: Clock,
  { secretsKey }: Settings,
): Promise<PartnerAccounts> {
  const secretBox = SecretBox.ofSetting(secretsKey);
  const closed = await closedSecret(store, secretBox, clock());
  if (closed !== null) throw new StartRefusedError(closed);
  return new PartnerAccounts(events, store, clock, secretBox);
}
