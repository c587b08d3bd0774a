import { ChangePasswordDto } from '../dashboard/change-password.controller.ts';
import { ChosenPasswordDto } from '../dashboard/chosen-password.ts';
import { ConfirmSessionDto } from '../dashboard/confirm-session.controller.ts';
import { InvitationTokenDto } from '../dashboard/read-invitation.controller.ts';
import { SignInDto } from '../dashboard/sign-in.dto.ts';
import { SignInLinkDto } from '../dashboard/sign-in-by-link.controller.ts';
import type { Operation } from '../openapi/operation.ts';
import { changing, dashboard, forSome, noFields } from './operation-parts.ts';
import { teamOperations } from './team-operations.ts';

/** Operations without a session. */
export const signInOperations: readonly Operation[] = [
  {
    id: 'signIn',
    method: 'post',
    path: `${dashboard}/session`,
    tag: 'Session',
    summary: 'Sign in',
    description:
      'Sets the session cookie, and a cookie by which the browser is known at its next sign-in. The previous session of the browser ends.',
    body: { shape: SignInDto },
    answers: { 200: { description: 'The session.', schema: 'DashboardSession', headers: ['Set-Cookie'] } },
    problems: [
      ...changing,
      'sign_in_failed',
      'totp_required',
      'partner_choice_required',
      'sign_in_locked',
      'partner_suspended',
      'totp_unavailable',
    ],
  },
  {
    id: 'signInByLink',
    method: 'post',
    path: `${dashboard}/session/link`,
    tag: 'Session',
    summary: 'Sign in the demonstration partner by a link',
    description:
      'The embedded program prints the link at its start. It works once, for 12 hours, and only from the same machine.',
    body: { shape: SignInLinkDto },
    answers: { 200: { description: 'The session.', schema: 'DashboardSession', headers: ['Set-Cookie'] } },
    problems: [...changing, 'link_invalid', 'partner_suspended'],
  },
  {
    id: 'resetPassword',
    method: 'post',
    path: `${dashboard}/password/reset`,
    tag: 'Session',
    summary: 'Choose a new password by a link',
    description: 'The link comes from an operator and works once. All sessions of the user end.',
    body: { shape: ChosenPasswordDto },
    answers: { 200: { description: 'The user who can sign in with the new password.', schema: 'LinkedUser' } },
    problems: [...changing, 'link_invalid'],
  },
  {
    id: 'readInvitation',
    method: 'post',
    path: `${dashboard}/invitations/read`,
    tag: 'Users',
    summary: 'Read an invitation',
    description: 'Whom the invitation is for. It stays valid.',
    body: { shape: InvitationTokenDto },
    answers: { 200: { description: 'The invited user.', schema: 'InvitedUser' } },
    problems: [...changing, 'link_invalid'],
  },
  {
    id: 'acceptInvitation',
    method: 'post',
    path: `${dashboard}/invitations/accept`,
    tag: 'Users',
    summary: 'Accept an invitation',
    description: 'The link comes from an owner of the account and works once.',
    body: { shape: ChosenPasswordDto },
    answers: { 200: { description: 'The user who can sign in now.', schema: 'LinkedUser' } },
    problems: [...changing, 'link_invalid'],
  },
];

