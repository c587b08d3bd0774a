import { requestStreamPrefix } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { type Following, followerNames } from '@dakpion/following';
import { inLanes } from '@dakpion/repetition';
import { EVENT_STORE } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { progressOf, readCreatedOrder } from '../order-stream.ts';
import { robotCouriersOrderOf } from '../requests/dispatch-requests.repository.ts';
import { courseOf } from './course.ts';
import { RobotCourierWorker } from './robot-courier.worker.ts';

const ordersAtOnce = 20;

/**
 * Begins the course of each sandbox order for which a rider was requested, unless it has begun. The message of the request also
 * begins it, but can be handled much later than the request was recorded. If Redis lost its last writes then, the follower's
 * checkpoint would be too late to find the request again. Therefore the follower does not wait for the message.
 */
@Injectable()
export class CoursesFollower implements Following {
  readonly name = followerNames.courses;
  readonly streamPrefix = requestStreamPrefix;
  readonly batchLimit = 200;
  readonly eventsPerCheckpoint = 1_000;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly robotCourier: RobotCourierWorker,
  ) {}

  async handle(events: readonly RecordedEvent[]): Promise<void> {
    const orderIds = events.map(robotCouriersOrderOf).filter((orderId) => orderId !== null);
    await inLanes(orderIds, ordersAtOnce, (orderId) => this.beginCourse(orderId));
  }

  private async beginCourse(orderId: string): Promise<void> {
    const progress = await progressOf(this.eventStore, orderId);
    if (progress !== 'pending' && progress !== 'under_way') return;
    const created = await readCreatedOrder(this.eventStore, orderId);
    if (created?.order.environment !== 'sandbox') return;
    const { request, quotation } = created.order;
    const { sandbox_scenario } = request;
    const { time_to_pickup, duration } = quotation;
    const wanted = { order_id: orderId, sandbox_scenario, order: { ...request, time_to_pickup, duration } };
    await this.robotCourier.ensure(courseOf(wanted, created.correlationId));
  }
}
