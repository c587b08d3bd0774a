import { counted, type Refusal, type WebhookRefusal } from '@dakpion/contracts';
import { dashboardProblems } from './dashboard-problems.ts';
import type { Fault } from './fault.ts';
import { orderProblems } from './order-problems.ts';
import type { ProblemEntries, ProblemEntry } from './problem-entry.ts';
import { howToRepeat } from './repetition.ts';

/** The subjects of all error responses. */
export type Trouble = Refusal | WebhookRefusal | Fault;
export type ProblemCode = Trouble['code'];

/** Every refusal and fault with its HTTP response. A code without an entry does not compile. */
export const problemTable = {
  ...orderProblems,
  malformed_request: {
    status: 400,
    title: 'Malformed request',
    description:
      'The request is not valid HTTP: the encoding of the path, the length or a header is malformed, the headers are too long or too many, or the query has too many parameters. Or it did not arrive in time: its headers within 10 seconds, and its body within 30.',
    remedy:
      'Encode the path with percent signs, and send a Host and a Content-Length that matches the body. Libraries for HTTP do all three. Keep the path and all headers together below 16 KiB, with at most 100 headers and 100 parameters. If a slow connection was the cause, send the request again, or a smaller one.',
    guide: 'errors',
    detail: () =>
      'The request could not be read. Check the encoding of the path, the Host and Content-Length headers, and that path and headers together have less than 16 KiB, with at most 100 headers and 100 parameters, and that the request arrives within 30 seconds.',
  },
  malformed_json: {
    status: 400,
    title: 'Malformed JSON',
    description: 'The body is not valid JSON in UTF-8.',
    remedy:
      'Send one JSON value in UTF-8 with Content-Type: application/json. Write it with a JSON library, not by joining texts.',
    guide: 'errors',
    detail: () => 'The body is not valid JSON. Send one JSON value in UTF-8 with Content-Type: application/json.',
  },
  missing_api_key: {
    status: 401,
    title: 'API key missing',
    description: 'Every request to the business API requires an API key in the X-API-Key header.',
    remedy: 'Send the key with every request: X-API-Key: sandbox_key_test_…. Proxies must pass this header on.',
    guide: 'keys',
    detail: () => 'Send your API key in the X-API-Key header.',
  },
  invalid_api_key: {
    status: 401,
    title: 'Invalid API key',
    description: 'The key in X-API-Key is mistyped or unknown, or was sent to the host of the other environment.',
    remedy: 'Copy the whole key that was issued last, and send it to the host of its environment.',
    guide: 'keys',
    detail: () => 'The API key is not valid. Check that the key is complete, current, and issued for this environment.',
  },
  expired_api_key: {
    status: 401,
    title: 'API key expired',
    description:
      'A rotation replaced this key more than 24 hours ago, a second rotation ended it earlier, or it was revoked.',
    remedy: 'Use the key that was issued last. An owner or developer can issue another one in the dashboard.',
    guide: 'keys',
    detail: () => 'This API key was replaced or revoked, and is no longer valid. Use the key that was issued last.',
  },
  ...dashboardProblems,
  operator_unauthorized: {
    status: 401,
    title: 'Operator token missing or invalid',
    description:
      'Operator endpoints require a token in the Authorization header, as a Bearer token: the value of OPERATOR_TOKEN, or a named token that was not revoked.',
    remedy: 'Send Authorization: Bearer with the value of OPERATOR_TOKEN, or with a named token that was not revoked.',
    detail: () => 'Send the operator token as "Authorization: Bearer <token>".',
  },
  auditor_may_only_read: {
    status: 403,
    title: 'Auditors may only read',
    description: 'The token belongs to an auditor. Auditors read and export, and change nothing.',
    remedy: 'Send this request with the token of an operator.',
    detail: () => 'The token belongs to an auditor, who may only read. Use the token of an operator.',
  },
  operator_token_exists: {
    status: 409,
    title: 'Operator token exists',
    description: 'A token with this name works already. Records name the token, so two tokens never have one name.',
    remedy:
      'Choose another name. If the answer with the token of this name was lost, revoke that token first: nobody can read it any more.',
    detail: ({ name }) =>
      `A token named ${name} exists already. Choose another name. If the answer with that token was lost, revoke it (GET /v1/operator/tokens has its id), and send the request again.`,
  },
  too_many_operator_tokens: {
    status: 409,
    title: 'Too many operator tokens',
    description: 'The number of named tokens that work at a time is limited.',
    remedy: 'Revoke a token that is not used any more, then issue the new one.',
    detail: ({ limit }) => `There are ${limit} tokens, which is the limit. Revoke a token first.`,
  },
  operator_token_not_found: {
    status: 404,
    title: 'Operator token not found',
    description: 'No token with the id in the path works. It may have been revoked.',
    remedy: 'List the tokens with GET /v1/operator/tokens, and use a token_id from there.',
    detail: ({ token_id }) =>
      `There is no operator token ${token_id}. To list all tokens, use GET /v1/operator/tokens.`,
  },
  no_demonstration_link: {
    status: 404,
    title: 'No demonstration link',
    description:
      'The link signs in the demonstration partner. Only an embedded program has this partner, and only while HOST and PUBLIC_URL are loopback addresses and DEMONSTRATION_PARTNER is not off.',
    remedy:
      'Sign in at /dashboard with an e-mail address and a password. POST /v1/operator/partners/{partner_id}/users/{user_id}/password-reset issues a link for a new password. For a demonstration, start an embedded program with the default settings.',
    detail: () =>
      'This program has no demonstration partner, or other machines can reach it. Sign in at /dashboard with an e-mail address and a password: POST /v1/operator/partners/{partner_id}/users/{user_id}/password-reset (dakpion partners reset-password) issues a link for a new password.',
  },
  dispatch_unauthorized: {
    status: 401,
    title: 'Dispatch token missing or invalid',
    description:
      'Dispatch endpoints require the value of DISPATCH_TOKEN in the Authorization header, as a Bearer token.',
    remedy: 'Send Authorization: Bearer with the value of DISPATCH_TOKEN.',
    detail: () => 'Send the dispatch token as "Authorization: Bearer <token>".',
  },
  partner_suspended: {
    status: 403,
    title: 'Partner suspended',
    description:
      'An operator has suspended this business account. Its API keys do not work until the operator resumes the account.',
    remedy: 'Contact the operator. Once the account is resumed, the same keys work again.',
    guide: 'errors',
    detail: () => 'This account is suspended. Contact the operator to resume the account.',
  },
  storage_limit_reached: {
    status: 403,
    title: 'Storage limit reached',
    description:
      'The recorded events of the orders and webhooks of this account and environment take as much storage as the operator allows. No order can be created or retried, and no webhook redelivered. Everything else works: reads and cancellations, the delivery of existing orders, and their webhooks. A repeated request still gets its stored answer.',
    remedy:
      'Contact the operator to raise the limit. GET …/usage shows `storage`. Do not send the request again before that.',
    guide: 'usage',
    detail: ({ limit_mb }) =>
      `The orders and webhooks of this account and environment take ${limit_mb} MiB, which is the limit. Nothing was changed. Existing orders and their webhooks continue. Contact the operator to raise the limit.`,
  },
  webhook_not_ours: {
    status: 403,
    title: 'Not a webhook of this program',
    description:
      'The inbox keeps only sandbox webhooks that this program itself has sent: they carry the signature of the partner that owns the order.',
    remedy: 'Use the address of the inbox as the callback URL of a sandbox order, and let Dakpion send the webhook.',
    guide: 'webhooks',
    detail: () =>
      'The signature is missing or invalid. To see a webhook here, use this address as the callback URL of an order or of a sandbox environment.',
  },
  partner_not_found: {
    status: 404,
    title: 'Partner not found',
    description: 'No partner has the id in the path.',
    remedy: 'List the partners with GET /v1/operator/partners, and use a partner_id from there.',
    detail: ({ partner_id }) =>
      `Partner ${partner_id} does not exist. To list all partners, use GET /v1/operator/partners.`,
  },
  dead_letter_not_found: {
    status: 404,
    title: 'Dead letter not found',
    description: 'No dead letter has the id in the path. Dead letters are deleted after 30 days.',
    remedy: 'List the dead letters with GET /v1/operator/dead-letters, and use an id from there.',
    detail: ({ letter_id }) =>
      `Dead letter ${letter_id} does not exist or was deleted. To list all dead letters, use GET /v1/operator/dead-letters.`,
  },
  dead_letter_settled: {
    status: 409,
    title: 'Dead letter already settled',
    description: 'A dead letter can be replayed or dropped only once. The first decision is final.',
    remedy: 'Nothing has to be done. Read the decision of the dead letter for its time and reason.',
    detail: ({ letter_status }) =>
      `The dead letter was already ${letter_status}. See its decision for the time and the reason.`,
  },
  parked_stream_not_found: {
    status: 404,
    title: 'Parked stream not found',
    description: 'The follower in the path has not parked this stream, or has resumed it.',
    remedy: 'List the parked streams with GET /v1/operator/parked. A stream that is not there is followed again.',
    detail: ({ follower, stream }) =>
      `The follower ${follower} has not parked the stream ${stream}. To list all parked streams, use GET /v1/operator/parked.`,
  },
  webhook_not_found: {
    status: 404,
    title: 'Webhook not found',
    description:
      'The webhook log of this account and environment has no delivery with this id. Delivered webhooks are removed from the log after some time.',
    remedy: 'List the deliveries with GET …/webhooks, and use a delivery_id from there.',
    guide: 'webhooks',
    detail: ({ delivery_id }) =>
      `The webhook log has no delivery ${delivery_id}. To list all deliveries, use GET …/webhooks.`,
  },
  redelivery_not_found: {
    status: 404,
    title: 'Redelivery not found',
    description:
      'This account and environment have no redelivery with this id. The progress of a redelivery is deleted after one week.',
    remedy: 'Use the redelivery_id that POST …/webhooks/redeliver returned within the last week.',
    guide: 'webhooks',
    detail: ({ redelivery_id }) =>
      `Redelivery ${redelivery_id} does not exist. Use the redelivery_id returned by POST …/webhooks/redeliver.`,
  },
  not_found: {
    status: 404,
    title: 'Not found',
    description: 'The path does not exist.',
    remedy:
      'Compare the path with the reference. Paths of the API begin with /v1, and have no double slash and no slash at the end.',
    guide: 'errors',
    detail: () =>
      'The path does not exist. Check the path against the documentation. API paths begin with /v1, and have no double slash and no slash at the end.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    description: 'The path does not support this method. The Allow header lists the supported methods.',
    remedy: 'Use one of the methods in the Allow header.',
    guide: 'errors',
    detail: ({ allow }) =>
      `Use ${allow.join(' or ')}. This path supports no other method. If you meant another path, check its spelling.`,
  },
  payload_too_large: {
    status: 413,
    title: 'Payload too large',
    description: 'The body is larger than the limit of this endpoint.',
    remedy: 'Send a smaller body. The body of an order with all fields is far below the limit.',
    guide: 'errors',
    detail: ({ limit_bytes }) => `The body is larger than ${limit_bytes} bytes. Send a smaller body.`,
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    description: 'Bodies must be uncompressed JSON in UTF-8, with Content-Type: application/json.',
    remedy: 'Send Content-Type: application/json, and no Content-Encoding.',
    guide: 'errors',
    detail: () => 'Send the body as uncompressed JSON in UTF-8, with Content-Type: application/json.',
  },
  misdirected_request: {
    status: 421,
    title: 'Misdirected request',
    description:
      'The program listens at a loopback address only. The request must name a loopback host (localhost, 127.0.0.1 or [::1]), or the host of PUBLIC_URL, SANDBOX_HOST or PRODUCTION_HOST. This keeps out web pages that use DNS rebinding.',
    remedy:
      'Use localhost, 127.0.0.1 or the host of PUBLIC_URL in the address. A reverse proxy must send one of them as Host.',
    detail: () =>
      'This host name is not served here. Use localhost, 127.0.0.1 or the host of PUBLIC_URL. A reverse proxy must send one of them as Host.',
  },
  validation_failed: {
    status: 422,
    title: 'Validation failed',
    description: 'One or more fields of the request are invalid. `errors` lists every invalid field.',
    remedy:
      'Correct every field that `errors` lists, then send the request again. Each entry has the field, a code and a message.',
    guide: 'errors',
    detail: ({ errors }) =>
      errors.length === 1
        ? 'The request has 1 error. Nothing was changed. Correct the field in errors and send the request again.'
        : `The request has ${errors.length} errors. Nothing was changed. Correct the fields in errors and send the request again.`,
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    description:
      'The rate limit is exceeded: the limit of this API key, of changes to this account (200 a day), of its streams of events (10 at a time), or of this IP address for failed authentications or for requests without a key.',
    remedy:
      'Wait for the seconds in Retry-After, then send the request again. Slow down before `r` of the RateLimit header reaches 0. Close streams that you do not read.',
    guide: 'rate-limits',
    detail: ({ retry_after, limit }) =>
      limit === undefined
        ? `Too many requests. Send the request again after ${counted(retry_after, 'second')}.`
        : `${limit} streams are open, the most at once. Close one, or connect again after ${counted(retry_after, 'second')} if one was lost.`,
  },
  test_under_way: {
    status: 429,
    title: 'Test webhook in progress',
    description:
      'Each account and environment sends one test webhook at a time. A test waits up to 6 seconds for a response from the URL. This test was not sent.',
    remedy: 'Wait for the seconds in Retry-After, then send the test again.',
    guide: 'webhooks',
    detail: ({ retry_after }) =>
      `Another test webhook is waiting for a response. This test was not sent. Send the request again after ${counted(retry_after, 'second')}.`,
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    description: 'The service failed to process the request.',
    remedy:
      'Send the request again with growing pauses; create only with an X-Idempotency-Key. If the error persists, report the request_id.',
    guide: 'idempotency',
    detail: (_, repetition) =>
      `The service failed to process the request. ${howToRepeat[repetition]('later')} If the error persists, report the request_id.`,
  },
  temporarily_unavailable: {
    status: 503,
    title: 'Temporarily unavailable',
    description:
      'A backing service did not answer in time. The request may have taken effect. Reads, settings, cancel and retry are safe to repeat, and so are create and bulk create with the same X-Idempotency-Key. No other path accepts that key: a repeated redelivery or test may be sent twice. The detail of the response says which case applies. With the reason disk_full, nothing was changed: the service accepts no changes until enough disk space is free. With the reason busy, nothing was changed either: too many requests of this kind wait. With the reason rebuilding, the service is computing what the request needs, after an upgrade or a loss of computed data: percent says how much is done.',
    remedy:
      'Wait for the seconds in Retry-After, then send the request again; create only with the same X-Idempotency-Key.',
    guide: 'idempotency',
    detail: (trouble, repetition) => {
      const { retry_after, reason } = trouble;
      if (reason === 'rebuilding') return rebuilding(trouble.percent, retry_after);
      if (reason === undefined)
        return `The service did not answer in time. ${howToRepeat[repetition](`after ${counted(retry_after, 'second')}`)}`;
      const cause =
        reason === 'busy'
          ? 'Too many requests of this kind wait. Nothing was changed.'
          : 'The disk of the service is almost full. Nothing was changed. Reads still work.';
      return `${cause} Send the request again after ${counted(retry_after, 'second')}.`;
    },
  },
} as const satisfies ProblemEntries<Trouble>;

/** All codes, by status. */
export const problemCodes = (Object.keys(problemTable) as ProblemCode[]).sort(
  (a, b) => problemTable[a].status - problemTable[b].status,
) as readonly ProblemCode[];

/** The entry of a code, without the text for single requests. Undefined for an unknown code. */
export function problemEntry(code: string): Omit<ProblemEntry<never>, 'detail'> | undefined {
  return Object.hasOwn(problemTable, code) ? problemTable[code as ProblemCode] : undefined;
}

function rebuilding(percent: number | null, retryAfter: number): string {
  const done = percent === null ? 'It has begun' : `${percent} % is done`;
  return `The service is computing what this request needs, after an upgrade or a loss of computed data. ${done}. Other requests work. Send the request again after ${counted(retryAfter, 'second')}.`;
}
