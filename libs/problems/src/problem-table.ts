import type { Refusal, WebhookRefusal } from '@dakpion/contracts';
import type { Fault } from './fault.ts';
import { orderProblems } from './order-problems.ts';
import type { ProblemEntries, ProblemEntry } from './problem-entry.ts';
import { howToRepeat } from './repetition.ts';

/** Everything that an error answer can be about. */
export type Trouble = Refusal | WebhookRefusal | Fault;
export type ProblemCode = Trouble['code'];

const seconds = (count: number) => (count === 1 ? '1 second' : `${count} seconds`);

/** Every refusal and fault and its HTTP answer. A code without an entry does not compile. */
export const problemTable = {
  ...orderProblems,
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
  dispatch_unauthorized: {
    status: 401,
    title: 'Dispatch token missing or not valid',
    description: 'Endpoints of dispatch systems need the token of DISPATCH_TOKEN in the header Authorization: Bearer.',
    detail: () => 'Send the token of your dispatch system as "Authorization: Bearer <token>".',
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
  parked_stream_not_found: {
    status: 404,
    title: 'Parked stream not found',
    description: 'The follower in the path has not parked this stream, or goes on with it by now.',
    detail: ({ follower, stream }) =>
      `No stream ${stream} is parked for ${follower}. GET /v1/operator/parked lists those that are.`,
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
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    description:
      'The quota of this key, or of this address for failed authentications or for requests without a key, is used up.',
    detail: ({ retry_after }) => `Too many requests. Wait ${seconds(retry_after)}, then send the request again.`,
  },
  test_under_way: {
    status: 429,
    title: 'A test webhook is under way',
    description:
      'Test webhooks of an account and environment are sent one at a time, and each waits up to 6 seconds for its URL to answer. This one was not sent.',
    detail: ({ retry_after }) =>
      `A test of yours is still waiting for its URL to answer. This one was not sent: send it again after ${seconds(retry_after)}.`,
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    description: 'Something went wrong on our side.',
    detail: (_, repetition) =>
      `Something went wrong on our side. ${howToRepeat[repetition]('in a while')} If it persists, report request_id.`,
  },
  temporarily_unavailable: {
    status: 503,
    title: 'Temporarily unavailable',
    description:
      'A part of the service did not answer in time, and may have carried the request out all the same. Reading, settings, cancel and retry can be repeated without harm, and so can create with the same X-Idempotency-Key. No other path takes that key: repeated, a redelivery or a test may be sent once more. The detail of the answer says which it is. With the reason disk_full nothing was done: the service keeps some of its disk free, and takes no changes until there is room.',
    detail: ({ retry_after, reason }, repetition) =>
      reason === 'disk_full'
        ? `The disk of the service is almost full, so nothing can be changed until there is room; reading goes on. Nothing of this request was done. Send it again after ${seconds(retry_after)}.`
        : `The service did not answer in time. ${howToRepeat[repetition](`after ${seconds(retry_after)}`)}`,
  },
} as const satisfies ProblemEntries<Trouble>;

/** Every code there is, by status. */
export const problemCodes = (Object.keys(problemTable) as ProblemCode[]).sort(
  (a, b) => problemTable[a].status - problemTable[b].status,
) as readonly ProblemCode[];

/** The entry of a code, or undefined when there is no such code. */
export function problemEntry(code: string): Pick<ProblemEntry<never>, 'status' | 'title' | 'description'> | undefined {
  return Object.hasOwn(problemTable, code) ? problemTable[code as ProblemCode] : undefined;
}
