import {
  type NextStop,
  type RiderEventType,
  type RiderStep,
  riderSteps,
  type SandboxScenario,
} from '@dakpion/contracts';

/** The way to the pickup, and from there to the receiver. */
export type Leg = NextStop;

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

/** A step that ends a leg is made after the ride along it; any other where the next leg begins. */
function stepsTo({ riderEvent: type, stopBefore, nextStop }: RiderStep): readonly CourseStep[] {
  if (stopBefore !== null && stopBefore !== nextStop) return ride(stopBefore, type);
  return [{ type, leg: nextStop ?? 'receiver', progress: 0, pause: 1 }];
}

/** The steps up to a status, which is among those of a delivery. */
function deliveryTo(status: RiderStep['status']): readonly CourseStep[] {
  return riderSteps.slice(0, riderSteps.findIndex((step) => step.status === status) + 1).flatMap(stepsTo);
}

const delivery = deliveryTo('COMPLETED');
const cancelled: CourseStep = { type: 'ORDER_CANCELLED', leg: 'pickup', progress: 0, pause: 1 };
const slowDelivery = delivery.map((step) => ({ ...step, pause: step.pause * 5 }));
/** The rider is seen once more on the way to the receiver, then never again. */
const stuck = delivery.slice(0, deliveryTo('PICKED').length + 1);

/** The robot courier's steps for an order, in order. */
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
      return [...deliveryTo('ACCEPTED'), cancelled];
    case 'stuck_after_pickup':
      return stuck;
  }
}
