import { followersOn, readModelsOn } from '@dakpion/following';
import { OrderViews, RiderLocations } from '@dakpion/read-models';
import { CLOCK, constructedWith, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import { Module } from '@nestjs/common';
import { ApplyRiderEventController } from './commands/apply-rider-event.controller.ts';
import { CancelOrderController } from './commands/cancel-order.controller.ts';
import { OrderPlacement } from './commands/order-placement.ts';
import { OrderRepository } from './commands/order-repository.ts';
import { PlaceOrderController } from './commands/place-order.controller.ts';
import { Pricing } from './commands/pricing.ts';
import { RepairOrderController } from './commands/repair-order.controller.ts';
import { RetryLink } from './commands/retry-link.ts';
import { RetryOrderController } from './commands/retry-order.controller.ts';
import { RiderSteps } from './commands/rider-steps.ts';
import { WrittenViews } from './commands/written-views.ts';
import { OrderEventIndexReadModel } from './event-index/order-event-index.follower.ts';
import { ReadPartnerEventsController } from './event-index/read-partner-events.controller.ts';
import { ReadOrderAsOfController } from './past-orders/read-order-as-of.controller.ts';
import { OrderViewsReadModel } from './projections/order-views.read-model.ts';
import { RetryLinkReactor } from './projections/retry-link.reactor.ts';
import { OrderEventPublisher } from './publishing/order-event.publisher.ts';
import { ReadOrderEventsController } from './publishing/read-order-events.controller.ts';
import { HeldRiderEventsFollower } from './rider-events/held-rider-events.follower.ts';
import { HeldRiderEvents } from './rider-events/held-rider-events.ts';
import { RecordLocation } from './rider-events/record-location.ts';
import { RiderEventsConsumer } from './rider-events/rider-events.consumer.ts';
import { TransparencyLog } from './transparency/transparency-log.ts';
import { OrderUsageReadModel } from './usage/order-usage.projection.ts';
import { RepairUsageController } from './usage/repair-usage.controller.ts';

/** The life cycle of an order: handles commands and rider events, stores events, and writes read models and messages. */
@Module({
  controllers: [
    PlaceOrderController,
    CancelOrderController,
    RetryOrderController,
    ApplyRiderEventController,
    RiderEventsConsumer,
    RepairOrderController,
    RepairUsageController,
    ReadOrderEventsController,
    ReadOrderAsOfController,
    ReadPartnerEventsController,
  ],
  providers: [
    OrderRepository,
    OrderPlacement,
    Pricing,
    RetryLink,
    RiderSteps,
    ...constructedWith([STATE_STORE], OrderViews, RiderLocations),
    ...constructedWith([STATE_STORE, EVENT_STORE], HeldRiderEvents),
    ...constructedWith([OrderViews, RiderLocations, OrderRepository], RecordLocation),
    WrittenViews,
    RetryLinkReactor,
    TransparencyLog,
    ...followersOn([EVENT_STORE, STATE_STORE, CLOCK], OrderEventPublisher, HeldRiderEventsFollower),
    ...readModelsOn(
      [EVENT_STORE, STATE_STORE, CLOCK],
      OrderViewsReadModel,
      OrderUsageReadModel,
      OrderEventIndexReadModel,
    ),
  ],
})
export class OrderModule {}
