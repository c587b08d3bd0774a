import { newRecoveryCodes } from '@dakpion/partners';
import { Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequiresConfirmation } from '../access/confirmation.guard.ts';
import type { SignedIn } from '../access/session.access.ts';
import { Post } from '../http/post.ts';
import { NoFieldsDto } from '../validation/no-fields.dto.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { DashboardApi, SignedInUser, userContextOf } from './dashboard-api.ts';
import { TeamChanges } from './team-changes.ts';

/** Ten codes, shown this once. Each works once in place of a one-time code. */
export interface RecoveryCodes {
  readonly recovery_codes: readonly string[];
}

/** `POST /v1/dashboard/totp/recovery-codes` → 201, new recovery codes. The former ones end. */
@DashboardApi()
export class IssueRecoveryCodesController {
  constructor(private readonly changes: TeamChanges) {}

  @Post('totp/recovery-codes', { repeated: 'harmless' })
  @RequiresConfirmation()
  async issue(
    @SignedInUser() { team, user }: SignedIn,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodes> {
    const { codes, hashes } = newRecoveryCodes(user.user_id);
    const command = { type: 'IssueRecoveryCodes', user_id: user.user_id, code_hashes: hashes } as const;
    await this.changes.change(team.partner_id, command, userContextOf(request));
    return { recovery_codes: codes };
  }
}
