import type { FastifyRequest } from 'fastify';
import { withoutPhones } from '../http/without-phones.ts';
import { maskedAddress } from './masked-address.ts';
import { type MaskedBody, maskedBody } from './masked-body.ts';
import type { RequestLog } from './request-log.ts';

/** Reading the log says nothing about a partner's program, and a page that shows it asks often. */
const unlogged = '/v1/business/requests';
const noBody: MaskedBody = { body: null, body_omitted: false };

/** How a request ended. */
export interface RequestEnd {
  /** Null: the client went away before. */
  readonly status: number | null;
  readonly durationMs: number;
}

/** Notes a request that an API key sent, and no other: those of users are no partner's program. Costs some microseconds. */
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

/** Not what the same request may come through with later: 429, and what is the fault of this side. */
function isAboutTheBody(status: number | null): boolean {
  return status !== null && status >= 400 && status < 429;
}
