import type { EventStore } from '@dakpion/event-store';
import { OrderViews, RiderLocations } from '@dakpion/order-views';
import { Partners } from '@dakpion/partners';
import { CLOCK, type Clock, EVENT_STORE, SETTINGS, type Settings, STATE_STORE } from '@dakpion/service';
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
    { provide: Partners, useFactory: (stateStore: StateStore) => new Partners(stateStore), inject: [STATE_STORE] },
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
      useFactory: ({ webhookAllowPrivate }: Settings, clock: Clock) =>
        new WebhookSender({ allowedRanges: webhookAllowPrivate, requestsAtOnce, clock }),
      inject: [SETTINGS, CLOCK],
    },
    {
      provide: DeliveryAttempts,
      useFactory: (
        repository: OrderDeliveriesRepository,
        secrets: PartnerSecrets,
        sender: WebhookSender,
        clock: Clock,
      ) => new DeliveryAttempts(repository, secrets, sender, clock),
      inject: [OrderDeliveriesRepository, PartnerSecrets, WebhookSender, CLOCK],
    },
    {
      provide: HELD_ORDERS,
      useFactory: (stateStore: StateStore, clock: Clock, { profile }: Settings): HeldOrders =>
        profile === 'embedded' ? new LoneOrders(clock) : new ClaimedOrders(new DueOrders(stateStore, clock), clock),
      inject: [STATE_STORE, CLOCK, SETTINGS],
    },
    {
      provide: Deliverer,
      useFactory: (
        repository: OrderDeliveriesRepository,
        attempts: DeliveryAttempts,
        heldOrders: HeldOrders,
        clock: Clock,
      ) => new Deliverer({ repository, attempts, heldOrders, clock }),
      inject: [OrderDeliveriesRepository, DeliveryAttempts, HELD_ORDERS, CLOCK],
    },
  ],
})
export class WebhookModule {}
