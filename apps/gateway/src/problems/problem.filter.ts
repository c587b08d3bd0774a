import { problemMediaType, problemOf, type Trouble } from '@dakpion/problems';
import { SETTINGS, type Settings } from '@dakpion/service';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimitBytes } from '../http/limits.ts';
import { pathOf } from '../http/path.ts';
import { repetitionOf } from '../http/repetition.ts';
import { ProblemError } from './problem-error.ts';

/** After how many seconds to try again when an engine or a service did not answer. */
const retryAfterSeconds = 2;

/** Answers every error as RFC 9457 says. What is not known here is a bug of ours: it is logged, and told to nobody. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    const trouble = troubleOf(error, request);
    if (trouble.code === 'internal_error') this.logger.error({ request_id: request.id, err: error });
    // A full disk is logged once, by whoever watches it.
    if (trouble.code === 'temporarily_unavailable' && trouble.reason === undefined) {
      this.logger.warn({ request_id: request.id, cause: String(error) });
    }
    const problem = problemOf(trouble, {
      instance: pathOf(request),
      requestId: request.id,
      typeBase: `${this.settings.publicUrl}/problems`,
      repetition: repetitionOf(request),
    });
    await reply
      .status(problem.status)
      .headers(headersOf(trouble))
      .header('Cache-Control', 'no-store')
      .type(`${problemMediaType}; charset=utf-8`)
      .send(JSON.stringify(problem));
  }
}

/** What an error comes to for the one who asked. */
function troubleOf(error: unknown, request: FastifyRequest): Trouble {
  if (error instanceof ProblemError) return error.trouble;
  if ((error as { temporary?: unknown } | null)?.temporary === true) {
    return { code: 'temporarily_unavailable', retry_after: retryAfterSeconds };
  }
  const status = error instanceof HttpException ? error.getStatus() : (error as { statusCode?: unknown })?.statusCode;
  if (status === 404 || status === 414) return { code: 'not_found' };
  if (status === 413)
    return { code: 'payload_too_large', limit_bytes: request.routeOptions.bodyLimit ?? bodyLimitBytes };
  if (status === 415) return { code: 'unsupported_media_type' };
  if (typeof status === 'number' && status >= 400 && status < 500) return { code: 'malformed_request' };
  return { code: 'internal_error' };
}

/** Headers that HTTP wants with some answers (RFC 9110, sections 10.2 and 11.6). */
function headersOf(trouble: Trouble): Record<string, string> {
  switch (trouble.code) {
    case 'method_not_allowed':
      return { Allow: trouble.allow.join(', ') };
    case 'rate_limited':
    case 'test_under_way':
    case 'temporarily_unavailable':
      return { 'Retry-After': String(trouble.retry_after) };
    case 'operator_unauthorized':
      return { 'WWW-Authenticate': 'Bearer realm="operator"' };
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
