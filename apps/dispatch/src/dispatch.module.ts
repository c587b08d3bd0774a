import { followersOn } from '@dakpion/following';
import { OpenOrders, OrderViews } from '@dakpion/read-models';
import { CLOCK, constructedWith, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import { Module } from '@nestjs/common';
import { OpenOrdersFollower } from './open-orders/open-orders.follower.ts';
import { OpenOrdersWorker } from './open-orders/open-orders.worker.ts';
import { DispatchRequestsRepository } from './requests/dispatch-requests.repository.ts';
import { OrderEventsConsumer } from './requests/order-events.consumer.ts';
import { CoursesFollower } from './robot-courier/courses.follower.ts';
import { RobotCourierWorker } from './robot-courier/robot-courier.worker.ts';

/** Dispatch: requests for riders, the watch over open orders, and the robot courier of the sandbox. */
@Module({
  controllers: [OrderEventsConsumer],
  providers: [
    OpenOrdersWorker,
    RobotCourierWorker,
    DispatchRequestsRepository,
    ...constructedWith([STATE_STORE], OpenOrders, OrderViews),
    ...followersOn([EVENT_STORE, STATE_STORE, CLOCK], OpenOrdersFollower, CoursesFollower),
  ],
})
export class DispatchModule {}
