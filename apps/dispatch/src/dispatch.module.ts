import { HandlerErrorFilter } from '@dakpion/messaging';
import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { OrderEventsConsumer } from './requests/order-events.consumer.ts';
import { RiderEventIntake } from './rider-events/rider-event-intake.ts';
import { RiderEventsConsumer } from './rider-events/rider-events.consumer.ts';
import { RobotCourierWorker } from './robot-courier/robot-courier.worker.ts';

/** Rider events in, requests for riders out, and the robot courier that serves the sandbox. */
@Module({
  controllers: [RiderEventsConsumer, OrderEventsConsumer],
  providers: [
    RiderEventIntake,
    RobotCourierWorker,
    // The broker must see why a message was rejected, and which errors are temporary.
    { provide: APP_FILTER, useClass: HandlerErrorFilter },
  ],
})
export class DispatchModule {}
