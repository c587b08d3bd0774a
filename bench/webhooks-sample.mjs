// Messages of `order.events.v1` as published by the order service, and a body like those of the webhook service.
const courseOfAnOrder = ['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'];
const time = '2026-11-21T12:00:00.000+06:00';
const nothingYet = {
  item_price: null,
  item_name: null,
  parcel_comment: null,
  detailed_address: null,
  driver_info: null,
  rider_id: null,
  rider_latitude: null,
  rider_longitude: null,
  cancellation_reason: null,
  cancelled_by: null,
  retry_of_order_id: null,
  retried_by_order_id: null,
  assigned_at: null,
  accepted_at: null,
  started_at: null,
  picked_at: null,
  completed_at: null,
  cancelled_at: null,
};
// Parsed from text with all fields, so that copies are cheap and only the service is measured.
const order = JSON.parse(
  JSON.stringify({
    ...nothingYet,
    order_id: '',
    callback_url: '',
    parcel_status: '',
    sequence: 0,
    environment: 'sandbox',
    previous_status: null,
    tracking_url: 'http://localhost:3000/track/trk_1',
    pickup_address_text: 'House 7, Road 11, Gulshan 1, Dhaka',
    estimated_pickup_address_latitude: 23.78,
    estimated_pickup_address_longitude: 90.41,
    receiver_address_text: 'House 32, Dhanmondi, Dhaka',
    estimated_receiver_address_latitude: 23.74,
    estimated_receiver_address_longitude: 90.37,
    parcel_type: 2,
    receiver_name: 'Rahim Uddin',
    receiver_phone_number: '01712345678',
    driver_type: 1,
    is_freelancer: true,
    partner_reference_id: 'INV-7',
    metadata: { shop: '7' },
    quotation: {
      quotation_id: 'quo_1',
      currency: 'BDT',
      total_price: 121,
      driver_type: 1,
      parcel_type: 2,
      distance_km: 6.73,
      time_to_pickup: 10,
      duration: 20,
      breakdown: [{ code: 'base_fare', label: 'Base fare', amount: 50 }],
      options: [],
      tariff_version: '2026-11',
      expires_at: time,
    },
    time_to_pickup: 10,
    duration: 20,
    eta: time,
    attempt: 1,
    allowed_actions: ['cancel'],
    created_at: time,
    updated_at: time,
  }),
);

/** The message of an order's `sequence`th event (1 to 6), whose webhook goes to `callback_url`. */
export function orderEvent(order_id, sequence, callback_url) {
  const event = courseOfAnOrder[sequence - 1];
  const parcel_status = sequence === 1 ? 'PENDING' : event;
  const id = order_id.slice('ord_'.length);
  return {
    event_id: `evt_${id}_${sequence}`,
    event,
    sequence,
    order_id,
    environment: 'sandbox',
    parcel_status,
    previous_status: null,
    occurred_at: time,
    recorded_at: time,
    correlation_id: `req_${id}`,
    sandbox_scenario: null,
    order: { ...order, order_id, callback_url, parcel_status, sequence },
  };
}

/** A body with the same fields and length as the body of an ORDER_CREATED webhook. */
export function webhookBody(order_id, event_id) {
  const { partner_reference_id, updated_at, attempt, driver_type, is_freelancer, time_to_pickup, duration } = order;
  const { metadata, quotation, tracking_url } = order;
  return {
    event_type: 'ORDER_CREATED',
    event: 'ORDER_CREATED',
    event_id,
    sequence: 1,
    order_id,
    partner_reference_id,
    status: 'PENDING',
    parcel_status: 'PENDING',
    previous_status: null,
    timestamp: time,
    updated_at,
    environment: 'sandbox',
    attempt,
    rider_id: null,
    rider_latitude: null,
    rider_longitude: null,
    driver_type,
    is_freelancer,
    time_to_pickup,
    duration,
    metadata,
    quotation,
    tracking_url,
  };
}
