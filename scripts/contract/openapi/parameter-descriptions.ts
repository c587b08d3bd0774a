/** Descriptions of path and query parameters by name, for those whose rule has no description. */
const byName: Readonly<Record<string, string>> = {
  order_id: 'The `order_id` of an order.',
  delivery_id: 'The `delivery_id` of a webhook in the list of webhooks.',
  redelivery_id: 'The `redelivery_id` that starting a redelivery returned.',
  partner_id: 'The `partner_id` of a partner.',
  user_id: 'The `user_id` of a user.',
  environment: '`sandbox` or `production`.',
  token_id: 'The `token_id` of a token of an operator or auditor.',
  letter_id: 'The `letter_id` of a dead letter.',
  follower: 'The name of the follower that parked the stream.',
  stream: 'The name of the parked stream.',
  projection: 'The name of a projection in the list of projections.',
  partner_reference_id: 'Selects orders with exactly this `partner_reference_id`.',
  receiver_phone_number: 'Selects orders with this phone number of the receiver.',
  parcel_status: 'Selects orders with this status.',
  created_at_from: 'Selects what was created at this time or later: ISO 8601 with an offset.',
  created_at_to: 'Selects what was created before this time: ISO 8601 with an offset.',
  as_of: 'Returns the order as it was at this time: ISO 8601 with an offset.',
  after: 'The cursor that the previous response returned. Without it, the first page.',
  attempts_after: 'The `attempts_next` of the previous response. Without it, the first page of attempts.',
  page: 'The number of the page, from 1.',
  limit: 'The highest number of entries on a page.',
  status: 'Selects entries with this status.',
  url: 'Selects webhooks that were sent to exactly this callback URL.',
  problem_code: 'Selects requests that were answered with this problem code.',
  method: 'Selects requests with this HTTP method.',
  path: 'Selects requests whose path contains this text.',
  request_id: 'Selects the request with this `X-Request-Id`.',
  idempotency_key: 'Selects requests with exactly this `X-Idempotency-Key`.',
  topic: 'Selects dead letters of this topic.',
  reason: 'Selects dead letters with this reason.',
  key: 'Selects dead letters with this message key: the `order_id` for most topics.',
  since: 'Selects dead letters from this time on: ISO 8601 with an offset.',
  wait: 'The number of seconds that the response waits for a first message.',
};

/** Overrides, for names with another meaning in one operation. */
const byOperation: Readonly<Record<string, string>> = {
  'listOrders.after': '`pagination.next_after` of the previous page. Not together with `page`.',
  'listEvents.order_id': 'Selects events of this order.',
  'listEvents.after': '`next` of the previous page. Without it, the list begins with the first event.',
  'streamEvents.after': 'The `id` of the last event that you have. Without it, the stream begins with the next event.',
  'streamOrderEvents.after':
    'The `id` of the last event that you have. Without it, the stream begins with the first event of the order.',
  'listDispatchRequests.after': '`next_after` of the previous response. Without it, the first message that is kept.',
  'listWebhooks.order_id': 'Selects webhooks of this order.',
  'listPartnerWebhooks.order_id': 'Selects webhooks of this order.',
  'findOrders.order_id': 'Selects the order with this `order_id`.',
  'listRequests.from': 'Selects requests from this time on: ISO 8601 with an offset.',
  'listRequests.to': 'Selects requests before this time: ISO 8601 with an offset.',
  'listPartnerRequests.from': 'Selects requests from this time on: ISO 8601 with an offset.',
  'listPartnerRequests.to': 'Selects requests before this time: ISO 8601 with an offset.',
  'getUsage.from': 'The first day in Asia/Dhaka, e.g. `2026-11-01`.',
  'getUsage.to': 'The last day in Asia/Dhaka, which is included.',
  'getPartnerUsage.from': 'The first day in Asia/Dhaka, e.g. `2026-11-01`.',
  'getPartnerUsage.to': 'The last day in Asia/Dhaka, which is included.',
};

/** The description of a parameter. Undefined if there is none. */
export function parameterDescription(operationId: string, name: string): string | undefined {
  return byOperation[`${operationId}.${name}`] ?? byName[name];
}
