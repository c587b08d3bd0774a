import { hasJoined, type TeamDocument, Teams, type TeamUser } from '@dakpion/partners';
import { takeTurn, takeTurnOfStrangers } from '@dakpion/repetition';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { tokenInCookie } from './browser-cookies.ts';
import { FailedAuthentications } from './failed-authentications.ts';
import { isReading } from './is-reading.ts';
import { requireSameOrigin } from './same-origin.ts';
import { type Session, Sessions } from './sessions.ts';

/** The sender of a request with a session, and that user's present state. */
export interface SignedIn {
  readonly session: Session;
  readonly team: TeamDocument;
  readonly user: TeamUser & { readonly password_hash: string };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where a session admitted the request. Null elsewhere. */
    signedIn: SignedIn | null;
  }
}

/** Admits requests whose cookie names a session that has not ended. */
@Injectable()
export class SessionAccess {
  constructor(
    private readonly sessions: Sessions,
    private readonly teams: Teams,
    private readonly failedAuthentications: FailedAuthentications,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Sets the signed-in user of the request. The user is read for each request: a removal, another role and a suspension
   * take effect with the next one. Rejects with ProblemError 401, 403 or 429, and with errors of the stores.
   */
  async admit(request: FastifyRequest): Promise<SignedIn> {
    const token = tokenInCookie('session', request, this.settings);
    if (token === null) {
      const turnOfStrangers = takeTurnOfStrangers();
      if (turnOfStrangers !== null) await turnOfStrangers;
      throw new ProblemError({ code: 'session_required' });
    }
    const session = await this.sessions.use(token);
    if (session === null) return this.failedAuthentications.refuse(request, { code: 'session_ended' });
    // Many refusals below reach no quota, and the users of a partner are up to 100 KB. The turn keeps them from delaying others.
    const turn = takeTurn(session.partner_id);
    if (turn !== null) await turn;
    const team = await this.teams.find(session.partner_id);
    if (team?.suspended === true) throw new ProblemError({ code: 'partner_suspended' });
    const signedIn = signedInOf(session, team);
    if (signedIn === null) throw new ProblemError({ code: 'session_ended' });
    if (!isReading(request)) requireSameOrigin(request, this.settings);
    request.signedIn = signedIn;
    return signedIn;
  }

  /**
   * Whether the session of a token still belongs to this partner. The check does not extend the session. Rejects with the errors of
   * the stores.
   */
  async stillAdmits(token: string, partnerId: string): Promise<boolean> {
    const session = await this.sessions.find(token);
    if (session?.partner_id !== partnerId) return false;
    const team = await this.teams.find(partnerId);
    return team?.suspended === false && signedInOf(session, team) !== null;
  }
}

/** Null: the user's sessions have ended. */
function signedInOf(session: Session, team: TeamDocument | null): SignedIn | null {
  const user = team?.users.find(({ user_id }) => user_id === session.user_id);
  if (team === null || user === undefined || !hasJoined(user)) return null;
  return user.session_generation === session.session_generation ? { session, team, user } : null;
}
