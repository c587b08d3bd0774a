import type { Owner } from '@dakpion/contracts';
import { withoutPhones } from '@dakpion/service';
import type { FastifyRequest } from 'fastify';
import { maskedAddress } from './masked-address.ts';
import { type MaskedBody, maskedBody } from './masked-body.ts';
import { maskedFaults } from './masked-faults.ts';
import type { RequestLog } from './request-log.ts';

/**
 * Reads of the log are not logged: they say nothing about a partner's program, and the dashboard polls the log often.
 */
const unlogged = '/v1/business/requests';
const noBody: MaskedBody = { body: null, body_omitted: false };

/** The outcome of a request. */
export interface RequestEnd {
  /** Null: the client disconnected before the end of the answer. */
  readonly status: number | null;
  readonly durationMs: number;
}

/**
 * Logs only requests with an API key, including a key that has ended. Requests of dashboard users do not come from a partner's
 * program. Costs a few microseconds.
 */
export function logRequestOfKey(
  requestLog: RequestLog,
  request: FastifyRequest,
  { status, durationMs }: RequestEnd,
  routeWords: ReadonlySet<string>,
): void {
  const { routeOptions, headers } = request;
  const owner = ownerOf(request);
  if (!requestLog.isOn || owner === null || routeOptions.url === unlogged) return;
  const idempotencyKey = headers['x-idempotency-key'];
  requestLog.add(owner, {
    time: requestLog.now() - Math.round(durationMs),
    method: request.method,
    ...maskedAddress(request.url, routeWords),
    status,
    problem_code: status === null ? null : request.problemCode,
    errors: status === null ? [] : maskedFaults(request.problemFaults ?? []),
    duration_ms: Math.round(durationMs * 10) / 10,
    request_id: withoutPhones(request.id),
    idempotency_key: typeof idempotencyKey === 'string' ? withoutPhones(idempotencyKey.slice(0, 255)) : null,
    api_key_last_four: String(headers['x-api-key']).slice(-4),
    ...(isAboutTheBody(status) && Buffer.isBuffer(request.body) ? maskedBody(request.body) : noBody),
  });
}

/**
 * The owner of the request's key, or null. Requests with an ended key are omitted once their address has failed too often, because
 * the holder of such a key could replace the whole log with them.
 */
function ownerOf({ caller, expiredKeyOwner, problemCode }: FastifyRequest): Owner | null {
  if (caller?.actor.kind === 'api_key') return caller;
  return problemCode === 'expired_api_key' ? expiredKeyOwner : null;
}

/** Excludes answers that say nothing about the request itself: 429 and server errors. */
function isAboutTheBody(status: number | null): boolean {
  return status !== null && status >= 400 && status < 429;
}
