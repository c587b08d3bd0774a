import { withoutPhones } from '@dakpion/service';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkedApiOf } from '../access/admission.ts';
import { isReading } from '../access/is-reading.ts';
import { pathOf } from '../http/path.ts';
import type { RequestEnd } from '../request-log/log-request.ts';
import { logSecurity } from '../security-log/log-security.ts';
import { answeredRequests, cutOffStatus } from './request-metrics.ts';

const logger = new Logger('Request');

/** Notes the end of a request whose answer was made. */
export type EndNote = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Logs and counts each request once, when its connection has the answer or is closed. If the client has left before the answer, only
 * when the answer would be sent: only then is known who it was and what its request did. Returns the function for requests that
 * were answered without the hooks. Call it before other hooks of requests are added, and after those of answers.
 */
export function addEndHooks(
  fastify: FastifyInstance,
  note: (request: FastifyRequest, end: RequestEnd) => void,
): EndNote {
  const ended: EndNote = (request, reply) => {
    const { statusCode, elapsedTime: durationMs } = reply;
    const status = reply.raw.writableFinished ? statusCode : null;
    const outcome = isCutOff(request) ? null : statusCode;
    logRequest(request, { status, durationMs }, outcome);
    if (!isProbe(request)) countAnswer(request, outcome ?? cutOffStatus);
    logSecurity(request, outcome);
    note(request, { status, durationMs });
  };
  const noteAnswer: EndNote = (request, reply) => {
    if (reply.raw.destroyed) ended(request, reply);
    else reply.raw.once('close', () => ended(request, reply));
  };
  const answered = new WeakSet<FastifyRequest>();
  fastify.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      // A stream of events has sent its headers, and never gets to `onSend`.
      if (reply.raw.headersSent && !answered.has(request)) ended(request, reply);
    });
  });
  // Called again for an answer that fails while it is sent.
  fastify.addHook('onSend', async (request, reply) => {
    if (!answered.has(request)) noteAnswer(request, reply);
    answered.add(request);
  });
  // The framework measures `elapsedTime` only if there is such a hook.
  fastify.addHook('onResponse', async () => {});
  return noteAnswer;
}

/** Whether the client left before its request was read, so that nothing was done. */
function isCutOff({ raw, problemCode }: FastifyRequest): boolean {
  return raw.readableAborted && problemCode === 'malformed_request';
}

/** One line for each request, without headers and body: they contain keys and personal data. */
function logRequest(request: FastifyRequest, { status, durationMs }: RequestEnd, outcome: number | null): void {
  const route = request.routeOptions.url ?? null;
  const line = {
    method: request.method,
    route,
    status,
    // Whether the request was done, although nobody has read the answer.
    ...(status === null && outcome !== null && { unread_status: outcome }),
    duration_ms: Math.round(durationMs * 10) / 10,
    request_id: withoutPhones(request.id),
    partner_id: request.caller?.partner_id ?? request.signedIn?.team.partner_id ?? null,
    ...(request.operator !== null && { operator: request.operator.name }),
    ...(request.signedIn !== null && { user_id: request.signedIn.user.user_id }),
  };
  // Probes arrive every few seconds and carry no information.
  if (isProbe(request)) logger.debug(line);
  else logger.log(line);
}

function countAnswer(request: FastifyRequest, status: number): void {
  const api = checkedApiOf(request.routeOptions.url ?? pathOf(request)) ?? 'other';
  answeredRequests.inc({ status, api, kind: isReading(request) ? 'read' : 'write' });
}

function isProbe({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/health/') === true;
}
