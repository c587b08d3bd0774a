import { Get } from '@nestjs/common';
import type { SignedIn } from '../access/session.access.ts';
import { Sessions } from '../access/sessions.ts';
import { DashboardApi, SignedInUser } from './dashboard-api.ts';
import { type SessionAnswer, sessionAnswer } from './session-answer.ts';

/** `GET /v1/dashboard/session` → the signed-in user, and when the session ends. */
@DashboardApi()
export class GetSessionController {
  constructor(private readonly sessions: Sessions) {}

  @Get('session')
  get(@SignedInUser() signedIn: SignedIn): SessionAnswer {
    return sessionAnswer(signedIn, this.sessions);
  }
}
