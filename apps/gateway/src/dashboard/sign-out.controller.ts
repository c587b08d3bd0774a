import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Delete, HttpCode, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearSessionCookie, sessionTokenOf } from '../access/session-cookie.ts';
import { Sessions } from '../access/sessions.ts';
import { DashboardApi } from './dashboard-api.ts';

/** `DELETE /v1/dashboard/session` → 204. The session has ended at all gateways. */
@DashboardApi()
export class SignOutController {
  constructor(
    private readonly sessions: Sessions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Delete('session')
  @HttpCode(204)
  async end(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const token = sessionTokenOf(request, this.settings);
    if (token !== null) await this.sessions.end(token);
    clearSessionCookie(reply, this.settings);
  }
}
