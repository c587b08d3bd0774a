import { isRecoveryCode } from '@dakpion/partners';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { HttpCode, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../access/session.access.ts';
import { sessionTokenOf } from '../access/session-cookie.ts';
import { Sessions } from '../access/sessions.ts';
import { Post } from '../http/post.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { DashboardApi, SignedInUser } from './dashboard-api.ts';
import { PresentPassword } from './new-password.ts';
import { PresentPasswordCheck } from './present-password-check.ts';
import { SecondFactorCode } from './totp-code.ts';

/** The body. One of the two is required; a code counts if both are sent. */
export class ConfirmSessionDto {
  @PresentPassword('optional') readonly password!: string | null;
  @SecondFactorCode('optional') readonly totp_code!: string | null;
}

/** `POST /v1/dashboard/session/confirm` → 204. This session may send sensitive changes for 10 minutes. */
@DashboardApi()
export class ConfirmSessionController {
  constructor(
    private readonly check: PresentPasswordCheck,
    private readonly sessions: Sessions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post('session/confirm', { repeated: 'harmless' })
  @HttpCode(204)
  async confirm(
    @SignedInUser() signedIn: SignedIn,
    @ValidBody(ConfirmSessionDto) { password, totp_code }: ConfirmSessionDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    request.triesRecoveryCode = totp_code !== null && isRecoveryCode(totp_code);
    if (totp_code !== null) await this.check.requireCode(request, signedIn, totp_code);
    else if (password !== null) await this.check.require(request, signedIn.user, password);
    else {
      const error = { field: 'password', code: 'required', message: 'Send password or totp_code.' } as const;
      throw new ProblemError({ code: 'validation_failed', errors: [error] });
    }
    const token = sessionTokenOf(request, this.settings);
    const isConfirmed = token !== null && (await this.sessions.confirm(token));
    if (!isConfirmed) throw new ProblemError({ code: 'session_ended' });
  }
}
