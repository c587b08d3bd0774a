import type { Refusal, WebhookRefusal } from '@dakpion/contracts';
import type { Fault } from './fault.ts';

/** Everything that an error answer can be about. */
export type Trouble = Refusal | WebhookRefusal | Fault;
export type ProblemCode = Trouble['code'];

/** How one code is answered. */
export interface ProblemEntry<T> {
  /** HTTP status. */
  readonly status: number;
  readonly title: string;
  /** What the code means in general: the text of the page `/problems/{code}`. */
  readonly description: string;
  /** What is wrong here and what to do about it. */
  readonly detail: (trouble: T) => string;
}

type ProblemTable = { readonly [Code in ProblemCode]: ProblemEntry<Extract<Trouble, { code: Code }>> };

const plural = (names: readonly string[]) => (names.length === 1 ? 'field' : 'fields');
const seconds = (count: number) => (count === 1 ? '1 second' : `${count} seconds`);

/** Every refusal and fault and its HTTP answer. A code without an entry does not compile. */
export const problemTable = {
  malformed_request: {
    status: 400,
    title: 'Malformed request',
    description: 'The request is not valid HTTP for this service: a broken path encoding, length or header.',
    detail: () => 'The request could not be read. Check the encoding of the path and the Content-Length header.',
  },
  malformed_json: {
    status: 400,
    title: 'Malformed JSON',
    description: 'The body is no valid JSON in UTF-8.',
    detail: () => 'The body is not valid JSON. Send one JSON value in UTF-8 with Content-Type: application/json.',
  },
  missing_api_key: {
    status: 401,
    title: 'API key missing',
    description: 'Every call to the business API carries an API key in the header X-API-Key.',
    detail: () => 'Send your API key in the X-API-Key header.',
  },
  invalid_api_key: {
    status: 401,
    title: 'API key not valid',
    description: 'The key in X-API-Key is mistyped, unknown, revoked, or used at the host of the other environment.',
    detail: () => 'The API key is not valid here. Check that it is complete, current, and meant for this environment.',
  },
  expired_api_key: {
    status: 401,
    title: 'API key expired',
    description: 'The key was replaced by a rotation more than 24 hours ago, or by a second one since.',
    detail: () => 'This API key was replaced and is no longer valid. Use the key that was issued at the last rotation.',
  },
  operator_unauthorized: {
    status: 401,
    title: 'Operator token missing or not valid',
    description: 'Operator endpoints need the token of OPERATOR_TOKEN in the header Authorization: Bearer.',
    detail: () => 'Send the operator token as "Authorization: Bearer <token>".',
  },
  partner_suspended: {
    status: 403,
    title: 'Partner suspended',
    description: 'An operator has suspended this business account; its keys do nothing until it is resumed.',
    detail: () => 'This account is suspended. Contact the operator of this service to have it resumed.',
  },
  partner_not_found: {
    status: 404,
    title: 'Partner not found',
    description: 'No partner has the id in the path.',
    detail: ({ partner_id }) =>
      `There is no partner ${partner_id}. GET /v1/operator/partners lists the ids of those that exist.`,
  },
  order_not_found: {
    status: 404,
    title: 'Order not found',
    description:
      'The account of this key has no such order in the environment of this key. Sandbox and production orders are apart.',
    detail: ({ order_id }) =>
      `There is no order ${order_id} for this key. Check the id, and that the key is of the environment that made the order.`,
  },
  dead_letter_not_found: {
    status: 404,
    title: 'Dead letter not found',
    description: 'No dead letter has the id in the path. They are kept for 30 days.',
    detail: ({ letter_id }) =>
      `There is no dead letter ${letter_id}, or no more. GET /v1/operator/dead-letters lists those that there are.`,
  },
  dead_letter_settled: {
    status: 409,
    title: 'Dead letter settled',
    description: 'A dead letter is replayed or dropped once; what was decided first holds.',
    detail: ({ letter_status }) => `The letter was ${letter_status} before. Its decision tells when and why.`,
  },
  webhook_not_found: {
    status: 404,
    title: 'Webhook not found',
    description:
      'The log of webhooks has no such delivery in this account and environment. Delivered ones leave the log after a time.',
    detail: ({ delivery_id }) =>
      `The log has no delivery ${delivery_id} here. Its list, GET …/webhooks, shows those that there are.`,
  },
  redelivery_not_found: {
    status: 404,
    title: 'Redelivery not found',
    description: 'No redelivery of many webhooks has this id here. Its progress is kept for a week.',
    detail: ({ redelivery_id }) =>
      `There is no redelivery ${redelivery_id} here. Use the redelivery_id that POST …/webhooks/redeliver has answered.`,
  },
  not_found: {
    status: 404,
    title: 'Not found',
    description: 'There is nothing at this path.',
    detail: () => 'There is nothing at this path. Check it against the documentation; paths begin with /v1.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    description: 'The path exists, but not with this method. The Allow header lists those that it has.',
    detail: ({ allow }) => `This path takes ${allow.join(', ')} only.`,
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
  payload_too_large: {
    status: 413,
    title: 'Payload too large',
    description: 'The body is larger than this endpoint takes.',
    detail: ({ limit_bytes }) => `The body is larger than ${limit_bytes} bytes. Send a shorter one.`,
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    description: 'Bodies are JSON with Content-Type: application/json, in UTF-8 and uncompressed.',
    detail: () => 'Send the body as JSON with Content-Type: application/json.',
  },
  validation_failed: {
    status: 422,
    title: 'Validation failed',
    description: 'The request was read, but some of its fields are not as they must be. `errors` names every one.',
    detail: ({ errors }) =>
      errors.length === 1
        ? 'One field is not as it must be; see errors. Nothing was done.'
        : `${errors.length} things are not as they must be; see errors. Nothing was done.`,
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
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    description: 'The quota of this key, or of failed authentications from this address, is used up for the moment.',
    detail: ({ retry_after }) => `Too many requests. Wait ${seconds(retry_after)}, then send the request again.`,
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    description: 'Something went wrong on our side.',
    detail: () =>
      'Something went wrong on our side. Send the request again with the same idempotency key; if it persists, report request_id.',
  },
  temporarily_unavailable: {
    status: 503,
    title: 'Temporarily unavailable',
    description:
      'A part of the service did not answer in time. Commands are safe to repeat with the same idempotency key.',
    detail: ({ retry_after }) =>
      `The service did not answer in time. Send the same request, with the same X-Idempotency-Key, after ${seconds(retry_after)}.`,
  },
} as const satisfies ProblemTable;

/** Every code there is. */
export const problemCodes = Object.keys(problemTable) as readonly ProblemCode[];

/** The entry of a code, or undefined when there is no such code. */
export function problemEntry(code: string): Pick<ProblemEntry<never>, 'status' | 'title' | 'description'> | undefined {
  return Object.hasOwn(problemTable, code) ? problemTable[code as ProblemCode] : undefined;
}
