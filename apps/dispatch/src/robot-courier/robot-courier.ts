import {
  correlationIdHeader,
  type DispatchRequest,
  dhakaTime,
  type OrderStatusView,
  type RiderEvent,
  type RiderWanted,
  robotCourierSource,
  sourceHeader,
  topics,
} from '@dakpion/contracts';
import { type Broker, type IncomingMessage, RejectedMessageError } from '@dakpion/messaging';
import type { Clock } from '@dakpion/service';
import type { DueQueues } from '@dakpion/state-store';
import { type Course, courseOf, isOver, nextStep } from './course.ts';
import type { Courses } from './courses.ts';

/** The due queue of the next steps. Its ids are order ids. */
export const robotCourierQueue = 'robot-courier.steps';

/** Reads an order. Null if it has no view yet. */
type ReadOrder = (orderId: string) => Promise<Pick<OrderStatusView, 'parcel_status' | 'rider_id'> | null>;

/** The dependencies of the robot courier. `paceMs` is the time between two changes of an order's status. */
interface RobotCourierTools {
  readonly broker: Broker;
  readonly dueQueues: DueQueues;
  readonly courses: Courses;
  readonly readOrder: ReadOrder;
  readonly clock: Clock;
  readonly paceMs: number;
}

/**
 * Simulates the dispatch system and the rider of each sandbox order. It receives requests and publishes rider events like a
 * real dispatch system. After a crash a step is repeated, never skipped, and a repeated step is a duplicate by its id.
 */
export class RobotCourier {
  constructor(private readonly tools: RobotCourierTools) {}

  /** Handles one message of the topic of requests to the robot courier. */
  async take(message: IncomingMessage): Promise<void> {
    const request = message.value as DispatchRequest;
    switch (request.type) {
      case 'RiderWanted':
        return this.begin(request, message.headers[correlationIdHeader] ?? request.event_id);
      case 'RiderNoLongerWanted':
        return this.tools.courses.end(request.order_id);
    }
  }

  /** Makes the next step of an order. Resolves with the ms until the step after it. Null if the course has ended. */
  async takeStep(orderId: string): Promise<number | null> {
    const { courses, readOrder, clock, paceMs } = this.tools;
    const underWay = await courses.underWay(orderId);
    if (underWay === null) return null;
    const { course, next_step } = underWay;
    const step = nextStep(course, next_step, paceMs);
    const order = await readOrder(orderId);
    if (step === null || (order !== null && isOver(order, course))) return this.end(orderId);

    await this.publish(course, step.event(dhakaTime(clock())));
    await courses.moveOn(course, next_step + 1);
    const following = nextStep(course, next_step + 1, paceMs);
    return following === null ? this.end(orderId) : following.pauseMs;
  }

  /**
   * Begins a course, or continues it if the state store may have lost the due time of the next step. The next step is never early,
   * because its whole pause begins again.
   */
  async ensure(course: Course): Promise<void> {
    const { courses, dueQueues, paceMs } = this.tools;
    await courses.begin(course);
    const underWay = await courses.underWay(course.order_id);
    if (underWay === null) return;
    const next = nextStep(underWay.course, underWay.next_step, paceMs);
    // A course without steps, e.g. of an order for which no rider is found.
    if (next === null) return courses.end(course.order_id);
    await dueQueues.schedule(robotCourierQueue, course.order_id, { inMs: next.pauseMs });
  }

  private async begin(request: RiderWanted, correlationId: string): Promise<void> {
    if (request.order.environment !== 'sandbox') {
      throw new RejectedMessageError('not_sandbox', `${request.order_id} is not a sandbox order.`);
    }
    await this.ensure(courseOf(request, correlationId));
  }

  private async publish(course: Course, event: RiderEvent): Promise<void> {
    const headers = { [sourceHeader]: robotCourierSource, [correlationIdHeader]: course.correlation_id };
    const { order_id: key, type } = event;
    await this.tools.broker.publish([{ topic: topics.riderEvents.name, key, type, value: event, headers }]);
  }

  private async end(orderId: string): Promise<null> {
    await this.tools.courses.end(orderId);
    return null;
  }
}
