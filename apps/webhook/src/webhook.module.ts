import type { EventStore } from '@dakpion/event-store';
import { OrderViews, RiderLocations } from '@dakpion/order-views';
import { Partners } from '@dakpion/partners';
import {
  CLOCK,
  type Clock,
  DISK_SPACE,
  type DiskSpace,
  EVENT_STORE,
  SETTINGS,
  type Settings,
  STATE_STORE,
} from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { DeliveryLog, Redeliveries } from '@dakpion/webhook-deliveries';
import { Module } from '@nestjs/common';
import { ClaimedOrders } from './delivering/claimed-orders.ts';
import { Deliverer, requestsAtOnce } from './delivering/deliverer.ts';
import { DeliveryWorker } from './delivering/delivery.worker.ts';
import { DeliveryAttempts } from './delivering/delivery-attempts.ts';
import { DeliveryGauges } from './delivering/delivery-gauges.ts';
import { DueOrders } from './delivering/due-orders.ts';
import { HELD_ORDERS, type HeldOrders } from './delivering/held-orders.ts';
import { LoneOrders } from './delivering/lone-orders.ts';
import { PartnerSecrets } from './delivering/partner-secrets.ts';
import { WebhookSender } from './delivering/webhook-sender.ts';
import { DeliveryLogFollower } from './log/delivery-log.follower.ts';
import { DeliveryLogRetentionWorker } from './log/delivery-log-retention.worker.ts';
import { OrderDeliveriesRepository } from './order-deliveries.repository.ts';
import { DeliveryPlanner } from './planning/delivery-planner.ts';
import { OrderEventsConsumer } from './planning/order-events.consumer.ts';
import { BulkRedelivery } from './review/bulk-redelivery.ts';
import { Redelivery } from './review/redelivery.ts';
import { ReviewController } from './review/review.controller.ts';
import { WebhookDescription } from './review/webhook-description.ts';
import { TestWebhookController } from './test-console/test-webhook.controller.ts';
import { TestWebhook } from './test-console/test-webhook.ts';

/** Webhooks: planned from the orders' events, delivered in order, logged, and sent again when asked for. */
@Module({
  controllers: [OrderEventsConsumer, ReviewController, TestWebhookController],
  providers: [
    DeliveryPlanner,
    Redelivery,
    BulkRedelivery,
    WebhookDescription,
    TestWebhook,
    DeliveryWorker,
    DeliveryGauges,
    DeliveryLogFollower,
    DeliveryLogRetentionWorker,
    {
      provide: OrderDeliveriesRepository,
      useFactory: (eventStore: EventStore) => new OrderDeliveriesRepository(eventStore),
      inject: [EVENT_STORE],
    },
    {
      provide: Partners,
      useFactory: (stateStore: StateStore, eventStore: EventStore) => new Partners(stateStore, eventStore),
      inject: [STATE_STORE, EVENT_STORE],
    },
    { provide: OrderViews, useFactory: (stateStore: StateStore) => new OrderViews(stateStore), inject: [STATE_STORE] },
    {
      provide: RiderLocations,
      useFactory: (stateStore: StateStore) => new RiderLocations(stateStore),
      inject: [STATE_STORE],
    },
    {
      provide: DeliveryLog,
      useFactory: (stateStore: StateStore) => new DeliveryLog(stateStore),
      inject: [STATE_STORE],
    },
    {
      provide: Redeliveries,
      useFactory: (stateStore: StateStore) => new Redeliveries(stateStore),
      inject: [STATE_STORE],
    },
    {
      provide: PartnerSecrets,
      useFactory: (partners: Partners, clock: Clock) => new PartnerSecrets(partners, clock),
      inject: [Partners, CLOCK],
    },
    {
      provide: WebhookSender,
      useFactory: (settings: Settings, { clock }: StateStore) =>
        new WebhookSender({
          allowedRanges: settings.webhookAllowPrivate,
          requestsAtOnce,
          clock: () => clock.now(),
          egress: { proxyUrl: settings.webhookProxyUrl, localAddress: settings.webhookLocalAddress },
        }),
      inject: [SETTINGS, STATE_STORE],
    },
    {
      provide: DeliveryAttempts,
      useFactory: (
        repository: OrderDeliveriesRepository,
        secrets: PartnerSecrets,
        sender: WebhookSender,
        own: Clock,
        { clock }: StateStore,
      ) => new DeliveryAttempts(repository, secrets, sender, { own, shared: () => clock.now() }),
      inject: [OrderDeliveriesRepository, PartnerSecrets, WebhookSender, CLOCK, STATE_STORE],
    },
    {
      provide: HELD_ORDERS,
      useFactory: (stateStore: StateStore, { profile }: Settings): HeldOrders =>
        profile === 'embedded'
          ? new LoneOrders(() => stateStore.clock.now())
          : new ClaimedOrders(new DueOrders(stateStore)),
      inject: [STATE_STORE, SETTINGS],
    },
    {
      provide: Deliverer,
      useFactory: (
        repository: OrderDeliveriesRepository,
        attempts: DeliveryAttempts,
        heldOrders: HeldOrders,
        diskSpace: DiskSpace | null,
        { clock }: StateStore,
      ) => new Deliverer({ repository, attempts, heldOrders, diskSpace, clock: () => clock.now() }),
      inject: [OrderDeliveriesRepository, DeliveryAttempts, HELD_ORDERS, DISK_SPACE, STATE_STORE],
    },
  ],
})
export class WebhookModule {}
