import type { OrderDetails, OrderRecord, Quotation } from '@dakpion/contracts';
import { type OrderView, OrderViewWriter } from '@dakpion/order-views';
import type { StateStore } from '@dakpion/state-store';

// Orders that the gateway's specs speak of: from Gulshan to Dhanmondi.

/** A body that quotation takes. */
export const routeBody = {
  pickup_address_text: 'House 7, Road 11, Gulshan 1, Dhaka',
  estimated_pickup_address_latitude: 23.7806,
  estimated_pickup_address_longitude: 90.4165,
  receiver_address_text: 'বাড়ি ৩২, ধানমন্ডি, ঢাকা',
  estimated_receiver_address_latitude: 23.7461,
  estimated_receiver_address_longitude: 90.3742,
  parcel_type: 2,
} as const;

/** The least body that create takes. */
export const orderBody = {
  ...routeBody,
  receiver_name: 'রহিম উদ্দিন',
  receiver_phone_number: '01712345678',
  driver_type: 1,
  is_freelancer: false,
} as const;

/** What create makes of {@link orderBody}: absent fields are null. */
export const orderRequest = {
  ...orderBody,
  partner_reference_id: null,
  item_price: null,
  item_name: null,
  parcel_comment: null,
  detailed_address: null,
  callback_url: null,
  quotation_id: null,
  metadata: null,
  sandbox_scenario: null,
} as const;

export const quotation: Quotation = {
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
  expires_at: '2026-11-21T13:15:00.000+06:00',
};

export const orderId = `ord_${'a'.repeat(26)}`;
export const trackingToken = 'trk0123456789';

/** A pending order as the order service answers with it. */
export function orderRecord(changes: Partial<OrderRecord> = {}): OrderRecord {
  const { quotation_id: _, sandbox_scenario: __, ...request } = orderRequest;
  return {
    ...request,
    metadata: {},
    order_id: orderId,
    environment: 'sandbox',
    parcel_status: 'PENDING',
    previous_status: null,
    tracking_url: `https://api.example.com/track/${trackingToken}`,
    quotation,
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
    allowed_actions: ['cancel'],
    sequence: 1,
    created_at: '2026-11-21T13:00:00.000+06:00',
    assigned_at: null,
    accepted_at: null,
    started_at: null,
    picked_at: null,
    completed_at: null,
    cancelled_at: null,
    updated_at: '2026-11-21T13:00:00.000+06:00',
    ...changes,
  };
}

/** The same with its history. */
export function orderDetails(changes: Partial<OrderRecord> = {}): OrderDetails {
  const record = orderRecord(changes);
  const { sequence, parcel_status, previous_status, created_at } = record;
  const entry = { sequence, event: 'ORDER_CREATED', parcel_status, previous_status, occurred_at: created_at } as const;
  return { ...record, history: [entry] };
}

/** Writes an order's views as the order service does. */
export async function writeOrder(
  stateStore: StateStore,
  partner_id: string,
  details: OrderDetails,
  token: string = trackingToken,
): Promise<void> {
  const view: OrderView = {
    owner: { partner_id, environment: details.environment },
    trackingToken: token,
    details,
  };
  await new OrderViewWriter(stateStore).write(view);
}
