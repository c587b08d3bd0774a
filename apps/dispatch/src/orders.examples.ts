import {
  dhakaTime,
  type Environment,
  type OrderEventMessage,
  type OrderRecord,
  type RiderWanted,
  type SandboxScenario,
} from '@dakpion/contracts';

// What the specs of this app speak of: orders from Gulshan to Dhanmondi.

/** A fixed time; the engines' own clocks are later, so nothing of the examples lies in the future. */
export const start = Date.parse('2026-11-21T12:00:00.000+06:00');

/** An order id of its own for each number. */
export function orderIdOf(number: number): string {
  return `ord_${String(number).padStart(26, '0')}`;
}

export function orderRecord(order_id: string, environment: Environment = 'sandbox'): OrderRecord {
  return {
    order_id,
    environment,
    parcel_status: 'PENDING',
    previous_status: null,
    tracking_url: 'http://localhost:3000/track/trk_1',
    pickup_address_text: 'House 7, Road 11, Gulshan 1, Dhaka',
    estimated_pickup_address_latitude: 23.78,
    estimated_pickup_address_longitude: 90.41,
    receiver_address_text: 'বাড়ি ৩২, ধানমন্ডি, ঢাকা',
    estimated_receiver_address_latitude: 23.74,
    estimated_receiver_address_longitude: 90.37,
    parcel_type: 2,
    receiver_name: 'রহিম উদ্দিন',
    receiver_phone_number: '01712345678',
    driver_type: 1,
    is_freelancer: true,
    partner_reference_id: null,
    item_price: null,
    item_name: null,
    parcel_comment: null,
    detailed_address: null,
    callback_url: null,
    metadata: {},
    quotation: {
      quotation_id: 'quo_1',
      currency: 'BDT',
      total_price: 121,
      driver_type: 1,
      parcel_type: 2,
      distance_km: 6.73,
      time_to_pickup: 10,
      duration: 20,
      breakdown: [],
      options: [],
      tariff_version: '2026-11',
      expires_at: dhakaTime(start + 900_000),
    },
    driver_info: null,
    rider_id: null,
    rider_latitude: null,
    rider_longitude: null,
    time_to_pickup: 10,
    duration: 20,
    eta: dhakaTime(start + 1_800_000),
    cancellation_reason: null,
    cancelled_by: null,
    attempt: 1,
    retry_of_order_id: null,
    retried_by_order_id: null,
    allowed_actions: ['cancel'],
    sequence: 1,
    created_at: dhakaTime(start),
    assigned_at: null,
    accepted_at: null,
    started_at: null,
    picked_at: null,
    completed_at: null,
    cancelled_at: null,
    updated_at: dhakaTime(start),
  };
}

export function orderCreated(
  order_id: string,
  environment: Environment = 'sandbox',
  sandbox_scenario: SandboxScenario | null = null,
): OrderEventMessage {
  return {
    event_id: `evt_created_${order_id}`,
    event: 'ORDER_CREATED',
    sequence: 1,
    order_id,
    partner_id: 'prt_1',
    environment,
    parcel_status: 'PENDING',
    previous_status: null,
    occurred_at: dhakaTime(start),
    recorded_at: dhakaTime(start + 2),
    correlation_id: 'req_1',
    sandbox_scenario,
    order: orderRecord(order_id, environment),
  };
}

export function orderCancelled(order_id: string, environment: Environment = 'sandbox'): OrderEventMessage {
  const created = orderCreated(order_id, environment);
  return {
    ...created,
    event_id: `evt_cancelled_${order_id}`,
    event: 'CANCELLED',
    sequence: 2,
    parcel_status: 'CANCELLED',
    previous_status: 'PENDING',
    order: {
      ...created.order,
      parcel_status: 'CANCELLED',
      cancelled_by: 'partner',
      cancellation_reason: 'Out of stock',
    },
  };
}

export function riderWanted(order_id: string, sandbox_scenario: SandboxScenario | null = null): RiderWanted {
  return {
    type: 'RiderWanted',
    event_id: `evt_created_${order_id}`,
    order_id,
    requested_at: dhakaTime(start),
    sandbox_scenario,
    order: orderRecord(order_id),
  };
}
