import { HttpCode, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../access/session.access.ts';
import { Post } from '../http/post.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { DashboardApi, SignedInUser, userContextOf } from './dashboard-api.ts';
import { PresentPassword } from './new-password.ts';
import { PresentPasswordCheck } from './present-password-check.ts';
import { TeamChanges } from './team-changes.ts';

/** The body. */
export class RemoveTotpDto {
  @PresentPassword() readonly password!: string;
}

/** `POST /v1/dashboard/totp/remove` → 204. Signing in no longer requires a code. */
@DashboardApi()
export class RemoveTotpController {
  constructor(
    private readonly presentPassword: PresentPasswordCheck,
    private readonly changes: TeamChanges,
  ) {}

  @Post('totp/remove', { repeated: 'harmless' })
  @HttpCode(204)
  async remove(
    @SignedInUser() { team, user }: SignedIn,
    @ValidBody(RemoveTotpDto) { password }: RemoveTotpDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.presentPassword.require(request, user, password);
    await this.changes.change(team.partner_id, { type: 'RemoveTotp', user_id: user.user_id }, userContextOf(request));
  }
}
