import { type UserSummary, userSummaryOf } from '@dakpion/partners';
import { Get } from '@nestjs/common';
import type { SignedIn } from '../access/session.access.ts';
import { DashboardApi, SignedInUser } from './dashboard-api.ts';

/** `GET /v1/dashboard/users` → the users of the account, oldest first; 50 at most. */
@DashboardApi()
export class ListUsersController {
  @Get('users')
  list(@SignedInUser() { team }: SignedIn): { data: readonly UserSummary[] } {
    return { data: team.users.map(userSummaryOf) };
  }
}
