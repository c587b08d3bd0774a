import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { ChosenPasswords } from './chosen-password.ts';
import { CredentialsController } from './credentials.controller.ts';
import { InvitationsController } from './invitations.controller.ts';
import { KnownBrowsers } from './known-browsers.ts';
import { OneTimeCodes } from './one-time-codes.ts';
import { PresentPasswordCheck } from './present-password-check.ts';
import { SecondFactor } from './second-factor.ts';
import { SessionsController } from './sessions.controller.ts';
import { SignInController } from './sign-in.controller.ts';
import { SignIn } from './sign-in.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { TeamController } from './team.controller.ts';
import { TotpController } from './totp.controller.ts';

/** The dashboard’s own API: sessions, users and credentials. */
@Module({
  imports: [AccessModule],
  controllers: [
    SignInController,
    InvitationsController,
    SessionsController,
    TeamController,
    TotpController,
    CredentialsController,
  ],
  providers: [SignIn, SignInAttempts, KnownBrowsers, OneTimeCodes, SecondFactor, PresentPasswordCheck, ChosenPasswords],
})
export class DashboardModule {}