const session: readonly Operation[] = [
  {
    id: 'getSession',
    method: 'get',
    path: `${dashboard}/session`,
    tag: 'Session',
    summary: 'Get the session',
    description: 'The signed-in user, and the role.',
    answers: { 200: { description: 'The signed-in user, and when the session ends.', schema: 'DashboardSession' } },
  },
  {
    id: 'signOut',
    method: 'delete',
    path: `${dashboard}/session`,
    tag: 'Session',
    summary: 'Sign out',
    description: 'Ends the session of this browser.',
    answers: { 204: { description: 'The session has ended.', headers: ['Set-Cookie'] } },
    problems: changing,
  },
  {
    id: 'confirmSession',
    method: 'post',
    path: `${dashboard}/session/confirm`,
    tag: 'Session',
    summary: 'Confirm the session',
    description:
      'Shows the password or a one-time code again. Changes of users, keys, webhook secrets, callback URLs and one-time codes are then possible in this session for 10 minutes, as after signing in. Counts as an attempt to sign in.',
    body: { shape: ConfirmSessionDto },
    answers: { 204: { description: 'The session is confirmed.' } },
    problems: [...changing, 'wrong_password', 'sign_in_locked', 'totp_unavailable'],
  },
  {
    id: 'signOutEverywhere',
    method: 'delete',
    path: `${dashboard}/sessions`,
    tag: 'Session',
    summary: 'Sign out everywhere',
    description: 'Ends all sessions of the user, including this one.',
    answers: { 204: { description: 'All sessions of the user have ended.', headers: ['Set-Cookie'] } },
    problems: [...changing, 'user_not_found'],
  },
  {
    id: 'changePassword',
    method: 'post',
    path: `${dashboard}/password`,
    tag: 'Session',
    summary: 'Change the password',
    description: 'All sessions of the user end. This browser gets a new one.',
    body: { shape: ChangePasswordDto },
    answers: { 200: { description: 'The new session.', schema: 'DashboardSession', headers: ['Set-Cookie'] } },
    problems: [...changing, 'wrong_password', 'sign_in_locked', 'password_changed', 'user_not_found'],
  },
];

const keys: readonly Operation[] = [
  {
    id: 'listKeys',
    method: 'get',
    path: `${dashboard}/keys`,
    tag: 'Keys',
    summary: 'List API keys',
    description: 'The current keys, the previous keys and the last ended keys, without the keys themselves.',
    answers: { 200: { description: 'The keys of both environments, without the keys themselves.', schema: 'KeyList' } },
    problems: ['partner_not_found'],
  },
  {
    id: 'rotateKey',
    method: 'post',
    path: `${dashboard}/keys/{environment}/rotate`,
    tag: 'Keys',
    summary: 'Rotate an API key',
    description: 'For owners and developers. The previous key works for another 24 hours.',
    body: noFields,
    answers: { 200: { description: 'The new key, returned only here.', schema: 'RotatedEnvironmentKey' } },
    problems: [...forSome, 'confirmation_required', 'partner_not_found'],
  },
  {
    id: 'revokeKeys',
    method: 'post',
    path: `${dashboard}/keys/{environment}/revoke`,
    tag: 'Keys',
    summary: 'Revoke all API keys of an environment',
    description: 'For owners and developers.',
    body: noFields,
    answers: { 200: { description: 'A new key, returned only here.', schema: 'IssuedEnvironmentKey' } },
    problems: [...forSome, 'confirmation_required', 'partner_not_found'],
  },
  {
    id: 'listWebhookSecrets',
    method: 'get',
    path: `${dashboard}/webhook-secrets`,
    tag: 'Keys',
    summary: 'List webhook secrets',
    description:
      'When each secret was issued, when previous ones expire, and to which origin the shared secret is sent, without the secrets themselves.',
    answers: {
      200: {
        description: 'When each secret was issued, without the secrets themselves.',
        schema: 'WebhookSecretsList',
      },
    },
    problems: ['partner_not_found'],
  },
  {
    id: 'rotateWebhookSecrets',
    method: 'post',
    path: `${dashboard}/webhook-secrets/{environment}/rotate`,
    tag: 'Keys',
    summary: 'Rotate the webhook secrets',
    description: 'For owners and developers. The previous secrets work for another 24 hours.',
    body: noFields,
    answers: { 200: { description: 'The new secrets, returned only here.', schema: 'RotatedEnvironmentSecrets' } },
    problems: [...forSome, 'confirmation_required', 'partner_not_found'],
  },
];

/** Every operation that requires a session. */
export const dashboardOperations: readonly Operation[] = [...session, ...teamOperations, ...keys];
