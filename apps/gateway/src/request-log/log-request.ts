import type { FastifyRequest } from 'fastify';
import { withoutPhones } from '../http/without-phones.ts';
import { maskedAddress } from './masked-address.ts';
import { type MaskedBody, maskedBody } from './masked-body.ts';
import type { RequestLog } from './request-log.ts';

/**
 * Reads of the log are not logged: they say nothing about a partner's program, and the dashboard polls the log often.
 */
const unlogged = '/v1/business/requests';
const noBody: MaskedBody = { body: null, body_omitted: false };

/** The outcome of a request. */
export interface RequestEnd {
  /** Null: the client disconnected before the answer. */
  readonly status: number | null;
  readonly durationMs: number;
}

/**
 * Logs requests with an API key only: requests of dashboard users do not come from a partner's program. Costs a few
 * microseconds.
 */
export function logRequestOfKey(
  requestLog: RequestLog,
  request: FastifyRequest,
  { status, durationMs }: RequestEnd,
  routeWords: ReadonlySet<string>,
): void {
  const { caller, routeOptions, headers } = request;
  if (!requestLog.isOn || caller?.actor.kind !== 'api_key' || routeOptions.url === unlogged) return;
  const idempotencyKey = headers['x-idempotency-key'];
  requestLog.add(caller, {
    time: requestLog.now() - Math.round(durationMs),
    method: request.method,
    ...maskedAddress(request.url, routeWords),
    status,
    problem_code: request.problemCode,
    duration_ms: Math.round(durationMs * 10) / 10,
    request_id: withoutPhones(request.id),
    idempotency_key: typeof idempotencyKey === 'string' ? withoutPhones(idempotencyKey.slice(0, 255)) : null,
    api_key_last_four: String(headers['x-api-key']).slice(-4),
    ...(isAboutTheBody(status) && Buffer.isBuffer(request.body) ? maskedBody(request.body) : noBody),
  });
}

/** Excludes answers that say nothing about the request itself: 429 and server errors. */
function isAboutTheBody(status: number | null): boolean {
  return status !== null && status >= 400 && status < 429;
}
