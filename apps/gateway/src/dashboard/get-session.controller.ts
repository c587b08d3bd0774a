import { Get } from '@nestjs/common';
import { DashboardApi, SignedInUser } from './dashboard-api.ts';
import type { SignedIn } from './session.access.ts';
import { type SessionAnswer, sessionAnswer } from './session-answer.ts';
import { Sessions } from './sessions.ts';

/** `GET /v1/dashboard/session` → who is signed in, and for how long. */
@DashboardApi()
export class GetSessionController {
  constructor(private readonly sessions: Sessions) {}

  @Get('session')
  get(@SignedInUser() signedIn: SignedIn): SessionAnswer {
    return sessionAnswer(signedIn, this.sessions);
  }
}
