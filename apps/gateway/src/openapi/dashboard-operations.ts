import { ChangePasswordDto } from '../dashboard/change-password.controller.ts';
import { ChangeUserRoleDto } from '../dashboard/change-user-role.controller.ts';
import { ChosenPasswordDto } from '../dashboard/chosen-password.ts';
import { ConfirmTotpDto } from '../dashboard/confirm-totp.controller.ts';
import { InviteUserDto } from '../dashboard/invite-user.controller.ts';
import { RemoveTotpDto } from '../dashboard/remove-totp.controller.ts';
import { SetLanguageDto } from '../dashboard/set-language.controller.ts';
import { SignInDto } from '../dashboard/sign-in.dto.ts';
import { SignInLinkDto } from '../dashboard/sign-in-by-link.controller.ts';
import { NoFieldsDto } from '../validation/no-fields.dto.ts';
import type { Operation } from './operation.ts';

const dashboard = '/v1/dashboard';
const nothing = { shape: NoFieldsDto, isOptional: true } as const;
const changing = ['cross_site_request'] as const;
const forSome = ['cross_site_request', 'role_not_allowed'] as const;

/** Operations without a session. */
export const signInOperations: readonly Operation[] = [
  {
    id: 'signIn',
    method: 'post',
    path: `${dashboard}/session`,
    tag: 'Session',
    summary: 'Sign in',
    description: 'Sets the session cookie. The previous session of the browser ends.',
    body: { shape: SignInDto },
    answers: { 200: { description: 'The session.', schema: 'DashboardSession', headers: ['Set-Cookie'] } },
    problems: [
      ...changing,
      'sign_in_failed',
      'totp_required',
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

const users: readonly Operation[] = [
  {
    id: 'listUsers',
    method: 'get',
    path: `${dashboard}/users`,
    tag: 'Users',
    summary: 'List the users of the account',
    description: 'Joined and invited users, oldest first.',
    answers: { 200: { description: 'The users, oldest first; 50 at most.', schema: 'UserList' } },
  },
  {
    id: 'inviteUser',
    method: 'post',
    path: `${dashboard}/users`,
    tag: 'Users',
    summary: 'Invite a user',
    description: 'For owners. Inviting an address again that has not joined replaces the link.',
    body: { shape: InviteUserDto },
    answers: { 201: { description: 'The link, returned only here.', schema: 'Invitation' } },
    problems: [...forSome, 'user_exists', 'too_many_users'],
  },
  {
    id: 'changeUserRole',
    method: 'put',
    path: `${dashboard}/users/{user_id}/role`,
    tag: 'Users',
    summary: 'Change the role of a user',
    description: 'For owners.',
    body: { shape: ChangeUserRoleDto },
    answers: { 200: { description: 'The user.', schema: 'UserSummary' } },
    problems: [...forSome, 'user_not_found', 'last_owner'],
  },
  {
    id: 'removeUser',
    method: 'delete',
    path: `${dashboard}/users/{user_id}`,
    tag: 'Users',
    summary: 'Remove a user or an invitation',
    description: 'For owners.',
    answers: { 204: { description: 'The user is removed, and all of its sessions have ended.' } },
    problems: [...forSome, 'user_not_found', 'last_owner'],
  },
  {
    id: 'setLanguage',
    method: 'put',
    path: `${dashboard}/language`,
    tag: 'Users',
    summary: 'Set the language of the signed-in user',
    description: 'The dashboard shows this language to the user in every browser.',
    body: { shape: SetLanguageDto },
    answers: { 200: { description: 'The user.', schema: 'UserSummary' } },
    problems: [...changing, 'user_not_found'],
  },
  {
    id: 'enrolTotp',
    method: 'post',
    path: `${dashboard}/totp`,
    tag: 'Users',
    summary: 'Set up one-time codes (TOTP)',
    description: 'Codes are required once the first code has confirmed the secret.',
    body: nothing,
    answers: { 201: { description: 'The secret, returned only here.', schema: 'TotpEnrolment' } },
    problems: [...changing, 'totp_active', 'totp_unavailable', 'user_not_found'],
  },
  {
    id: 'confirmTotp',
    method: 'post',
    path: `${dashboard}/totp/confirm`,
    tag: 'Users',
    summary: 'Confirm one-time codes',
    description: 'Turns one-time codes on: the first code shows that the application has the secret.',
    body: { shape: ConfirmTotpDto },
    answers: { 200: { description: 'The user. Signing in requires a code from now on.', schema: 'UserSummary' } },
    problems: [...changing, 'totp_not_enrolled', 'totp_unavailable', 'user_not_found'],
  },
  {
    id: 'removeTotp',
    method: 'post',
    path: `${dashboard}/totp/remove`,
    tag: 'Users',
    summary: 'Turn one-time codes off',
    description: 'Turns one-time codes off. Requires the present password.',
    body: { shape: RemoveTotpDto },
    answers: { 204: { description: 'Signing in requires no code.' } },
    problems: [...changing, 'wrong_password', 'sign_in_locked', 'user_not_found'],
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
    body: nothing,
    answers: { 200: { description: 'The new key, returned only here.', schema: 'RotatedEnvironmentKey' } },
    problems: [...forSome, 'partner_not_found'],
  },
  {
    id: 'revokeKeys',
    method: 'post',
    path: `${dashboard}/keys/{environment}/revoke`,
    tag: 'Keys',
    summary: 'Revoke all API keys of an environment',
    description: 'For owners and developers.',
    body: nothing,
    answers: { 200: { description: 'A new key, returned only here.', schema: 'IssuedEnvironmentKey' } },
    problems: [...forSome, 'partner_not_found'],
  },
  {
    id: 'listWebhookSecrets',
    method: 'get',
    path: `${dashboard}/webhook-secrets`,
    tag: 'Keys',
    summary: 'List webhook secrets',
    description: 'When each secret was issued, and when previous ones expire, without the secrets themselves.',
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
    body: nothing,
    answers: { 200: { description: 'The new secrets, returned only here.', schema: 'RotatedEnvironmentSecrets' } },
    problems: [...forSome, 'partner_not_found'],
  },
];

/** Every operation that requires a session. */
export const dashboardOperations: readonly Operation[] = [...session, ...users, ...keys];
