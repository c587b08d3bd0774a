import { SETTINGS, withoutPhones } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { type ArgumentsHost, Catch, type ExceptionFilter, Inject, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { repetitionOf } from '../http/post.ts';
import { sendPage } from '../pages/html-page.ts';
import { isPageVisit, missingPage } from '../pages/missing-page.ts';
import { ProblemError } from './problem-error.ts';
import { answerTrouble, troubleOf } from './trouble-answer.ts';

/**
 * Answers every error with an RFC 9457 problem, and a person's visit of an unknown address with a page. An unexpected error is a bug: it is logged, and the answer has no
 * detail.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    const trouble = troubleOf(error, request.routeOptions.bodyLimit);
    if (trouble.code === 'internal_error') this.logger.error({ request_id: withoutPhones(request.id), err: error });
    // A full disk is logged once, by the monitor of the disk.
    if (trouble.code === 'temporarily_unavailable' && trouble.reason === undefined) {
      this.logger.warn({ request_id: withoutPhones(request.id), cause: String(causeOf(error)) });
    }
    if (trouble.code === 'not_found' && isPageVisit(request)) {
      request.problemCode = trouble.code;
      return sendPage(reply, 404, missingPage);
    }
    const typeBase = `${this.settings.publicUrl}/problems`;
    answerTrouble(trouble, { request, reply, typeBase, repetition: repetitionOf(request) });
  }
}

/** The failure behind a problem, or the error itself. */
function causeOf(error: unknown): unknown {
  return error instanceof ProblemError ? (error.cause ?? error) : error;
}
