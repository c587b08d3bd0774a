import { CredentialsController } from '../dashboard/credentials.controller.ts';
import { InvitationsController } from '../dashboard/invitations.controller.ts';
import { SessionsController } from '../dashboard/sessions.controller.ts';
import { SignInController } from '../dashboard/sign-in.controller.ts';
import { TeamController } from '../dashboard/team.controller.ts';
import { TotpController } from '../dashboard/totp.controller.ts';

/** The dashboard's own API, in the order of its document. */
export const dashboardControllers = [
  SignInController,
  InvitationsController,
  SessionsController,
  TeamController,
  TotpController,
  CredentialsController,
];
