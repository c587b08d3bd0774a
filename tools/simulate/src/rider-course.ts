import { type RiderEvent, type RiderEventType, riderSteps, type WebhookEventName } from '@dakpion/contracts';
import type { SimulatedRoute } from './order-request-of.ts';

/** One event of a simulated rider, at a time after the acknowledgement of the order. */
export interface SimulatedStep {
  readonly type: RiderEventType;
  readonly afterMs: number;
  /** The webhook that the event causes. Null for a location. */
  readonly webhook: WebhookEventName | null;
  /** The share of the way from pickup to receiver, 0 to 1. */
  readonly progress: number;
}

/** The number of steps to the pickup, where the way to the receiver begins. */
const stepsToPickup = riderSteps.findIndex(({ nextStop }) => nextStop === 'receiver') + 1;

/** The maximum number of locations of an order. */
const maxLocations = 1_000;

/**
 * The events of a rider for one order, by time: a step every `stepMs`, and from the assignment to the delivery a location every
 * `locationMs` (0: none).
 */
export function riderCourse(stepMs: number, locationMs: number): readonly SimulatedStep[] {
  const assignedMs = stepMs;
  const deliveredMs = stepMs * riderSteps.length;
  const progressAt = (ms: number) => Math.max(0, (ms - stepsToPickup * stepMs) / stepMs);
  const steps = riderSteps.map(({ riderEvent: type, event: webhook }, index): SimulatedStep => {
    const afterMs = stepMs * (index + 1);
    return { type, webhook, afterMs, progress: progressAt(afterMs) };
  });
  const count = locationMs > 0 ? Math.min(maxLocations, Math.ceil((deliveredMs - assignedMs) / locationMs) - 1) : 0;
  const locations = Array.from({ length: count }, (_, index): SimulatedStep => {
    const afterMs = assignedMs + locationMs * (index + 1);
    return { type: 'RIDER_LOCATION', webhook: null, afterMs, progress: progressAt(afterMs) };
  });
  return [...steps, ...locations].sort((one, other) => one.afterMs - other.afterMs);
}

/** An open production order with a simulated rider. */
export interface RiddenOrder {
  readonly orderId: string;
  readonly number: number;
  readonly route: SimulatedRoute;
}

const names = ['Abdul Karim', 'Nasrin Akter', 'Jamal Hossain', 'Sumaiya Islam'] as const;

/** The event of the rider for step `place` of the course. `occurredAt`: ISO 8601 with an offset. */
export function riderEventOf(order: RiddenOrder, step: SimulatedStep, place: number, occurredAt: string): RiderEvent {
  const { orderId, number, route } = order;
  const between = (from: number, to: number) => Math.round((from + (to - from) * step.progress) * 1e6) / 1e6;
  return {
    event_id: `simulated-${orderId}-${place}`,
    type: step.type,
    order_id: orderId,
    occurred_at: occurredAt,
    rider: {
      rider_id: 800_000 + (number % 100_000),
      name: names[number % names.length] ?? names[0],
      phone_number: `010${String(number % 100_000_000).padStart(8, '0')}`,
      driver_type: route.driver_type,
      is_freelancer: number % 2 === 0,
    },
    location: {
      latitude: between(route.estimated_pickup_address_latitude, route.estimated_receiver_address_latitude),
      longitude: between(route.estimated_pickup_address_longitude, route.estimated_receiver_address_longitude),
    },
  };
}
