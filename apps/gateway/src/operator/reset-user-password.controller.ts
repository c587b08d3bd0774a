import type { DhakaTime } from '@dakpion/contracts';
import { TeamAccounts } from '@dakpion/partners';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { TrueOrFalse } from '@dakpion/validation';
import { HttpCode, Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../http/post.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { partnerIdIn } from './partner-directory.ts';

/** The body; it may be left out. */
export class ResetUserPasswordDto {
  /** For a user who lost the device: choosing the password also turns the one-time codes off. */
  @TrueOrFalse('optional') readonly remove_totp!: boolean | null;
}

export interface PasswordResetLink {
  readonly user_id: string;
  /** Returned only here; works once. */
  readonly reset_token: string;
  /** @format uri */
  readonly reset_url: string;
  readonly expires_at: DhakaTime;
}

/**
 * `POST /v1/operator/partners/{partner_id}/users/{user_id}/password-reset` → 200, a link with which the user chooses a new
 * password. The present one works until then.
 */
@OperatorApi()
export class ResetUserPasswordController {
  constructor(
    private readonly accounts: TeamAccounts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post('partners/:partner_id/users/:user_id/password-reset', { repeated: 'harmless' })
  @HttpCode(200)
  async reset(
    @Param('partner_id') partnerId: string,
    @Param('user_id') user_id: string,
    @OptionalBody(ResetUserPasswordDto) { remove_totp }: ResetUserPasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<PasswordResetLink> {
    const user = { user_id, removes_totp: remove_totp === true };
    const issued = await this.accounts.issuePasswordReset(partnerIdIn(partnerId), user, operatorContextOf(request));
    if (issued.outcome === 'refused') throw new ProblemError(issued.refusal);
    const { token, expires_at } = issued;
    const reset_url = `${this.settings.publicUrl}/dashboard/password-reset#${token}`;
    return { user_id, reset_token: token, reset_url, expires_at };
  }
}
