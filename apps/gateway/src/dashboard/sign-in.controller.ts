import { isRecoveryCode } from '@dakpion/partners';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { HttpCode, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionTokenOf, setSessionCookie } from '../access/session-cookie.ts';
import { Sessions } from '../access/sessions.ts';
import { Post } from '../http/post.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { browserTokenOf, setBrowserCookie } from './browser-cookie.ts';
import { SignInApi } from './dashboard-api.ts';
import { type SessionAnswer, sessionAnswer } from './session-answer.ts';
import { SignInDto } from './sign-in.dto.ts';
import { SignIn } from './sign-in.ts';

/** `POST /v1/dashboard/session` → 200 and a session cookie. The browser's previous session ends. */
@SignInApi()
export class SignInController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: Sessions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post('session', { repeated: 'harmless' })
  @HttpCode(200)
  async create(
    @ValidBody(SignInDto) body: SignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    request.triesRecoveryCode = body.totp_code !== null && isRecoveryCode(body.totp_code);
    const browser = browserTokenOf(request, this.settings);
    const { token, browserToken, signedIn } = await this.signIn.signIn(body, {
      requestId: request.id,
      browserToken: browser,
      tell: (userIds) => {
        request.triedUsers = userIds;
      },
    });
    const before = sessionTokenOf(request, this.settings);
    if (before !== null) await this.sessions.end(before);
    request.signedIn = signedIn;
    setSessionCookie(reply, token, this.settings);
    setBrowserCookie(reply, browserToken, this.settings);
    return sessionAnswer(signedIn, this.sessions);
  }
}
