import {
  absentParticulars,
  type DhakaTime,
  type DriverInfo,
  deliveryCourse,
  dhakaTime,
  type Environment,
  exampleRoute,
  type OrderEventMessage,
  type OrderRecord,
  type OrderStatus,
  type Quotation,
  type StatusTimes,
  statusTimes,
  type WebhookEventName,
} from '@dakpion/contracts';

/** No order has this id: ids of orders are digests or random. The reference documents it. */
export const exampleOrderId = 'ord_00000000000000000000000000';
const exampleReference = 'EXAMPLE-NOT-AN-ORDER';

interface ExampleOptions {
  readonly event_id: string;
  readonly partner_id: string;
  readonly environment: Environment;
  readonly event: WebhookEventName;
  /** The base of the tracking URL. */
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The event of an invented order, in the form from which real webhooks are made. */
export function exampleMessage(options: ExampleOptions): OrderEventMessage & { readonly event: WebhookEventName } {
  const { event_id, partner_id, environment, event, now } = options;
  const order = exampleOrder(options);
  const at = dhakaTime(now);
  return {
    event_id,
    event,
    sequence: order.sequence,
    order_id: exampleOrderId,
    partner_id,
    environment,
    parcel_status: order.parcel_status,
    previous_status: order.previous_status,
    occurred_at: at,
    recorded_at: at,
    correlation_id: event_id,
    sandbox_scenario: null,
    order,
  };
}

interface Stage {
  readonly sequence: number;
  readonly parcel_status: OrderStatus;
  readonly previous_status: OrderStatus | null;
  readonly hasRider: boolean;
}

function stageOf(event: WebhookEventName): Stage {
  // The example of a cancellation comes directly after the creation.
  if (event === 'CANCELLED') {
    return { sequence: 2, parcel_status: 'CANCELLED', previous_status: 'PENDING', hasRider: false };
  }
  const index = deliveryCourse.findIndex((row) => row.event === event);
  const row = deliveryCourse[index];
  if (row === undefined) throw new Error(`No status follows from ${event}.`);
  const previous_status = deliveryCourse[index - 1]?.status ?? null;
  return { sequence: index + 1, parcel_status: row.status, previous_status, hasRider: row.riderEvent !== null };
}

/** All times are the time of the example. Times that the order has not reached are null. */
function timesAt(event: WebhookEventName, at: DhakaTime): StatusTimes {
  const last = deliveryCourse.findIndex((row) => row.event === event);
  return statusTimes((status) => {
    if (event === 'CANCELLED') return status === 'PENDING' || status === 'CANCELLED' ? at : null;
    return deliveryCourse.findIndex((row) => row.status === status) <= last && status !== 'CANCELLED' ? at : null;
  });
}

function exampleOrder({ event, environment, publicUrl, now }: ExampleOptions): OrderRecord {
  const { hasRider, ...stage } = stageOf(event);
  const at = dhakaTime(now);
  const isCancelled = event === 'CANCELLED';
  return {
    ...exampleRequest,
    ...stage,
    order_id: exampleOrderId,
    environment,
    tracking_url: `${publicUrl}/track/example`,
    quotation: exampleQuotation(now),
    driver_info: hasRider ? { ...exampleRider, location_updated_at: at } : null,
    rider_id: hasRider ? exampleRider.rider_id : null,
    rider_latitude: hasRider ? exampleRider.latitude : null,
    rider_longitude: hasRider ? exampleRider.longitude : null,
    time_to_pickup: 15,
    duration: 20,
    eta: dhakaTime(now + 35 * 60_000),
    cancellation_reason: isCancelled ? 'An example of a reason' : null,
    cancelled_by: isCancelled ? 'partner' : null,
    attempt: 1,
    retry_of_order_id: null,
    retried_by_order_id: null,
    allowed_actions: [],
    ...timesAt(event, at),
    created_at: at,
    updated_at: at,
  };
}

const exampleRequest = {
  ...exampleRoute,
  receiver_name: 'Example Receiver',
  receiver_phone_number: '01700000000',
  driver_type: 1,
  is_freelancer: false,
  ...absentParticulars,
  partner_reference_id: exampleReference,
  metadata: { test: 'true' },
} as const;

const exampleRider: Omit<DriverInfo, 'location_updated_at'> = {
  rider_id: 1,
  name: 'Example Rider',
  phone_number: '01800000000',
  driver_type: 1,
  is_freelancer: false,
  latitude: 23.7461,
  longitude: 90.3742,
};

function exampleQuotation(now: number): Quotation {
  return {
    quotation_id: 'quo_example',
    currency: 'BDT',
    total_price: 146,
    driver_type: 1,
    parcel_type: 2,
    distance_km: 8.4,
    time_to_pickup: 15,
    duration: 20,
    distance_source: 'estimate',
    breakdown: [
      { code: 'base_fare', label: 'Base fare', amount: 50 },
      { code: 'distance_fare', label: 'Distance', amount: 96 },
    ],
    options: [
      { driver_type: 1, total_price: 146, time_to_pickup: 15, duration: 20 },
      { driver_type: 2, total_price: 241, time_to_pickup: 15, duration: 20 },
    ],
    tariff_version: 'example',
    expires_at: dhakaTime(now + 15 * 60_000),
  };
}
