import { ChangeUserRoleDto } from '../dashboard/change-user-role.controller.ts';
import { ConfirmTotpDto } from '../dashboard/confirm-totp.controller.ts';
import { InviteUserDto } from '../dashboard/invite-user.controller.ts';
import { RemoveTotpDto } from '../dashboard/remove-totp.controller.ts';
import { SetLanguageDto } from '../dashboard/set-language.controller.ts';
import type { Operation } from '../openapi/operation.ts';
import { changing, dashboard, forSome, noFields } from './operation-parts.ts';

/** Operations on the users of an account. */
export const teamOperations: readonly Operation[] = [
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
    problems: [...forSome, 'confirmation_required', 'user_exists', 'too_many_users'],
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
    problems: [...forSome, 'confirmation_required', 'user_not_found', 'last_owner'],
  },
  {
    id: 'removeUser',
    method: 'delete',
    path: `${dashboard}/users/{user_id}`,
    tag: 'Users',
    summary: 'Remove a user or an invitation',
    description: 'For owners.',
    answers: { 204: { description: 'The user is removed, and all of its sessions have ended.' } },
    problems: [...forSome, 'confirmation_required', 'user_not_found', 'last_owner'],
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
    body: noFields,
    answers: { 201: { description: 'The secret, returned only here.', schema: 'TotpEnrolment' } },
    problems: [...changing, 'confirmation_required', 'totp_active', 'totp_unavailable', 'user_not_found'],
  },
  {
    id: 'confirmTotp',
    method: 'post',
    path: `${dashboard}/totp/confirm`,
    tag: 'Users',
    summary: 'Confirm one-time codes',
    description: 'Turns one-time codes on: the first code shows that the application has the secret.',
    body: { shape: ConfirmTotpDto },
    answers: {
      200: {
        description: 'The user, and recovery codes, returned only here. Signing in requires a code from now on.',
        schema: 'ConfirmedTotp',
      },
    },
    problems: [...changing, 'totp_not_enrolled', 'totp_unavailable', 'user_not_found'],
  },
  {
    id: 'issueRecoveryCodes',
    method: 'post',
    path: `${dashboard}/totp/recovery-codes`,
    tag: 'Users',
    summary: 'Make new recovery codes',
    description:
      'Ten codes, each of which works once in place of a one-time code, as `totp_code`. The former recovery codes end.',
    body: noFields,
    answers: { 201: { description: 'The codes, returned only here.', schema: 'RecoveryCodes' } },
    problems: [...changing, 'confirmation_required', 'totp_not_enrolled', 'user_not_found'],
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
