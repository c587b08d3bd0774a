import { TooManyChangesError } from '@dakpion/partners';
import { isTemporary } from '@dakpion/repetition';
import { ReadModelRebuildingError } from '@dakpion/state-store';
import type { FieldError } from '@dakpion/validation';
import { HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimitBytes } from '../http/limits.ts';
import { pathOf } from '../http/path.ts';
import { problemMediaType, problemOf } from '../problem-table/problem.ts';
import type { ProblemCode, Trouble } from '../problem-table/problem-table.ts';
import type { Repetition } from '../problem-table/repetition.ts';
import { ProblemError } from './problem-error.ts';

/** Seconds after which to try again when an engine or a service did not answer. */
const retryAfterSeconds = 2;

/** Seconds after which to ask again for what is being computed. */
const rebuildRetryAfterSeconds = 10;

/** The answer to an error. */
export function troubleOf(error: unknown, limitBytes: number = bodyLimitBytes): Trouble {
  if (error instanceof ProblemError) return error.trouble;
  if (error instanceof ReadModelRebuildingError) {
    const percent = error.progress?.percent ?? null;
    return { code: 'temporarily_unavailable', retry_after: rebuildRetryAfterSeconds, reason: 'rebuilding', percent };
  }
  if (error instanceof TooManyChangesError) return { code: 'rate_limited', retry_after: error.retryAfterSeconds };
  if (isTemporary(error)) {
    return { code: 'temporarily_unavailable', retry_after: retryAfterSeconds };
  }
  const status = error instanceof HttpException ? error.getStatus() : (error as { statusCode?: unknown })?.statusCode;
  if (status === 404 || status === 414) return { code: 'not_found' };
  if (status === 413) return { code: 'payload_too_large', limit_bytes: limitBytes };
  if (status === 415) return { code: 'unsupported_media_type' };
  if (typeof status === 'number' && status >= 400 && status < 500) return { code: 'malformed_request' };
  return { code: 'internal_error' };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the problem in the answer. Null otherwise. */
    problemCode: ProblemCode | null;
    /** The faults in the answer. Null otherwise. */
    problemFaults: readonly FieldError[] | null;
  }
}

interface AnsweredRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Base URL of `type`. The code is appended. */
  readonly typeBase: string;
  readonly repetition?: Repetition;
}

/** Sends the problem document. */
export function answerTrouble(trouble: Trouble, { request, reply, typeBase, repetition }: AnsweredRequest): void {
  const problem = problemOf(trouble, {
    instance: pathOf(request),
    requestId: request.id,
    typeBase,
    ...(repetition !== undefined && { repetition }),
  });
  request.problemCode = trouble.code;
  request.problemFaults = problem.errors ?? null;
  reply
    .status(problem.status)
    .headers(headersOf(trouble))
    .header('Cache-Control', 'no-store')
    .header('X-Request-Id', request.id)
    .type(`${problemMediaType}; charset=utf-8`)
    .send(JSON.stringify(problem));
}

/** Headers that HTTP requires with some statuses (RFC 9110, sections 10.2 and 11.6). */
function headersOf(trouble: Trouble): Record<string, string> {
  switch (trouble.code) {
    case 'method_not_allowed':
      return { Allow: trouble.allow.join(', ') };
    case 'rate_limited':
    case 'test_under_way':
    case 'sign_in_locked':
    case 'temporarily_unavailable':
      return { 'Retry-After': String(trouble.retry_after) };
    case 'operator_unauthorized':
      return { 'WWW-Authenticate': 'Bearer realm="operator"' };
    case 'session_required':
    case 'session_ended':
    case 'sign_in_failed':
    case 'totp_required':
      return { 'WWW-Authenticate': 'Session realm="dashboard"' };
    case 'dispatch_unauthorized':
      return { 'WWW-Authenticate': 'Bearer realm="dispatch"' };
    case 'missing_api_key':
    case 'invalid_api_key':
    case 'expired_api_key':
      return { 'WWW-Authenticate': 'ApiKey realm="partner", header="X-API-Key"' };
    default:
      return {};
  }
}
