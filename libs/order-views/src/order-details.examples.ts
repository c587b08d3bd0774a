import { dhakaTime, type OrderDetails, type OrderStatus } from '@dakpion/contracts';
import type { OrderOwner } from './order-owner.ts';
import type { OrderLocation } from './with-location.ts';

// What the specs of this library speak of: an order from Gulshan to Dhanmondi, its owner and its rider's location.

const start = Date.parse('2026-11-21T13:00:00.000+06:00');
/** Dhaka time so many minutes after the examples begin. */
export const at = (minutes: number): string => dhakaTime(start + minutes * 60_000);

export const owner: OrderOwner = { partner_id: 'prt_1', environment: 'sandbox' };

/** A pending order, but for what `changes` say. */
export function orderDetails(changes: Partial<OrderDetails> = {}): OrderDetails {
  return {
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
    callback_url: null,
    order_id: `ord_${'a'.repeat(26)}`,
    environment: owner.environment,
    parcel_status: 'PENDING',
    previous_status: null,
    tracking_url: 'http://127.0.0.1:3000/track/trk_1',
    quotation: {
      quotation_id: 'quo_1',
      currency: 'BDT',
      total_price: 121,
      driver_type: 1,
      parcel_type: 2,
      distance_km: 6.73,
      time_to_pickup: 15,
      duration: 20,
      breakdown: [{ code: 'base_fare', label: 'Base fare', amount: 121 }],
      options: [],
      tariff_version: '2026-11',
      expires_at: at(15),
    },
    driver_info: null,
    rider_id: null,
    rider_latitude: null,
    rider_longitude: null,
    time_to_pickup: 15,
    duration: 20,
    eta: null,
    cancellation_reason: null,
    cancelled_by: null,
    attempt: 1,
    retry_of_order_id: null,
    retried_by_order_id: null,
    metadata: {},
    allowed_actions: ['cancel'],
    sequence: 1,
    created_at: at(0),
    assigned_at: null,
    accepted_at: null,
    started_at: null,
    picked_at: null,
    completed_at: null,
    cancelled_at: null,
    updated_at: at(0),
    history: [
      { sequence: 1, event: 'ORDER_CREATED', parcel_status: 'PENDING', previous_status: null, occurred_at: at(0) },
    ],
    ...changes,
  };
}

/** The order with rider 7, last seen and heard of at minute 5, but for what `changes` say. */
export function riddenOrder(parcel_status: OrderStatus, changes: Partial<OrderDetails> = {}): OrderDetails {
  const [latitude, longitude] = [23.79, 90.41];
  return orderDetails({
    parcel_status,
    previous_status: 'PENDING',
    sequence: 2,
    updated_at: at(5),
    eta: at(40),
    rider_id: 7,
    rider_latitude: latitude,
    rider_longitude: longitude,
    driver_info: {
      rider_id: 7,
      name: 'Karim',
      phone_number: '01800000000',
      driver_type: 1,
      is_freelancer: true,
      latitude,
      longitude,
      location_updated_at: at(5),
    },
    ...changes,
  });
}

/** Where rider 7 was at minute 10, but for what `changes` say. */
export function orderLocation(changes: Partial<OrderLocation> = {}): OrderLocation {
  return {
    order_id: `ord_${'a'.repeat(26)}`,
    rider_id: 7,
    latitude: 23.785,
    longitude: 90.415,
    occurred_at: at(10),
    time_to_pickup: null,
    duration: null,
    ...changes,
  };
}
