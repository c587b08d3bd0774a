import { newRecoveryCodes, type UserSummary, userSummaryOf } from '@dakpion/partners';
import { HttpCode, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../access/session.access.ts';
import { Post } from '../http/post.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { DashboardApi, SignedInUser, userContextOf } from './dashboard-api.ts';
import { OneTimeCodes } from './one-time-codes.ts';
import { TeamChanges } from './team-changes.ts';
import { TotpCode, wrongTotpCode } from './totp-code.ts';

/** The body. */
export class ConfirmTotpDto {
  @TotpCode() readonly totp_code!: string;
}

/** The user, whose one-time codes are on. */
export interface ConfirmedTotp extends UserSummary {
  /** Ten codes, shown this once. Each works once in place of a one-time code. Empty if one-time codes were on before. */
  readonly recovery_codes: readonly string[];
}

/** `POST /v1/dashboard/totp/confirm` → 200, the user and recovery codes. From now on signing in requires a code. */
@DashboardApi()
export class ConfirmTotpController {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly changes: TeamChanges,
  ) {}

  @Post('totp/confirm', { repeated: 'harmless' })
  @HttpCode(200)
  async confirm(
    @SignedInUser() { team, user }: SignedIn,
    @ValidBody(ConfirmTotpDto) { totp_code }: ConfirmTotpDto,
    @Req() request: FastifyRequest,
  ): Promise<ConfirmedTotp> {
    if (user.totp === null) throw new ProblemError({ code: 'totp_not_enrolled' });
    const { secret, confirmed } = user.totp;
    if (!(await this.codes.isRight(user, secret, totp_code))) throw wrongTotpCode();
    const { codes, hashes } = newRecoveryCodes(user.user_id);
    const { user_id } = user;
    const command = { type: 'ConfirmTotp', user_id, secret, recovery_code_hashes: hashes } as const;
    const { user: changed } = await this.changes.change(team.partner_id, command, userContextOf(request));
    if (changed === null) throw new ProblemError({ code: 'user_not_found' });
    // Of two requests at once, only the codes of the first are stored.
    const isIssued = !confirmed && hashes.every((hash) => changed.totp?.recovery_codes?.includes(hash));
    return { ...userSummaryOf(changed), recovery_codes: isIssued ? codes : [] };
  }
}
