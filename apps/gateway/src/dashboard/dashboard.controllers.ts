import { AcceptInvitationController } from './accept-invitation.controller.ts';
import { ChangePasswordController } from './change-password.controller.ts';
import { ChangeUserRoleController } from './change-user-role.controller.ts';
import { ConfirmSessionController } from './confirm-session.controller.ts';
import { ConfirmTotpController } from './confirm-totp.controller.ts';
import { CredentialsController } from './credentials.controller.ts';
import { EnrolTotpController } from './enrol-totp.controller.ts';
import { GetSessionController } from './get-session.controller.ts';
import { InviteUserController } from './invite-user.controller.ts';
import { IssueRecoveryCodesController } from './issue-recovery-codes.controller.ts';
import { ListKeysController } from './list-keys.controller.ts';
import { ListUsersController } from './list-users.controller.ts';
import { ListWebhookSecretsController } from './list-webhook-secrets.controller.ts';
import { ReadInvitationController } from './read-invitation.controller.ts';
import { RemoveTotpController } from './remove-totp.controller.ts';
import { RemoveUserController } from './remove-user.controller.ts';
import { ResetPasswordController } from './reset-password.controller.ts';
import { SetLanguageController } from './set-language.controller.ts';
import { SignInController } from './sign-in.controller.ts';
import { SignInByLinkController } from './sign-in-by-link.controller.ts';
import { SignOutController } from './sign-out.controller.ts';
import { SignOutEverywhereController } from './sign-out-everywhere.controller.ts';

/** The dashboard's own API, in addition to the partners' API; one controller for each use case. */
export const dashboardControllers = [
  SignInController,
  SignInByLinkController,
  GetSessionController,
  ConfirmSessionController,
  SignOutController,
  SignOutEverywhereController,
  ChangePasswordController,
  ResetPasswordController,
  ListUsersController,
  InviteUserController,
  ReadInvitationController,
  AcceptInvitationController,
  ChangeUserRoleController,
  RemoveUserController,
  SetLanguageController,
  EnrolTotpController,
  ConfirmTotpController,
  IssueRecoveryCodesController,
  RemoveTotpController,
  ListKeysController,
  CredentialsController,
  ListWebhookSecretsController,
];
