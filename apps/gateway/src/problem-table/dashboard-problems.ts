import { counted } from '@dakpion/contracts';
import type { Fault } from './fault.ts';
import type { ProblemEntries } from './problem-entry.ts';

/** The problems of sign-in and of the users of a partner. */
export const dashboardProblems = {
  session_required: {
    status: 401,
    title: 'Session required',
    description: 'Dashboard endpoints require the session cookie of a signed-in user. They do not accept API keys.',
    remedy: 'Sign in at the dashboard. Programs use an API key and /v1/business.',
    detail: () => 'Sign in with POST /v1/dashboard/session. API keys are not accepted here.',
  },
  session_ended: {
    status: 401,
    title: 'Session ended',
    description:
      'The session expired, or was ended by signing out, a changed password, a removed user, a suspension, or a restart of the state store.',
    remedy: 'Sign in again.',
    detail: () => 'The session has ended. Sign in again.',
  },
  sign_in_failed: {
    status: 401,
    title: 'Sign-in failed',
    description: 'The e-mail address, the password or the one-time code is wrong. The response does not say which.',
    remedy:
      'Check the e-mail address and the password, and use the current one-time code. If the password is lost, ask the operator for a reset link.',
    detail: () =>
      'The e-mail address, the password or the one-time code is wrong. A one-time code works once. If the password is lost, ask the operator for a reset link.',
  },
  totp_required: {
    status: 401,
    title: 'One-time code required',
    description: 'This user has enabled one-time codes (TOTP). Signing in requires the current code.',
    remedy: 'Send the request again with the current one-time code as totp_code.',
    detail: () => 'Send the request again with the current one-time code as totp_code.',
  },
  wrong_password: {
    status: 403,
    title: 'Wrong password',
    description: 'The present password of the signed-in user is required, and the one that was sent is wrong.',
    remedy: 'Send the present password of the signed-in user.',
    detail: () => 'The present password is wrong. Nothing was changed.',
  },
  confirmation_required: {
    status: 403,
    title: 'Confirmation required',
    description:
      'In the dashboard, changes of users, keys, webhook secrets, callback URLs and one-time codes require that the user has shown the password or a one-time code in the last 10 minutes. A session alone is not enough.',
    remedy: 'Send the password or a one-time code to POST /v1/dashboard/session/confirm, then send the request again.',
    detail: () =>
      'Send the password or a one-time code to POST /v1/dashboard/session/confirm, then send this request again.',
  },
  sign_in_locked: {
    status: 429,
    title: 'Sign-in locked',
    description:
      'After 5 failed attempts for an account, further attempts must wait: 30 seconds at first, then twice as long each time, 15 minutes at most. A browser that has signed in before has a counter of its own.',
    remedy:
      'Wait for the seconds in Retry-After. If you have forgotten the password, ask the operator for a reset link.',
    detail: ({ retry_after }) =>
      `There were too many failed attempts. Try again after ${counted(retry_after, 'second')}.`,
  },
  partner_choice_required: {
    status: 409,
    title: 'Partner choice required',
    description:
      'The e-mail address and the password belong to users of several partners. The extension member partners names them, with the oldest partner first.',
    remedy: 'Send the request again with partner_id, one of the partners in `partners`.',
    detail: () => 'Send the request again with partner_id, one of the partners in partners.',
  },
  cross_site_request: {
    status: 403,
    title: 'Cross-site request refused',
    description:
      'A request that changes something with a session must come from the dashboard itself: browsers show this in Sec-Fetch-Site or Origin. Other clients must send an Origin header with the origin of the API.',
    remedy: 'Send the request from the dashboard, or with an Origin header that equals the origin of the API.',
    detail: () =>
      'The request does not come from this site. Send it from the dashboard, or with an Origin header that equals the origin of this API.',
  },
  role_not_allowed: {
    status: 403,
    title: 'Not allowed for this role',
    description:
      'The role of the signed-in user does not permit this request. Owners may do everything, developers everything except managing users, read_only users may only read.',
    remedy: 'Ask an owner of the account to do it, or to give you another role.',
    detail: ({ role }) => `The role ${role} does not permit this request. Ask an owner of this account.`,
  },
  link_invalid: {
    status: 404,
    title: 'Link invalid',
    description:
      'The token of the invitation or password reset is unknown, was used, has expired, or was replaced by a later one. Invitations are valid for 7 days, password resets for 1 hour.',
    remedy: 'Ask the one who sent the link for another one.',
    detail: () => 'The link is not valid any more. Ask for another one.',
  },
  user_not_found: {
    status: 404,
    title: 'User not found',
    description: 'The account has no user with the id in the path that can be changed in this way.',
    remedy: 'List the users with GET …/users, and use a user_id from there.',
    detail: () => 'The user does not exist or has not joined. To list all users, use GET …/users.',
  },
  user_exists: {
    status: 409,
    title: 'User exists',
    description: 'A user with this e-mail address has already joined the account.',
    remedy: 'Nothing has to be done. To change the role of the user, change the existing user.',
    detail: () => 'A user with this e-mail address has already joined. Nothing was changed.',
  },
  too_many_users: {
    status: 409,
    title: 'Too many users',
    description: 'An account has a limited number of users. Invited users count.',
    remedy: 'Remove a user or an invitation first.',
    detail: ({ limit }) => `The account has ${limit} users, which is the limit. Remove a user first.`,
  },
  last_owner: {
    status: 409,
    title: 'Last owner',
    description: 'The only owner of an account who can sign in cannot be removed or be given another role.',
    remedy: 'Make another user an owner first.',
    detail: () => 'This user is the only owner who can sign in. Make another user an owner first.',
  },
  password_changed: {
    status: 409,
    title: 'Password changed',
    description: 'The password of the user was changed by another request while this one was processed.',
    remedy: 'Sign in again with the new password.',
    detail: () => 'The password was changed. Sign in again.',
  },
  totp_unavailable: {
    status: 409,
    title: 'One-time codes unavailable',
    description: 'The operator has not set SECRETS_KEY, with which the secrets of one-time codes (TOTP) are encrypted.',
    remedy: 'Ask the operator to set SECRETS_KEY.',
    detail: () => 'One-time codes are not available here. Ask the operator to set SECRETS_KEY.',
  },
  totp_active: {
    status: 409,
    title: 'One-time codes already enabled',
    description: 'One-time codes (TOTP) are enabled for this user. Remove them before you set them up again.',
    remedy: 'Remove the one-time codes first, then set them up again.',
    detail: () => 'One-time codes are already enabled. Remove them first.',
  },
  totp_not_enrolled: {
    status: 409,
    title: 'One-time codes not set up',
    description: 'One-time codes (TOTP) were not set up for this user, or were set up again in the meantime.',
    remedy: 'Begin with POST /v1/dashboard/totp.',
    detail: () => 'One-time codes are not set up. Begin with POST /v1/dashboard/totp.',
  },
} as const satisfies Partial<ProblemEntries<Fault>>;
