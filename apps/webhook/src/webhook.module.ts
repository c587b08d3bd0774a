import { readModelsOn } from '@dakpion/following';
import { closedSecret, Partners, SecretBox } from '@dakpion/partners';
import { DeliveryLog, Redeliveries, RiderLocations, Usage } from '@dakpion/read-models';
import {
  CLOCK,
  type Clock,
  constructedWith,
  DISK_SPACE,
  type DiskSpace,
  EVENT_STORE,
  SETTINGS,
  STATE_STORE,
} from '@dakpion/service';
import { type Settings, StartRefusedError } from '@dakpion/settings';
import type { StateStore } from '@dakpion/state-store';
import { Module } from '@nestjs/common';
import { DeliveryAttempts } from './attempts/delivery-attempts.ts';
import { requireLocalAddress } from './attempts/local-address.ts';
import { PartnerSecrets } from './attempts/partner-secrets.ts';
import { WebhookSender } from './attempts/webhook-sender.ts';
import { OrderDeliveriesRepository } from './deliveries/order-deliveries.repository.ts';
import { DeliveryWorker } from './delivery-scheduler/delivery.worker.ts';
import { DeliveryScheduler } from './delivery-scheduler/delivery-scheduler.ts';
import { LeasedOrders } from './delivery-scheduler/leased-orders.ts';
import { LocalOrders } from './delivery-scheduler/local-orders.ts';
import { requestsAtOnce } from './endpoint-lanes/lane-limits.ts';
import { DeliveryLogReadModel } from './log/delivery-log.read-model.ts';
import { DeliveryLogRetentionWorker } from './log/delivery-log-retention.worker.ts';
import { DeliveryGauges } from './metrics/delivery-gauges.ts';
import { DeliveryPlanner } from './planning/delivery-planner.ts';
import { OrderEventsConsumer } from './planning/order-events.consumer.ts';
import { Recoveries } from './recovery/recoveries.ts';
import { BulkRedelivery } from './review/bulk-redelivery.ts';
import { Redelivery } from './review/redelivery.ts';
import { ReviewController } from './review/review.controller.ts';
import { WebhookDescription } from './review/webhook-description.ts';
import { TestWebhookController } from './test-console/test-webhook.controller.ts';
import { AttemptUsageReadModel } from './usage/attempt-usage.projection.ts';

/** Webhooks: planned from order events, delivered in order, logged, and repeated on request. */
@Module({
  controllers: [OrderEventsConsumer, ReviewController, TestWebhookController],
  providers: [
    DeliveryPlanner,
    Redelivery,
    BulkRedelivery,
    Recoveries,
    WebhookDescription,
    DeliveryWorker,
    DeliveryGauges,
    DeliveryLogRetentionWorker,
    ...readModelsOn([EVENT_STORE, STATE_STORE, CLOCK], DeliveryLogReadModel, AttemptUsageReadModel),
    ...constructedWith([EVENT_STORE], OrderDeliveriesRepository),
    ...constructedWith([STATE_STORE], RiderLocations, DeliveryLog, Redeliveries, Usage),
    ...constructedWith([STATE_STORE, EVENT_STORE], Partners),
    {
      provide: PartnerSecrets,
      useFactory: async (partners: Partners, stateStore: StateStore, clock: Clock, { secretsKey }: Settings) => {
        const secretBox = SecretBox.ofSetting(secretsKey);
        const closed = await closedSecret(stateStore, secretBox, clock(), { withCodes: false });
        if (closed !== null) throw new StartRefusedError(closed);
        return new PartnerSecrets(partners, clock, secretBox);
      },
      inject: [Partners, STATE_STORE, CLOCK, SETTINGS],
    },
    {
      provide: WebhookSender,
      useFactory: async (settings: Settings, { clock }: StateStore) => {
        const { webhookProxyUrl: proxyUrl, webhookLocalAddress: localAddress } = settings;
        if (localAddress !== null) await requireLocalAddress(localAddress);
        return new WebhookSender({
          allowedRanges: settings.webhookAllowPrivate,
          requestsAtOnce,
          clock: () => clock.now(),
          egress: { proxyUrl, localAddress },
        });
      },
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
      provide: DeliveryScheduler,
      useFactory: (attempts: DeliveryAttempts, diskSpace: DiskSpace | null, stateStore: StateStore) => {
        const dueOrders = stateStore.isShared
          ? new LeasedOrders(stateStore)
          : new LocalOrders(() => stateStore.clock.now());
        return new DeliveryScheduler({ attempts, dueOrders, diskSpace });
      },
      inject: [DeliveryAttempts, DISK_SPACE, STATE_STORE],
    },
  ],
})
export class WebhookModule {}
