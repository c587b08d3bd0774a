import { Module } from '@nestjs/common';
import { OrderEventsConsumer } from './requests/order-events.consumer.ts';
import { RiderEventIntake } from './rider-events/rider-event-intake.ts';
import { RiderEventsConsumer } from './rider-events/rider-events.consumer.ts';
import { RobotCourierWorker } from './robot-courier/robot-courier.worker.ts';

/** Rider events in, requests for riders out, and the robot courier that serves the sandbox. */
@Module({
  controllers: [RiderEventsConsumer, OrderEventsConsumer],
  providers: [RiderEventIntake, RobotCourierWorker],
})
export class DispatchModule {}
