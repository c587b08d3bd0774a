import { Module } from '@nestjs/common';
import { PendingOrdersWorker } from './pending-orders/pending-orders.worker.ts';
import { DispatchRequestsRepository } from './requests/dispatch-requests.repository.ts';
import { OpenOrdersFollower } from './requests/open-orders.follower.ts';
import { OrderEventsConsumer } from './requests/order-events.consumer.ts';
import { RiderEventIntake } from './rider-events/rider-event-intake.ts';
import { RiderEventsConsumer } from './rider-events/rider-events.consumer.ts';
import { CoursesFollower } from './robot-courier/courses.follower.ts';
import { RobotCourierWorker } from './robot-courier/robot-courier.worker.ts';

/** Rider events in, requests for riders out and the watch over those without an answer, and the sandbox's robot courier. */
@Module({
  controllers: [RiderEventsConsumer, OrderEventsConsumer],
  providers: [
    RiderEventIntake,
    PendingOrdersWorker,
    RobotCourierWorker,
    DispatchRequestsRepository,
    OpenOrdersFollower,
    CoursesFollower,
  ],
})
export class DispatchModule {}
