import { Delete, HttpCode, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequiresConfirmation } from '../access/confirmation.guard.ts';
import type { SignedIn } from '../access/session.access.ts';
import { DashboardApi, ForRoles, SignedInUser, userContextOf } from './dashboard-api.ts';
import { TeamChanges } from './team-changes.ts';

/** `DELETE /v1/dashboard/users/{user_id}` → 204. The user's sessions have ended; a pending invitation is not valid any more. */
@DashboardApi()
export class RemoveUserController {
  constructor(private readonly changes: TeamChanges) {}

  @Delete('users/:user_id')
  @ForRoles(['owner'])
  @RequiresConfirmation()
  @HttpCode(204)
  async remove(
    @SignedInUser() { team }: SignedIn,
    @Param('user_id') user_id: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.changes.change(team.partner_id, { type: 'RemoveUser', user_id }, userContextOf(request));
  }
}
