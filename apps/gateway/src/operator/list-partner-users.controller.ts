import { Teams, type UserSummary, userSummaryOf } from '@dakpion/partners';
import { Get, Param } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { partnerIdIn } from './partner-directory.ts';

/** `GET /v1/operator/partners/{partner_id}/users` → the partner's users of the dashboard, oldest first; 50 at most. */
@OperatorApi()
export class ListPartnerUsersController {
  constructor(private readonly teams: Teams) {}

  @Get('partners/:partner_id/users')
  async list(@Param('partner_id') partnerId: string): Promise<{ data: readonly UserSummary[] }> {
    const partner_id = partnerIdIn(partnerId);
    const team = await this.teams.find(partner_id);
    if (team === null) throw new ProblemError({ code: 'partner_not_found', partner_id });
    return { data: team.users.map(userSummaryOf) };
  }
}
