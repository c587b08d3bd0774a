import { isCancellable, isRetryable, orderStatuses, type Refusal } from '@dakpion/contracts';
import type { ProblemEntries } from './problem-entry.ts';

const plural = (names: readonly string[]) => (names.length === 1 ? 'field' : 'fields');

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const cancellable = alternatives.format(orderStatuses.filter(isCancellable));
const retryable = alternatives.format(orderStatuses.filter(isRetryable));

/** The refusals of the order service and the pricing service. */
export const orderProblems = {
  order_not_found: {
    status: 404,
    title: 'Order not found',
    description:
      'The account has no order with this id in the environment of the API key. Sandbox keys see sandbox orders only, production keys see production orders only.',
    remedy:
      'Check the order id, and use a key for the environment in which the order was created. GET …/orders lists the orders of a key.',
    guide: 'lists',
    detail: ({ order_id }) =>
      `There is no order ${order_id} that you can access. Check the order id. With an API key, use one for the environment in which the order was created.`,
  },
  order_not_cancellable: {
    status: 409,
    title: 'Order cannot be cancelled',
    description: `An order can be cancelled before the parcel is picked up: while ${cancellable}.`,
    remedy:
      'Contact the receiver or the operator. Send a cancellation only while `allowed_actions` of the order contains `cancel`.',
    guide: 'order-states',
    detail: ({ parcel_status }) =>
      `The order is ${parcel_status}. Orders can be cancelled only before pickup. Contact the receiver or the operator.`,
  },
  order_not_retryable: {
    status: 409,
    title: 'Order cannot be retried',
    description: 'Only a cancelled order can be retried. A retry creates a new order with the same details.',
    remedy:
      'Cancel the order first, then retry it. Send a retry only while `allowed_actions` of the order contains `retry`.',
    guide: 'retry-after-cancellation',
    detail: ({ parcel_status }) =>
      `The order is ${parcel_status}. Only a ${retryable} order can be retried. To replace this order, cancel it first.`,
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Idempotency key reused',
    description:
      'An X-Idempotency-Key identifies one order and never expires. This key was used before with a different body.',
    remedy:
      'To get the existing order, send its original body with this key. For another order, use another key: one key names one delivery.',
    guide: 'idempotency',
    detail: ({ fields }) =>
      `This X-Idempotency-Key belongs to an order with a different ${fields.join(', ')}. To get that order, send its original body. To create a new order, use a new key.`,
  },
  quotation_invalid: {
    status: 422,
    title: 'Invalid quotation',
    description: 'This service did not issue the quotation_id, or issued it for the other environment.',
    remedy:
      'Send the quotation_id exactly as POST …/order/quotation returned it, with a key for the same environment. Or omit it: the order is then priced anew.',
    guide: 'prices',
    detail: () =>
      'This service did not issue the quotation_id for this environment. Send the quotation_id exactly as you received it, or omit it.',
  },
  quotation_expired: {
    status: 422,
    title: 'Quotation expired',
    description: 'A quotation is valid for 15 minutes.',
    remedy: 'Request a new quotation and send its id, or omit quotation_id: the order is then priced anew.',
    guide: 'prices',
    detail: ({ expired_at }) =>
      `The quotation expired at ${expired_at}. Request a new quotation, or omit quotation_id.`,
  },
  quotation_mismatch: {
    status: 422,
    title: 'Quotation does not match',
    description: 'A quotation is valid only for the route, parcel type and driver type for which it was requested.',
    remedy: 'Request a quotation for exactly this route, parcel type and driver type, or omit quotation_id.',
    guide: 'prices',
    detail: ({ fields }) =>
      `The quotation has a different ${fields.join(', ')}. Request a new quotation for this delivery, or omit quotation_id.`,
  },
  outside_service_area: {
    status: 422,
    title: 'Outside the service area',
    description: 'The pickup or the receiver address is outside the service area.',
    remedy:
      'Check the coordinates of the named fields. Latitude and longitude are often swapped: in Bangladesh, the latitude is between 20 and 27, the longitude between 88 and 93.',
    guide: 'prices',
    detail: ({ fields }) =>
      `An address is outside the service area. Check the ${plural(fields)} ${fields.join(', ')}. Latitude and longitude may be swapped.`,
  },
} as const satisfies ProblemEntries<Refusal>;
