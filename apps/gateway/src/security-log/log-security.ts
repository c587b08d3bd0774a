import { LineBudget, withoutPhones } from '@dakpion/service';
import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { loggedNetwork } from '../access/client-network.ts';
import { securityEventOf } from './security-event-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The ids of the users for whom a sign-in or a link was tried, at most 100. Null elsewhere. */
    triedUsers: readonly string[] | null;
    /** A recovery code was sent in place of a one-time code. */
    triesRecoveryCode: boolean;
  }
}

/** The context of the lines. They are written whatever LOG_LEVEL is. */
const logger = new Logger('Security');
/**
 * The outcomes of strangers' requests that no limit counts. Anybody can cause thousands of them in a second, and these lines cannot
 * be turned off, so only one is written a second. The same holds for the requests of suspended partners. Wrong keys, tokens and
 * passwords are limited by address, so each has a line.
 */
const uncounted: ReadonlySet<string> = new Set([
  'rate_limited',
  'cross_site_request',
  'session_required',
  'session_ended',
  'payload_too_large',
  'disconnected',
]);
const uncountedLineEveryMs = 1_000;
const linesOfStrangers = new LineBudget(uncountedLineEveryMs);
const linesOfSuspended = new LineBudget(uncountedLineEveryMs);
/** The maximum number of characters of an id in a path. */
const maxIdLength = 100;

/**
 * One line for each sign-in, refusal, change of a user, key or secret, and request of an operator or auditor: what was done, the
 * outcome, by whom, and from which network. It contains no address of a client, no body and no query value, because these are
 * personal. `status` null: the client disconnected before its request was complete.
 */
export function logSecurity(request: FastifyRequest, status: number | null): void {
  const event = securityEventOf(request, status);
  if (event === null) return;
  const { operator, signedIn, caller, triedUsers, method, routeOptions } = request;
  const outcome = status === null ? 'disconnected' : status < 400 ? 'done' : (request.problemCode ?? String(status));
  const isOfStranger = operator === null && signedIn === null && caller === null && triedUsers === null;
  const isOfSuspended = event === 'access_refused' && outcome === 'partner_suspended';
  const lines = isOfSuspended ? linesOfSuspended : isOfStranger && uncounted.has(outcome) ? linesOfStrangers : null;
  const budget = lines === null ? { leftOut: 0 } : lines.take();
  if (budget === null) return;
  const key = caller?.actor.kind === 'api_key' ? caller.actor.key_id : null;
  logger.log({
    event,
    outcome,
    ...(operator !== null && { operator: operator.name, operator_role: operator.role }),
    ...(signedIn !== null && { partner_id: signedIn.team.partner_id, user_id: signedIn.user.user_id }),
    ...(signedIn === null && caller !== null && { partner_id: caller.partner_id }),
    ...(key !== null && { key_id: key }),
    ...(signedIn === null && triedUsers !== null && { tried_user_ids: triedUsers }),
    ...(request.triesRecoveryCode && { by_recovery_code: true }),
    method,
    route: routeOptions.url ?? null,
    subject: subjectOf(request),
    network: loggedNetwork(request.ip),
    request_id: withoutPhones(request.id),
    ...(budget.leftOut > 0 && { left_out: budget.leftOut }),
  });
}

/** The ids in the path, and the names of the query's parameters. */
function subjectOf({ params, query }: FastifyRequest): Record<string, unknown> {
  const ids = Object.entries((params ?? {}) as Record<string, unknown>).filter(([name]) => name !== '*');
  const names = Object.keys((query ?? {}) as Record<string, unknown>).slice(0, 20);
  return {
    ...Object.fromEntries(ids.map(([name, value]) => [name, withoutPhones(String(value).slice(0, maxIdLength))])),
    ...(names.length > 0 && { filters: names.map((name) => withoutPhones(name.slice(0, maxIdLength))) }),
  };
}
