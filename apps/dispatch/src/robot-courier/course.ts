import {
  type DhakaTime,
  type DispatchOrder,
  isFinal,
  type OrderRecord,
  pickupOf,
  type Rider,
  type RiderEvent,
  type RiderLocation,
  type RiderWanted,
  type Route,
  receiverOf,
  type SandboxScenario,
} from '@dakpion/contracts';
import { type CourseStep, courseSteps } from './course-steps.ts';
import { rounded, sandboxRiderOf } from './sandbox-rider.ts';

/** Everything that the robot courier needs to know about one order. The same order always has the same course. */
export interface Course {
  readonly order_id: string;
  readonly scenario: SandboxScenario;
  readonly correlation_id: string;
  readonly rider: Readonly<Rider>;
  readonly start: Readonly<RiderLocation>;
  readonly pickup: Readonly<RiderLocation>;
  readonly receiver: Readonly<RiderLocation>;
  /** The quoted minutes to the pickup. */
  readonly time_to_pickup: number;
  /** The quoted minutes from the pickup to the receiver. */
  readonly duration: number;
}

/** A step of a course: the event to publish, and the pause before it. */
interface NextStep {
  readonly pauseMs: number;
  /** Makes the event, given the time at which it is published. */
  readonly event: (occurredAt: DhakaTime) => RiderEvent;
}

/** The source of a course: a request, or the order at its creation. */
interface WantedCourse extends Pick<RiderWanted, 'order_id' | 'sandbox_scenario'> {
  readonly order: Route & Pick<DispatchOrder, 'driver_type' | 'is_freelancer' | 'time_to_pickup' | 'duration'>;
}

/** The course of an order that needs a rider. */
export function courseOf(request: WantedCourse, correlationId: string): Course {
  const { order, order_id } = request;
  const pickup = pickupOf(order);
  const { time_to_pickup, duration } = order;
  return {
    order_id,
    scenario: request.sandbox_scenario ?? 'deliver',
    correlation_id: correlationId,
    ...sandboxRiderOf(order_id, order, pickup),
    pickup,
    receiver: receiverOf(order),
    time_to_pickup,
    duration,
  };
}

/** Step `number` of the course, from 0. Null after the last. `paceMs` is the duration of a whole step. */
export function nextStep(course: Course, number: number, paceMs: number): NextStep | null {
  const step = courseSteps(course.scenario)[number];
  if (step === undefined) return null;
  return {
    pauseMs: Math.round(step.pause * paceMs),
    event: (occurred_at) => ({
      // The same step has the same id, so a step that is repeated after a crash is a duplicate.
      event_id: `robot-${course.order_id}-${number}`,
      type: step.type,
      order_id: course.order_id,
      occurred_at,
      rider: course.rider,
      location: locationAt(course, step),
      ...remainingTimes(course, step),
      reason: step.type === 'ORDER_CANCELLED' ? 'The rider had a breakdown (sandbox scenario).' : null,
    }),
  };
}

/** Whether the order no longer needs this rider: it has ended, or has another rider. */
export function isOver(order: Pick<OrderRecord, 'parcel_status' | 'rider_id'>, course: Course): boolean {
  const { parcel_status, rider_id } = order;
  if (isFinal(parcel_status)) return true;
  return rider_id !== null && rider_id !== course.rider.rider_id;
}

function locationAt({ start, pickup, receiver }: Course, { leg, progress }: CourseStep): RiderLocation {
  const [from, to] = leg === 'pickup' ? [start, pickup] : [pickup, receiver];
  return {
    latitude: rounded(from.latitude + (to.latitude - from.latitude) * progress),
    longitude: rounded(from.longitude + (to.longitude - from.longitude) * progress),
  };
}

/** The quoted minutes for the remaining part of the way. */
function remainingTimes(
  { time_to_pickup, duration }: Course,
  { leg, progress }: CourseStep,
): Pick<Course, 'time_to_pickup' | 'duration'> {
  const remaining = 1 - progress;
  return leg === 'pickup'
    ? { time_to_pickup: Math.ceil(time_to_pickup * remaining), duration }
    : { time_to_pickup: 0, duration: Math.ceil(duration * remaining) };
}
