import type { RiderEventType } from '@dakpion/contracts';

const rider = {
  rider_id: 4711,
  name: 'Karim Uddin',
  phone_number: '01811111111',
  driver_type: 1,
  is_freelancer: false,
};

/** One event as a dispatch system sends it. */
export function riderEvent(orderId: string, type: string, more: Record<string, unknown> = {}) {
  return {
    event_id: `${orderId}-${type}`,
    type,
    order_id: orderId,
    occurred_at: new Date().toISOString(),
    rider,
    location: { latitude: 23.75, longitude: 90.38 },
    ...more,
  };
}

/** The events that a dispatch system sends about an order, in order. */
export const wholeCourse: readonly RiderEventType[] = [
  'RIDER_ASSIGNED',
  'RIDER_ACCEPTED',
  'RIDER_STARTED',
  'PARCEL_PICKED',
  'PARCEL_DELIVERED',
];
