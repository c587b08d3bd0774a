import type { Refusal } from '@dakpion/contracts';
import type { ProblemEntries } from './problem-entry.ts';

const plural = (names: readonly string[]) => (names.length === 1 ? 'field' : 'fields');

/** What the order and the pricing service refuse. */
export const orderProblems = {
  order_not_found: {
    status: 404,
    title: 'Order not found',
    description:
      'The account of this key has no such order in the environment of this key. Sandbox and production orders are apart.',
    detail: ({ order_id }) =>
      `There is no order ${order_id} for this key. Check the id, and that the key is of the environment that made the order.`,
  },
  order_not_cancellable: {
    status: 409,
    title: 'Order cannot be cancelled',
    description:
      'An order can be cancelled before the parcel is picked up: while PENDING, ASSIGNED, ACCEPTED or STARTED.',
    detail: ({ parcel_status }) =>
      `The order is ${parcel_status}; it could be cancelled only before pickup. Settle it with the receiver or the operator.`,
  },
  order_not_retryable: {
    status: 409,
    title: 'Order cannot be retried',
    description: 'Only a cancelled order can be retried; a retry makes a new order from it.',
    detail: ({ parcel_status }) =>
      `The order is ${parcel_status}; only a CANCELLED order can be retried. Cancel it first if it is to be replaced.`,
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Idempotency key used for another request',
    description: 'An X-Idempotency-Key stands for one order for ever. This one was used with another body.',
    detail: ({ fields }) =>
      `This X-Idempotency-Key belongs to an order with another ${fields.join(', ')}. Send the same body again to get that order, or use a new key for a new order.`,
  },
  quotation_invalid: {
    status: 422,
    title: 'Quotation not valid',
    description: 'The quotation_id was not issued by this service, or not for this environment.',
    detail: () => 'The quotation_id is not one of ours. Send it exactly as it was answered, or leave it out.',
  },
  quotation_expired: {
    status: 422,
    title: 'Quotation expired',
    description: 'A quotation can be used for 15 minutes.',
    detail: ({ expired_at }) => `The quotation expired at ${expired_at}. Ask for a new one, or leave quotation_id out.`,
  },
  quotation_mismatch: {
    status: 422,
    title: 'Quotation is for another delivery',
    description: 'A quotation holds for the very route, parcel type and driver type that it was made for.',
    detail: ({ fields }) =>
      `The quotation was made for another ${fields.join(', ')}. Ask for a new one for this delivery, or leave quotation_id out.`,
  },
  outside_service_area: {
    status: 422,
    title: 'Outside the service area',
    description: 'The pickup or the receiver is where we do not deliver.',
    detail: ({ fields }) =>
      `We do not serve that place. Check the ${plural(fields)} ${fields.join(', ')}: latitude and longitude may be swapped.`,
  },
} as const satisfies ProblemEntries<Refusal>;
