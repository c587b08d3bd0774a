import type { RiderEventType, SandboxScenario } from '@dakpion/contracts';

/** The way to the pickup, and from there to the receiver. */
export type Leg = 'to_pickup' | 'to_receiver';

/** One thing that the robot courier does: it publishes an event of this type from this far along the leg. */
export interface CourseStep {
  readonly type: RiderEventType;
  readonly leg: Leg;
  /** Part of the leg that lies behind, 0 to 1. */
  readonly progress: number;
  /** Pause before the step, in units of the robot's pace. */
  readonly pause: number;
}

const locationsPerLeg = 3;

/** Locations at equal distances along a leg, then its end: in all one unit of time. */
function ride(leg: Leg, end: RiderEventType): readonly CourseStep[] {
  const parts = locationsPerLeg + 1;
  return Array.from({ length: parts }, (_, index) => ({
    type: index + 1 === parts ? end : 'RIDER_LOCATION',
    leg,
    progress: (index + 1) / parts,
    pause: 1 / parts,
  }));
}

const assigned: CourseStep = { type: 'RIDER_ASSIGNED', leg: 'to_pickup', progress: 0, pause: 1 };
const accepted: CourseStep = { type: 'RIDER_ACCEPTED', leg: 'to_pickup', progress: 0, pause: 1 };
const started: CourseStep = { type: 'RIDER_STARTED', leg: 'to_pickup', progress: 0, pause: 1 };
const cancelled: CourseStep = { type: 'ORDER_CANCELLED', leg: 'to_pickup', progress: 0, pause: 1 };
const picked = ride('to_pickup', 'PARCEL_PICKED');
const delivered = ride('to_receiver', 'PARCEL_DELIVERED');

const delivery = [assigned, accepted, started, ...picked, ...delivered];
const slowDelivery = delivery.map((step) => ({ ...step, pause: step.pause * 5 }));
/** The rider is seen once more on the way to the receiver, then never again. */
const stuck = [assigned, accepted, started, ...picked, ...delivered.slice(0, 1)];

/** What the robot courier does with an order, in order: decisions, section 6. */
export function courseSteps(scenario: SandboxScenario): readonly CourseStep[] {
  switch (scenario) {
    case 'deliver':
    case 'duplicate_webhooks': // The doubling is the webhook service's.
      return delivery;
    case 'slow':
      return slowDelivery;
    case 'no_rider':
      return [];
    case 'cancelled_by_dispatch':
      return [assigned, accepted, cancelled];
    case 'stuck_after_pickup':
      return stuck;
  }
}
