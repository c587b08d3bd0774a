import {
  type OrderEventMessage,
  type OrderEventName,
  type OrderRecord,
  type WebhookBody,
  type WebhookEventName,
  webhookEventNames,
} from '@dakpion/contracts';
import { vehicleOf } from './vehicle-of.ts';
import { withCurrentEta } from './with-current-eta.ts';
import { type OrderLocation, withLocation } from './with-location.ts';

/** Whether an event has a webhook. */
export function hasWebhook(event: OrderEventName): event is WebhookEventName {
  return (webhookEventNames as readonly OrderEventName[]).includes(event);
}

/**
 * The JSON body of the webhook of an event, as described in /docs/webhook-reference. `location`: the last known location of the
 * order's rider, or absent. `now`: epoch milliseconds.
 */
export function webhookBody(
  message: OrderEventMessage & { readonly event: WebhookEventName },
  location: OrderLocation | null,
  now: number,
): WebhookBody {
  const order = withCurrentEta(withLocation(message.order, location), now);
  return {
    event_type: message.event === 'ORDER_CREATED' ? 'ORDER_CREATED' : 'ORDER_STATUS_CHANGE',
    event: message.event,
    event_id: message.event_id,
    sequence: message.sequence,
    order_id: message.order_id,
    partner_reference_id: order.partner_reference_id,
    status: message.parcel_status,
    parcel_status: message.parcel_status,
    previous_status: message.previous_status,
    timestamp: message.occurred_at,
    updated_at: order.updated_at,
    environment: message.environment,
    attempt: order.attempt,
    retry_of_order_id: order.retry_of_order_id,
    rider_id: order.rider_id,
    rider_latitude: order.rider_latitude,
    rider_longitude: order.rider_longitude,
    ...vehicleOf(order),
    time_to_pickup: order.time_to_pickup,
    duration: order.duration,
    metadata: order.metadata,
    ...fieldsOf(message.event, order),
  };
}

/** The fields of an event in addition to the fields of all webhooks, as listed in /docs/webhook-reference. */
function fieldsOf(event: WebhookEventName, order: OrderRecord): Partial<WebhookBody> {
  switch (event) {
    case 'ORDER_CREATED':
      return { quotation: order.quotation, tracking_url: order.tracking_url };
    case 'ASSIGNED':
      return { driver_info: order.driver_info };
    case 'ACCEPTED':
      return { driver_info: order.driver_info, eta: order.eta };
    case 'STARTED':
      return { eta: order.eta };
    case 'PICKED':
    case 'COMPLETED':
      return {};
    case 'CANCELLED':
      return { cancellation_reason: order.cancellation_reason, cancelled_by: order.cancelled_by };
  }
}
