import {
  type NextStop,
  type RiderEventType,
  type RiderStep,
  riderSteps,
  type SandboxScenario,
} from '@dakpion/contracts';

/** A step of the robot courier. It publishes an event of this type when this part of the leg is done. */
export interface CourseStep {
  readonly type: RiderEventType;
  /** The leg to the pickup, or from there to the receiver. */
  readonly leg: NextStop;
  /** The part of the leg that is done, from 0 to 1. */
  readonly progress: number;
  /** The pause before the step, in units of the robot's pace. */
  readonly pause: number;
}

const locationsPerLeg = 3;

/** Locations at equal distances along a leg. The last one is at its end. Together they take one unit of time. */
function ride(leg: NextStop, end: RiderEventType): readonly CourseStep[] {
  const parts = locationsPerLeg + 1;
  return Array.from({ length: parts }, (_, index) => ({
    type: index + 1 === parts ? end : 'RIDER_LOCATION',
    leg,
    progress: (index + 1) / parts,
    pause: 1 / parts,
  }));
}

/** A step that ends a leg comes after the ride along it. Other steps come at the beginning of the next leg. */
function stepsTo({ riderEvent: type, stopBefore, nextStop }: RiderStep): readonly CourseStep[] {
  if (stopBefore !== null && stopBefore !== nextStop) return ride(stopBefore, type);
  return [{ type, leg: nextStop ?? 'receiver', progress: 0, pause: 1 }];
}

/** The steps up to a status of a delivery. */
function deliveryTo(status: RiderStep['status']): readonly CourseStep[] {
  return riderSteps.slice(0, riderSteps.findIndex((step) => step.status === status) + 1).flatMap(stepsTo);
}

const delivery = deliveryTo('COMPLETED');
const cancelled: CourseStep = { type: 'ORDER_CANCELLED', leg: 'pickup', progress: 0, pause: 1 };
const slowDelivery = delivery.map((step) => ({ ...step, pause: step.pause * 5 }));
/** The rider sends one more location on the way to the receiver, then none. */
const stuck = delivery.slice(0, deliveryTo('PICKED').length + 1);

/** The steps of the robot courier for an order. */
export function courseSteps(scenario: SandboxScenario): readonly CourseStep[] {
  switch (scenario) {
    case 'deliver':
    case 'duplicate_webhooks': // The webhook service sends the duplicates.
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
