import type { EventStore } from '@dakpion/event-store';
import { EventFollower } from '@dakpion/following';
import { PartnerProjection } from '@dakpion/partners';
import { CLOCK, type Clock, EVENT_STORE, SETTINGS, STATE_STORE } from '@dakpion/service';
import type { Settings } from '@dakpion/settings';
import type { StateStore } from '@dakpion/state-store';
import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ApiKeyAccess } from './access/api-key.access.ts';
import { FailedAuthentications } from './access/failed-authentications.ts';
import { PartnerAccess } from './access/partner.access.ts';
import { SessionAccess } from './access/session.access.ts';
import { Sessions } from './access/sessions.ts';
import { CallbackUrlCheck } from './callback/callback-url-check.ts';
import { ChosenPasswords } from './dashboard/chosen-password.ts';
import { KnownBrowsers } from './dashboard/known-browsers.ts';
import { OneTimeCodes } from './dashboard/one-time-codes.ts';
import { PasswordChecks } from './dashboard/password-checks.ts';
import { PresentPasswordCheck } from './dashboard/present-password-check.ts';
import { SecondFactor } from './dashboard/second-factor.ts';
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
import { StartPageController } from './dashboard-pages/start-page.controller.ts';
import { DispatchRequestPolls } from './dispatch/dispatch-request-polls.ts';
import { DispatchRequestsController } from './dispatch/dispatch-requests.controller.ts';
import { RiderEventPublication } from './dispatch/rider-event-publication.ts';
import { RiderEventsController } from './dispatch/rider-events.controller.ts';
import { dashboardControllers } from './documentation/dashboard.controllers.ts';
import {
  DocumentationAssetsController,
  DocumentationController,
  PlainTextsController,
} from './documentation/documentation.controller.ts';
import { builtDocumentation, DOCUMENTATION_FOLDER, DocumentationSite } from './documentation/documentation-site.ts';
import {
  GetDispatchOpenApiController,
  GetOperatorOpenApiController,
  GetPartnerOpenApiController,
} from './documentation/get-openapi.controller.ts';
import { operatorControllers } from './documentation/operator.controllers.ts';
import { partnerControllers } from './documentation/partner.controllers.ts';
import { ProblemPageController } from './documentation/problem-page.controller.ts';
import { EventStreams } from './events/event-streams.ts';
import { PartnerEvents } from './events/partner-events.ts';
import { StreamPlaces } from './events/stream-places.ts';
import { HealthController } from './health/health.controller.ts';
import { InboxController } from './inbox/inbox.controller.ts';
import { Inbox } from './inbox/inbox.ts';
import { OwnWebhooks } from './inbox/own-webhooks.ts';
import { OpenApiDocuments } from './openapi/openapi-documents.ts';
import { FindOrders } from './operator/find-orders.ts';
import { OwnerWalk } from './operator/owner-walk.ts';
import { PartnerDirectory } from './operator/partner-directory.ts';
import { OperatorTokens } from './operator-tokens/operator-tokens.ts';
import { CreateOrders } from './orders/create-orders.ts';
import { ListOrders } from './orders/list-orders.ts';
import { OrderCommands } from './orders/order-commands.ts';
import { OrderCreation } from './orders/order-creation.ts';
import { PastOrders } from './orders/past-orders.ts';
import { Prices } from './orders/prices.ts';
import { mapTilesOf } from './pages/map-tiles.ts';
import { PartnerStorage } from './partner-storage/partner-storage.ts';
import { ProblemFilter } from './problems/problem.filter.ts';
import { RequestLog } from './request-log/request-log.ts';
import { RequestLogWorker } from './request-log/request-log.worker.ts';
import { Connections } from './server/connections.ts';
import { storeProviders } from './store.providers.ts';
import { TrackedParcels } from './tracking/tracked-parcels.ts';
import { TrackingController } from './tracking/tracking.controller.ts';
import { TrackingAssetsController } from './tracking/tracking-assets.controller.ts';
import { TrackingStreams } from './tracking/tracking-streams.ts';
import { ExportEventsController } from './transparency/export-events.controller.ts';
import { OrderProofs } from './transparency/order-proofs.ts';
import { TransparencyController } from './transparency/transparency.controller.ts';
import { ComputedUsage } from './usage/computed-usage.ts';
import { UsageReports } from './usage/usage-reports.ts';
import { TestWebhooks } from './webhooks/test-webhooks.ts';
import { TestsUnderWay } from './webhooks/tests-under-way.ts';
import { WebhookLog } from './webhooks/webhook-log.ts';
import { WebhookRedeliveries } from './webhooks/webhook-redeliveries.ts';

const dispatchControllers = [DispatchRequestsController, RiderEventsController, GetDispatchOpenApiController];

const publicControllers = [
  TransparencyController,
  ExportEventsController,
  StartPageController,
  DashboardPagesController,
  OperatorsPageController,
  DocumentationAssetsController,
  DocumentationController,
  PlainTextsController,
  GetPartnerOpenApiController,
  GetOperatorOpenApiController,
  TrackingAssetsController,
  TrackingController,
  ProblemPageController,
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
    OrderCreation,
    CreateOrders,
    ListOrders,
    OrderProofs,
    Prices,
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
    TestWebhooks,
    UsageReports,
    ComputedUsage,
    PartnerStorage,
    RequestLog,
    RequestLogWorker,
    ApiKeyAccess,
    PartnerAccess,
    SessionAccess,
    Sessions,
    SignIn,
    SignInAttempts,
    KnownBrowsers,
    PasswordChecks,
    OneTimeCodes,
    SecondFactor,
    PresentPasswordCheck,
    ChosenPasswords,
    TeamChanges,
    FailedAuthentications,
    OperatorTokens,
    PartnerDirectory,
    OwnerWalk,
    FindOrders,
    {
      // API keys are checked against the partners' read models.
      provide: 'PartnerProjection, followed',
      useFactory: (eventStore: EventStore, stateStore: StateStore, clock: Clock) =>
        new EventFollower({ eventStore, stateStore, clock }, new PartnerProjection(eventStore, stateStore)),
      inject: [EVENT_STORE, STATE_STORE, CLOCK],
    },
    Inbox,
    OwnWebhooks,
    OpenApiDocuments,
    Connections,
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
    {
      provide: DocumentationSite,
      useFactory: ({ publicUrl }: Settings, folder?: string) =>
        new DocumentationSite(folder ?? builtDocumentation(), publicUrl),
      inject: [SETTINGS, { token: DOCUMENTATION_FOLDER, optional: true }],
    },
    ...storeProviders,
  ],
})
export class GatewayModule {}
