import { isRecoveryCode, TeamAccounts, Teams } from '@dakpion/partners';
import { SETTINGS } from '@dakpion/service';
import type { Settings } from '@dakpion/settings';
import { Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearSessionCookie, setCookie, tokenInCookie } from '../access/browser-cookies.ts';
import { PasswordChecks } from '../access/password-checks.ts';
import type { SignedIn } from '../access/session.access.ts';
import { Sessions } from '../access/sessions.ts';
import { Delete, Get, Post } from '../openapi/route.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { unlessRefused } from '../problems/unless-refused.ts';
import { furtherFaults, readBody, refuseFaults } from '../validation/read-json.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { DashboardApi, SignedInUser, userContextOf } from './dashboard-api.ts';
import { KnownBrowsers, knownForMs } from './known-browsers.ts';
import { findPasswordFaults } from './new-password.ts';
import { PresentPasswordCheck } from './present-password-check.ts';
import { type SessionAnswer, sessionAnswer } from './session-answer.ts';
import { ChangePasswordDto, ConfirmSessionDto } from './sessions.dto.ts';

/** The session of the caller, and the password. */
@DashboardApi('Session')
export class SessionsController {
  constructor(
    private readonly sessions: Sessions,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly presentPassword: PresentPasswordCheck,
    private readonly accounts: TeamAccounts,
    private readonly passwords: PasswordChecks,
    private readonly teams: Teams,
    private readonly browsers: KnownBrowsers,
  ) {}

  @Get('session', {
    summary: 'Get the session',
    description: 'The signed-in user, and the role.',
    answers: { 200: { description: 'The signed-in user, and when the session ends.', schema: 'DashboardSession' } },
  })
  getSession(@SignedInUser() signedIn: SignedIn): SessionAnswer {
    return sessionAnswer(signedIn, this.sessions);
  }

  @Delete('session', {
    summary: 'Sign out',
    description: 'Ends the session of this browser.',
    answers: { 204: { description: 'The session has ended.', headers: ['Set-Cookie'] } },
  })
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const token = tokenInCookie('session', request, this.settings);
    if (token !== null) await this.sessions.end(token);
    clearSessionCookie(reply, this.settings);
  }

  @Post('session/confirm', {
    summary: 'Confirm the session',
    description:
      'Shows the password or a one-time code again. Changes of users, keys, webhook secrets, callback URLs and one-time codes are then possible in this session for 10 minutes, as after signing in. Counts as an attempt to sign in.',
    answers: { 204: { description: 'The session is confirmed.' } },
    problems: ['wrong_password', 'sign_in_locked', 'totp_unavailable'],
    repeated: 'harmless',
  })
  async confirmSession(
    @SignedInUser() signedIn: SignedIn,
    @ValidBody(ConfirmSessionDto) { password, totp_code }: ConfirmSessionDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    request.triesRecoveryCode = totp_code !== null && isRecoveryCode(totp_code);
    if (totp_code !== null) await this.presentPassword.requireCode(request, signedIn, totp_code);
    else if (password !== null) await this.presentPassword.require(request, signedIn, password);
    else {
      const error = { field: 'password', code: 'required', message: 'Send password or totp_code.' } as const;
      throw new ProblemError({ code: 'validation_failed', errors: [error] });
    }
    const token = tokenInCookie('session', request, this.settings);
    const isConfirmed = token !== null && (await this.sessions.confirm(token));
    if (!isConfirmed) throw new ProblemError({ code: 'session_ended' });
  }

  @Delete('sessions', {
    summary: 'Sign out everywhere',
    description: 'Ends all sessions of the user, including this one.',
    answers: { 204: { description: 'All sessions of the user have ended.', headers: ['Set-Cookie'] } },
    problems: ['user_not_found'],
  })
  async signOutEverywhere(
    @SignedInUser() { team, user }: SignedIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const command = { type: 'SignOutEverywhere', user_id: user.user_id } as const;
    unlessRefused(await this.accounts.change(team.partner_id, command, userContextOf(request)));
    clearSessionCookie(reply, this.settings);
  }

  @Post('password', {
    summary: 'Change the password',
    description: 'All sessions of the user end. This browser gets a new one.',
    body: ChangePasswordDto,
    answers: { 200: { description: 'The new session.', schema: 'DashboardSession', headers: ['Set-Cookie'] } },
    problems: ['wrong_password', 'sign_in_locked', 'password_changed', 'user_not_found'],
    repeated: 'harmless',
  })
  async changePassword(
    @SignedInUser() signedIn: SignedIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const { team, user } = signedIn;
    const body = readBody(request, ChangePasswordDto);
    const { current_password, new_password } = body.value;
    const faults = furtherFaults(body, findPasswordFaults('new_password', String(new_password), user.email));
    refuseFaults(body, { errors: faults });
    await this.presentPassword.require(request, signedIn, current_password);
    const password_hash = await this.passwords.hash(
      team.partner_id,
      new_password,
      await this.teams.siblingHash(user.email),
    );
    const { partner_id, user_id } = signedIn.session;
    const command = { type: 'ChangePassword', user_id, present_hash: user.password_hash, password_hash } as const;
    const { user: changed } = unlessRefused(await this.accounts.change(partner_id, command, userContextOf(request)));
    if (changed === null) throw new ProblemError({ code: 'session_ended' });
    const { session_generation } = changed;
    const { token, session } = await this.sessions.begin({ partner_id, user_id, session_generation });
    setCookie('session', reply, token, this.settings);
    // All other browsers are forgotten. This one has just shown the password, and others must not be able to lock it out.
    const browser = await this.browsers.remember(changed, tokenInCookie('browser', request, this.settings));
    setCookie('browser', reply, browser, this.settings, knownForMs / 1_000);
    return sessionAnswer({ team, session, user: { ...user, ...changed, password_hash } }, this.sessions);
  }
}
