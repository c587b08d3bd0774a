import { hasJoined, isRecoveryCode, SignInLinks, TeamAccounts, Teams } from '@dakpion/partners';
import { SETTINGS } from '@dakpion/service';
import type { Settings } from '@dakpion/settings';
import { Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookie, tokenInCookie } from '../access/browser-cookies.ts';
import type { SignedIn } from '../access/session.access.ts';
import { Sessions } from '../access/sessions.ts';
import { Post } from '../openapi/route.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { unlessRefused } from '../problems/unless-refused.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { ChosenPasswordDto, ChosenPasswords } from './chosen-password.ts';
import { SignInApi } from './dashboard-api.ts';
import { knownForMs } from './known-browsers.ts';
import { type SessionAnswer, sessionAnswer } from './session-answer.ts';
import { SignInDto } from './sign-in.dto.ts';
import { SignIn } from './sign-in.ts';
import { accountCounter, SignInAttempts } from './sign-in-attempts.ts';
import { SignInLinkDto } from './sign-in-link.dto.ts';
import { countSignIn } from './sign-in-metrics.ts';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** The beginnings of sessions. */
@SignInApi('Session')
export class SignInController {
  constructor(
    private readonly attempt: SignIn,
    private readonly sessions: Sessions,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly links: SignInLinks,
    private readonly teams: Teams,
    private readonly chosenPasswords: ChosenPasswords,
    private readonly accounts: TeamAccounts,
    private readonly attempts: SignInAttempts,
  ) {}

  @Post('session', {
    summary: 'Sign in',
    description:
      'Sets the session cookie, and a cookie by which the browser is known at its next sign-in. The previous session of the browser ends.',
    answers: { 200: { description: 'The session.', schema: 'DashboardSession', headers: ['Set-Cookie'] } },
    problems: [
      'sign_in_failed',
      'totp_required',
      'partner_choice_required',
      'sign_in_locked',
      'partner_suspended',
      'totp_unavailable',
    ],
    repeated: 'harmless',
  })
  async signIn(
    @ValidBody(SignInDto) body: SignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    request.triesRecoveryCode = body.totp_code !== null && isRecoveryCode(body.totp_code);
    const browser = tokenInCookie('browser', request, this.settings);
    const { token, browserToken, signedIn } = await this.attempt.signIn(body, {
      requestId: request.id,
      browserToken: browser,
      tell: (userIds) => {
        request.triedUsers = userIds;
      },
    });
    const before = tokenInCookie('session', request, this.settings);
    if (before !== null) await this.sessions.end(before);
    request.signedIn = signedIn;
    setCookie('session', reply, token, this.settings);
    setCookie('browser', reply, browserToken, this.settings, knownForMs / 1_000);
    return sessionAnswer(signedIn, this.sessions);
  }

  @Post('session/link', {
    summary: 'Sign in the demonstration partner by a link',
    description:
      'The embedded program prints the link at its start. It works once, for 12 hours, and only from the same machine.',
    answers: { 200: { description: 'The session.', schema: 'DashboardSession', headers: ['Set-Cookie'] } },
    problems: ['link_invalid', 'partner_suspended'],
    repeated: 'harmless',
  })
  async signInByLink(
    @ValidBody(SignInLinkDto) { token }: SignInLinkDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    // Checked before the link is used up: a request from another machine changes nothing.
    const found = loopback.test(request.ip) ? await this.userOf(token) : null;
    if (found === null) {
      countSignIn('refused');
      throw new ProblemError({ code: 'link_invalid' });
    }
    const { partner_id } = found.team;
    const { user_id, session_generation } = found.user;
    const begun = await this.sessions.begin({ partner_id, user_id, session_generation }, 'link');
    const before = tokenInCookie('session', request, this.settings);
    if (before !== null) await this.sessions.end(before);
    countSignIn('signed_in');
    request.signedIn = { ...found, session: begun.session };
    setCookie('session', reply, begun.token, this.settings);
    return sessionAnswer(request.signedIn, this.sessions);
  }

  @Post('password/reset', {
    summary: 'Choose a new password by a link',
    description: 'The link comes from an operator and works once. All sessions of the user end.',
    body: ChosenPasswordDto,
    answers: { 200: { description: 'The user who can sign in with the new password.', schema: 'LinkedUser' } },
    problems: ['link_invalid'],
    repeated: 'harmless',
  })
  async resetPassword(@Req() request: FastifyRequest): Promise<{ email: string }> {
    const { token, email, user_id, password_hash } = await this.chosenPasswords.read(request, 'password_reset');
    unlessRefused(await this.accounts.resetPassword(token, password_hash, request.id));
    await this.attempts.clear([accountCounter(user_id)]);
    return { email };
  }

  /** Null also for a user with one-time codes: a link is not a second factor. Throws `partner_suspended`. */
  private async userOf(token: string): Promise<Omit<SignedIn, 'session'> | null> {
    const linked = await this.links.redeem(token);
    const team = linked === null ? null : await this.teams.find(linked.partner_id);
    if (team?.suspended === true) throw new ProblemError({ code: 'partner_suspended' });
    const user = team?.users.find(({ user_id }) => user_id === linked?.user_id);
    if (team === null || user === undefined || !hasJoined(user) || user.totp?.confirmed === true) return null;
    return { team, user };
  }
}
