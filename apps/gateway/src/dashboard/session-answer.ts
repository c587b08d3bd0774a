import { type DhakaTime, dhakaTime } from '@dakpion/contracts';
import { type UserSummary, userSummaryOf } from '@dakpion/partners';
import type { SignedIn } from '../access/session.access.ts';
import type { Sessions } from '../access/sessions.ts';

/** A session as its user sees it. */
export interface SessionAnswer {
  readonly user: UserSummary;
  readonly partner: { readonly partner_id: string; readonly name: string };
  /** The end regardless of use. */
  readonly expires_at: DhakaTime;
  /** The end if it is not used again. */
  readonly idle_expires_at: DhakaTime;
}

export function sessionAnswer({ session, team, user }: SignedIn, sessions: Sessions): SessionAnswer {
  const end = sessions.endOf(session);
  return {
    user: userSummaryOf(user),
    partner: { partner_id: team.partner_id, name: team.name },
    expires_at: dhakaTime(end),
    idle_expires_at: dhakaTime(Math.min(end, sessions.idleEndOf(session))),
  };
}
