import { hasJoined, SignInLinks, Teams } from '@dakpion/partners';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Text } from '@dakpion/validation';
import { HttpCode, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../access/session.access.ts';
import { sessionTokenOf, setSessionCookie } from '../access/session-cookie.ts';
import { Sessions } from '../access/sessions.ts';
import { Post } from '../http/post.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { SignInApi } from './dashboard-api.ts';
import { type SessionAnswer, sessionAnswer } from './session-answer.ts';
import { countSignIn } from './sign-in-metrics.ts';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** The body. */
export class SignInLinkDto {
  @Text(64) readonly token!: string;
}

/**
 * `POST /v1/dashboard/session/link` → 200 and a session cookie, for the link that the program prints at its start for its
 * demonstration partner. The link works once, from this machine only.
 */
@SignInApi()
export class SignInByLinkController {
  constructor(
    private readonly links: SignInLinks,
    private readonly teams: Teams,
    private readonly sessions: Sessions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post('session/link', { repeated: 'harmless' })
  @HttpCode(200)
  async create(
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
    const before = sessionTokenOf(request, this.settings);
    if (before !== null) await this.sessions.end(before);
    countSignIn('signed_in');
    request.signedIn = { ...found, session: begun.session };
    setSessionCookie(reply, begun.token, this.settings);
    return sessionAnswer(request.signedIn, this.sessions);
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
