import { Teams } from '@dakpion/partners';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { HttpCode, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../access/session.access.ts';
import { setSessionCookie } from '../access/session-cookie.ts';
import { Sessions } from '../access/sessions.ts';
import { Post } from '../http/post.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { furtherFaults, readBody, refuseFaults } from '../validation/read-json.ts';
import { DashboardApi, SignedInUser, userContextOf } from './dashboard-api.ts';
import { findPasswordFaults, NewPassword, PresentPassword } from './new-password.ts';
import { PasswordChecks } from './password-checks.ts';
import { PresentPasswordCheck } from './present-password-check.ts';
import { type SessionAnswer, sessionAnswer } from './session-answer.ts';
import { TeamChanges } from './team-changes.ts';

/** The body. */
export class ChangePasswordDto {
  @PresentPassword() readonly current_password!: string;
  @NewPassword() readonly new_password!: string;
}

/** `POST /v1/dashboard/password` → 200. All sessions of the user end; this browser gets a new one. */
@DashboardApi()
export class ChangePasswordController {
  constructor(
    private readonly presentPassword: PresentPasswordCheck,
    private readonly passwords: PasswordChecks,
    private readonly teams: Teams,
    private readonly changes: TeamChanges,
    private readonly sessions: Sessions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post('password', { repeated: 'harmless' })
  @HttpCode(200)
  async change(
    @SignedInUser() signedIn: SignedIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const { team, user } = signedIn;
    const body = readBody(request, ChangePasswordDto);
    const { current_password, new_password } = body.value;
    const faults = furtherFaults(body, findPasswordFaults('new_password', String(new_password), user.email));
    refuseFaults(body, { errors: faults });
    await this.presentPassword.require(request, user, current_password);
    const password_hash = await this.passwords.hash(new_password, await this.teams.siblingHash(user.email));
    const command = { user_id: user.user_id, present_hash: user.password_hash, password_hash } as const;
    const context = userContextOf(request);
    const { user: changed } = await this.changes.change(
      team.partner_id,
      { type: 'ChangePassword', ...command },
      context,
    );
    if (changed === null) throw new ProblemError({ code: 'session_ended' });
    const { session_generation } = changed;
    const { partner_id, user_id } = signedIn.session;
    const { token, session } = await this.sessions.begin({ partner_id, user_id, session_generation });
    setSessionCookie(reply, token, this.settings);
    return sessionAnswer({ team, session, user: { ...user, ...changed, password_hash } }, this.sessions);
  }
}
