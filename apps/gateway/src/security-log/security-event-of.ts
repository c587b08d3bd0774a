import type { FastifyRequest } from 'fastify';
import { isForOperators, operatorPrefix } from '../access/operator-api.ts';

const dashboard = '/v1/dashboard';

/** The requests of users that a security log names, by method and route. */
const userEvents: Readonly<Record<string, string>> = {
  [`POST ${dashboard}/session`]: 'sign_in',
  [`POST ${dashboard}/session/link`]: 'sign_in_by_link',
  [`POST ${dashboard}/session/confirm`]: 'confirmation',
  [`DELETE ${dashboard}/session`]: 'sign_out',
  [`DELETE ${dashboard}/sessions`]: 'sign_out_everywhere',
  [`POST ${dashboard}/password`]: 'password_change',
  [`POST ${dashboard}/password/reset`]: 'password_reset',
  [`POST ${dashboard}/users`]: 'user_invitation',
  [`POST ${dashboard}/invitations/accept`]: 'invitation_acceptance',
  [`PUT ${dashboard}/users/:user_id/role`]: 'user_role_change',
  [`DELETE ${dashboard}/users/:user_id`]: 'user_removal',
  [`POST ${dashboard}/totp`]: 'one_time_codes_enrolment',
  [`POST ${dashboard}/totp/confirm`]: 'one_time_codes_activation',
  [`POST ${dashboard}/totp/recovery-codes`]: 'recovery_codes_issue',
  [`POST ${dashboard}/totp/remove`]: 'one_time_codes_removal',
  [`POST ${dashboard}/keys/:environment/rotate`]: 'key_rotation',
  [`POST ${dashboard}/keys/:environment/revoke`]: 'key_revocation',
  [`POST ${dashboard}/webhook-secrets/:environment/rotate`]: 'secret_rotation',
  'PUT /v1/business/webhooks/callback': 'callback_url_change',
  'PUT /v1/business/webhooks/settings': 'webhook_settings_change',
};

const specification = `${operatorPrefix}openapi.json`;

/**
 * The name in the security log for what a request did or tried. Null for requests that are not in it: admitted requests of
 * partners' programs, reads of users, and pages.
 */
export function securityEventOf(request: FastifyRequest, status: number | null): string | null {
  const route = request.routeOptions.url ?? '';
  if (request.operator !== null) {
    if (route === specification) return null;
    return request.method === 'GET' || request.method === 'HEAD' ? 'operator_read' : 'operator_change';
  }
  const named = userEvents[`${request.method} ${route}`];
  if (named !== undefined) return named;
  const isRefused = status === 401 || status === 403;
  // Too many refusals from one address are answered with 429, before a caller is known.
  const isLimited = status === 429 && request.caller === null && request.signedIn === null;
  if (!isRefused && !(isLimited && route.startsWith('/v1/'))) return null;
  return isForOperators(route) ? 'operator_refused' : 'access_refused';
}
