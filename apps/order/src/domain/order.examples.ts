import {
  dhakaTime,
  type OrderRequest,
  type OrderStatus,
  type Quotation,
  type Rider,
  type RiderTransition,
} from '@dakpion/contracts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { Order } from './order.ts';
import type { CancelOrder, LinkRetry, OrderCommand, PlaceOrder } from './order-command.ts';
import { type OrderCreated, type OrderEvent, type RiderStepMade, riderSteps } from './order-event.ts';

// What the specs of this app speak of: one order from Gulshan to Dhanmondi, and its rider.

export const start = Date.parse('2026-11-21T13:00:00.000+06:00');
/** Dhaka time so many minutes after the examples begin. */
export const at = (minutes: number): string => dhakaTime(start + minutes * 60_000);

export const orderId = `ord_${'a'.repeat(26)}`;
export const newOrderId = `ord_${'b'.repeat(26)}`;
export const owner = { partner_id: 'prt_1', environment: 'sandbox' } as const;

export const request: OrderRequest = {
  pickup_address_text: 'House 7, Road 11, Gulshan 1, Dhaka',
  estimated_pickup_address_latitude: 23.7806,
  estimated_pickup_address_longitude: 90.4165,
  receiver_address_text: 'বাড়ি ৩২, ধানমন্ডি, ঢাকা',
  estimated_receiver_address_latitude: 23.7461,
  estimated_receiver_address_longitude: 90.3742,
  parcel_type: 2,
  receiver_name: 'রহিম উদ্দিন',
  receiver_phone_number: '01712345678',
  driver_type: 1,
  is_freelancer: false,
  partner_reference_id: 'INV-1',
  item_price: 1500,
  item_name: 'Book',
  parcel_comment: null,
  detailed_address: null,
  callback_url: 'https://partner.example/hook',
  quotation_id: null,
  metadata: { shop: 'one', basket: '7' },
  sandbox_scenario: 'deliver',
};

export const quotation: Quotation = {
  quotation_id: 'quo_1',
  currency: 'BDT',
  total_price: 121,
  driver_type: 1,
  parcel_type: 2,
  distance_km: 6.73,
  time_to_pickup: 15,
  duration: 20,
  breakdown: [
    { code: 'base_fare', label: 'Base fare', amount: 50 },
    { code: 'distance_fare', label: 'Distance', amount: 71 },
  ],
  options: [
    { driver_type: 1, total_price: 121, time_to_pickup: 15, duration: 20 },
    { driver_type: 2, total_price: 204, time_to_pickup: 20, duration: 25 },
  ],
  tariff_version: '2026-11',
  expires_at: at(15),
};

export const rider: Rider = {
  rider_id: 7,
  name: 'Karim',
  phone_number: '01800000000',
  driver_type: 1,
  is_freelancer: true,
};
export const otherRider: Rider = { ...rider, rider_id: 8, name: 'Jamal' };

export const placeOrder: PlaceOrder = {
  type: 'PlaceOrder',
  ...owner,
  order_id: orderId,
  request,
  quotation,
  attempt: 1,
  retry_of_order_id: null,
  tracking_token: 'trk_1',
  tracking_url: 'http://localhost:3000/track/trk_1',
  now: at(0),
};
export const cancelOrder: CancelOrder = {
  type: 'CancelOrder',
  ...owner,
  order_id: orderId,
  cancelled_by: 'partner',
  cancellation_reason: 'Out of stock',
  now: at(6),
};
export const linkRetry: LinkRetry = {
  type: 'LinkRetry',
  ...owner,
  order_id: orderId,
  new_order_id: newOrderId,
  now: at(9),
};

/** A rider event as a dispatch system sends it, by the order's own rider unless said otherwise. */
export function riderEvent(type: RiderTransition['type'], changes: Partial<RiderTransition> = {}): RiderTransition {
  const step = riderSteps.findIndex((each) => each.riderEvent === type);
  return {
    event_id: `re_${type}`,
    type,
    order_id: orderId,
    occurred_at: at(step + 1),
    rider,
    location: null,
    time_to_pickup: null,
    duration: null,
    reason: null,
    ...changes,
  };
}

const { type: _type, now, ...created } = placeOrder;
export const orderCreated: OrderCreated = { type: 'OrderCreated', data: { ...created, occurred_at: now } };

/** The creation of another order like it. */
export function createdAs(order_id: string): OrderCreated {
  return { type: 'OrderCreated', data: { ...orderCreated.data, order_id, tracking_token: `trk_${order_id}` } };
}

/** The event of a rider's step, as `riderEvent` makes it happen. */
export function stepMade(type: RiderStepMade['type'], changes: Partial<RiderStepMade['data']> = {}): RiderStepMade {
  const index = riderSteps.findIndex((step) => step.event === type);
  return {
    type,
    data: {
      rider,
      location: null,
      time_to_pickup: null,
      duration: null,
      rider_event_id: `re_${riderSteps[index]?.riderEvent}`,
      occurred_at: at(index + 1),
      ...changes,
    },
  };
}

export const cancelled: OrderEvent = {
  type: 'OrderCancelled',
  data: {
    cancelled_by: 'partner',
    cancellation_reason: 'Out of stock',
    rider_event_id: null,
    occurred_at: at(6),
  },
};
export const retried: OrderEvent = {
  type: 'OrderRetried',
  data: { new_order_id: newOrderId, occurred_at: at(9) },
};

/** The events that bring an order to a status by the shortest way. */
export function historyTo(status: OrderStatus): readonly OrderEvent[] {
  if (status === 'CANCELLED') return [orderCreated, cancelled];
  const steps = riderSteps.findIndex((step) => step.to === status) + 1;
  return [orderCreated, ...riderSteps.slice(0, steps).map((step) => stepMade(step.event))];
}

export function fold(events: readonly OrderEvent[]): Order | null {
  return events.reduce<Order | null>(evolve, null);
}

/** Given events, when a command: the decision. */
export const whenGiven = (events: readonly OrderEvent[], command: OrderCommand) => decide(command, fold(events));
