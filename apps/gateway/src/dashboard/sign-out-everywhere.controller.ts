import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Delete, HttpCode, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../access/session.access.ts';
import { clearSessionCookie } from '../access/session-cookie.ts';
import { DashboardApi, SignedInUser, userContextOf } from './dashboard-api.ts';
import { TeamChanges } from './team-changes.ts';

/** `DELETE /v1/dashboard/sessions` → 204. All sessions of the user have ended, including this one. */
@DashboardApi()
export class SignOutEverywhereController {
  constructor(
    private readonly changes: TeamChanges,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Delete('sessions')
  @HttpCode(204)
  async end(
    @SignedInUser() { team, user }: SignedIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const command = { type: 'SignOutEverywhere', user_id: user.user_id } as const;
    await this.changes.change(team.partner_id, command, userContextOf(request));
    clearSessionCookie(reply, this.settings);
  }
}
