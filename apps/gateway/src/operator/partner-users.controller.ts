import type { DhakaTime } from '@dakpion/contracts';
import { TeamAccounts, Teams, type UserSummary, userSummaryOf } from '@dakpion/partners';
import { SETTINGS } from '@dakpion/service';
import type { Settings } from '@dakpion/settings';
import { Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Get, Post } from '../openapi/route.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { unlessRefused } from '../problems/unless-refused.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { partnerIdIn } from './partner-directory.ts';
import { ResetUserPasswordDto } from './reset-user-password.dto.ts';

export interface PasswordResetLink {
  readonly user_id: string;
  /** Returned only here. Works once. */
  readonly reset_token: string;
  /** @format uri */
  readonly reset_url: string;
  readonly expires_at: DhakaTime;
}

/** The users of a partner's account. */
@OperatorApi('Partners')
export class PartnerUsersController {
  constructor(
    private readonly teams: Teams,
    private readonly accounts: TeamAccounts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('partners/:partner_id/users', {
    summary: 'List the users of a partner',
    description: 'Users who can sign in to the dashboard, and invited users.',
    answers: { 200: { description: 'The users, oldest first; 50 at most.', schema: 'UserList' } },
    problems: ['partner_not_found'],
  })
  async listPartnerUsers(@Param('partner_id') partnerId: string): Promise<{ data: readonly UserSummary[] }> {
    const partner_id = partnerIdIn(partnerId);
    const team = await this.teams.find(partner_id);
    if (team === null) throw new ProblemError({ code: 'partner_not_found', partner_id });
    return { data: team.users.map(userSummaryOf) };
  }

  @Post('partners/:partner_id/users/:user_id/password-reset', {
    summary: 'Issue a link for a new password',
    description: 'The link works once, for one hour. The present password works until then.',
    answers: { 200: { description: 'The link, returned only here.', schema: 'PasswordResetLink' } },
    problems: ['partner_not_found', 'user_not_found'],
    repeated: 'harmless',
  })
  async resetUserPassword(
    @Param('partner_id') partnerId: string,
    @Param('user_id') user_id: string,
    @OptionalBody(ResetUserPasswordDto) { remove_totp }: ResetUserPasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<PasswordResetLink> {
    const user = { user_id, removes_totp: remove_totp === true };
    const issued = await this.accounts.issuePasswordReset(partnerIdIn(partnerId), user, operatorContextOf(request));
    const { token, expires_at } = unlessRefused(issued);
    const reset_url = `${this.settings.publicUrl}/dashboard/password-reset#${token}`;
    return { user_id, reset_token: token, reset_url, expires_at };
  }
}
