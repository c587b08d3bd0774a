import {
  dhakaTime,
  type OrderDetails,
  type OrderRecord,
  type OrderRequest,
  type Quotation,
  type Rider,
  statusTimes,
} from '@dakpion/contracts';

// One order from Gulshan to Dhanmondi, and its rider. Specs name what they change of it.

/** Epoch ms at which the order is created. */
export const start = Date.parse('2026-11-21T13:00:00.000+06:00');
/** Dhaka time so many minutes after the order's creation. */
export const at = (minutes: number): string => dhakaTime(start + minutes * 60_000);

export const orderId = `ord_${'a'.repeat(26)}`;
export const owner = { partner_id: 'prt_1', environment: 'sandbox' } as const;

/** What a quotation is asked for. */
export const route = {
  pickup_address_text: 'House 7, Road 11, Gulshan 1, Dhaka',
  estimated_pickup_address_latitude: 23.7806,
  estimated_pickup_address_longitude: 90.4165,
  receiver_address_text: 'বাড়ি ৩২, ধানমন্ডি, ঢাকা',
  estimated_receiver_address_latitude: 23.7461,
  estimated_receiver_address_longitude: 90.3742,
  parcel_type: 2,
} as const;

export const orderRequest: OrderRequest = {
  ...route,
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
  quotation_id: null,
  metadata: null,
  sandbox_scenario: null,
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
  distance_source: 'estimate',
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

/** The order as it is after its creation, but for what `changes` say. */
export function orderRecord(changes: Partial<OrderRecord> = {}): OrderRecord {
  const { quotation_id: _quotation, sandbox_scenario: _scenario, ...asSent } = orderRequest;
  return {
    ...asSent,
    metadata: {},
    order_id: orderId,
    environment: owner.environment,
    parcel_status: 'PENDING',
    previous_status: null,
    tracking_url: 'http://localhost:3000/track/trk_1',
    quotation,
    driver_info: null,
    rider_id: null,
    rider_latitude: null,
    rider_longitude: null,
    time_to_pickup: quotation.time_to_pickup,
    duration: quotation.duration,
    eta: null,
    cancellation_reason: null,
    cancelled_by: null,
    attempt: 1,
    retry_of_order_id: null,
    retried_by_order_id: null,
    allowed_actions: ['cancel'],
    sequence: 1,
    ...statusTimes(() => null),
    created_at: at(0),
    updated_at: at(0),
    ...changes,
  };
}

/** The record with its history: one entry, unless `changes` bring their own. */
export function orderDetails(changes: Partial<OrderDetails> = {}): OrderDetails {
  const record = orderRecord(changes);
  const { sequence, parcel_status, previous_status, created_at } = record;
  const entry = { sequence, event: 'ORDER_CREATED', parcel_status, previous_status, occurred_at: created_at } as const;
  return { ...record, history: changes.history ?? [entry] };
}
