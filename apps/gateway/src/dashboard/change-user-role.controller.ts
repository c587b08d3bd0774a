import { type Role, roles, type UserSummary, userSummaryOf } from '@dakpion/partners';
import { OneOf } from '@dakpion/validation';
import { Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequiresConfirmation } from '../access/confirmation.guard.ts';
import type { SignedIn } from '../access/session.access.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { DashboardApi, ForRoles, SignedInUser, userContextOf } from './dashboard-api.ts';
import { TeamChanges } from './team-changes.ts';

/** The body. */
export class ChangeUserRoleDto {
  @OneOf(roles) readonly role!: Role;
}

/** `PUT /v1/dashboard/users/{user_id}/role` → 200, the user. The role applies from the user's next request on. */
@DashboardApi()
export class ChangeUserRoleController {
  constructor(private readonly changes: TeamChanges) {}

  @Put('users/:user_id/role')
  @ForRoles(['owner'])
  @RequiresConfirmation()
  async change(
    @SignedInUser() { team }: SignedIn,
    @Param('user_id') user_id: string,
    @ValidBody(ChangeUserRoleDto) { role }: ChangeUserRoleDto,
    @Req() request: FastifyRequest,
  ): Promise<UserSummary> {
    const command = { type: 'ChangeUserRole', user_id, role } as const;
    const { user } = await this.changes.change(team.partner_id, command, userContextOf(request));
    if (user === null) throw new ProblemError({ code: 'user_not_found' });
    return userSummaryOf(user);
  }
}
