import {
  type AllowedAction,
  type DhakaTime,
  type DriverInfo,
  dhakaTime,
  epochMsOf,
  isCancellable,
  isFinal,
  isPicked,
  isRetryable,
  type OrderDetails,
  type OrderRecord,
} from '@dakpion/contracts';
import { type Order, timeOf } from './order.ts';

const minuteMs = 60_000;

/**
 * The order as its partner sees it. Every field is present, and null if it has no value. The fields are copied one by one: this
 * happens for each event of each order, and an object spread takes ten times as long.
 */
export function recordOf(order: Order): OrderRecord {
  const { created, rider, location, history } = order;
  const { request } = created;
  return {
    order_id: created.order_id,
    partner_reference_id: request.partner_reference_id,
    environment: created.environment,
    parcel_status: order.parcel_status,
    previous_status: order.previous_status,
    tracking_url: created.tracking_url,
    allowed_actions: allowedActionsOf(order),
    attempt: created.attempt,
    retry_of_order_id: created.retry_of_order_id,
    retried_by_order_id: order.retried_by_order_id,
    sequence: history.length,
    pickup_address_text: request.pickup_address_text,
    estimated_pickup_address_latitude: request.estimated_pickup_address_latitude,
    estimated_pickup_address_longitude: request.estimated_pickup_address_longitude,
    receiver_address_text: request.receiver_address_text,
    estimated_receiver_address_latitude: request.estimated_receiver_address_latitude,
    estimated_receiver_address_longitude: request.estimated_receiver_address_longitude,
    receiver_name: request.receiver_name,
    receiver_phone_number: request.receiver_phone_number,
    parcel_type: request.parcel_type,
    driver_type: request.driver_type,
    is_freelancer: request.is_freelancer,
    item_price: request.item_price,
    item_name: request.item_name,
    parcel_comment: request.parcel_comment,
    detailed_address: request.detailed_address,
    callback_url: request.callback_url,
    metadata: request.metadata ?? {},
    quotation: created.quotation,
    driver_info: driverInfoOf(order),
    rider_id: rider?.rider_id ?? null,
    rider_latitude: location?.latitude ?? null,
    rider_longitude: location?.longitude ?? null,
    time_to_pickup: order.time_to_pickup,
    duration: order.duration,
    eta: etaOf(order),
    cancellation_reason: order.cancellation?.cancellation_reason ?? null,
    cancelled_by: order.cancellation?.cancelled_by ?? null,
    created_at: created.occurred_at,
    assigned_at: timeOf(order, 'ASSIGNED'),
    accepted_at: timeOf(order, 'ACCEPTED'),
    started_at: timeOf(order, 'STARTED'),
    picked_at: timeOf(order, 'PICKED'),
    completed_at: timeOf(order, 'COMPLETED'),
    cancelled_at: timeOf(order, 'CANCELLED'),
    updated_at: order.updated_at,
  };
}

/**
 * The record with its history. The history is added to the new record in place, because spreading so many fields takes longer than
 * the rest.
 */
export function detailsOf(order: Order): OrderDetails {
  return Object.assign(recordOf(order), { history: order.history });
}

function driverInfoOf({ rider, location }: Order): DriverInfo | null {
  if (rider === null) return null;
  const { rider_id, name, phone_number, driver_type, is_freelancer } = rider;
  return {
    rider_id,
    name,
    phone_number,
    driver_type,
    is_freelancer,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    location_updated_at: location?.updated_at ?? null,
  };
}

/** The expected arrival of the parcel after the last event. Null without a rider, and after the end of the order. */
function etaOf(order: Order): DhakaTime | null {
  const last = order.history.at(-1);
  if (last === undefined || order.parcel_status === 'PENDING' || isFinal(order.parcel_status)) return null;
  const minutes = (isPicked(order.parcel_status) ? 0 : order.time_to_pickup) + order.duration;
  // The estimate of a late event can be in the past.
  return dhakaTime(Math.max(epochMsOf(last.occurred_at) + minutes * minuteMs, epochMsOf(order.updated_at)));
}

function allowedActionsOf(order: Order): readonly AllowedAction[] {
  if (isCancellable(order.parcel_status)) return ['cancel'];
  return isRetryable(order.parcel_status) && order.retried_by_order_id === null ? ['retry'] : [];
}
