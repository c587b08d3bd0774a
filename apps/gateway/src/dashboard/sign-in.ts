import { noPasswordHash, type SignInCandidate, Teams } from '@dakpion/partners';
import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../access/session.access.ts';
import { Sessions } from '../access/sessions.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { OneTimeCodes } from './one-time-codes.ts';
import { PasswordChecks } from './password-checks.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { countSignIn } from './sign-in-metrics.ts';

/** The credentials of a sign-in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Required for users with one-time codes. */
  readonly totp_code: string | null;
  /** Selects the partner for an address that belongs to several partners. Null: the oldest partner whose password matches. */
  readonly partner_id: string | null;
}

/** Signs users in. Neither an answer nor a lock reveals whether an e-mail address is known. */
@Injectable()
export class SignIn {
  constructor(
    private readonly teams: Teams,
    private readonly sessions: Sessions,
    private readonly attempts: SignInAttempts,
    private readonly passwords: PasswordChecks,
    private readonly codes: OneTimeCodes,
  ) {}

  /** Creates a session under a new token. Throws ProblemError 401, 403, 429 or 503, and errors of the stores. */
  async signIn(credentials: Credentials): Promise<{ readonly token: string; readonly signedIn: SignedIn }> {
    await this.attempts.countEmail(credentials.email).catch((error: unknown) => {
      countSignIn('locked');
      throw error;
    });
    const { team, user } = await this.find(credentials);
    await this.checkCode(user, credentials.totp_code);
    await this.attempts.clear(credentials.email);
    if (team.suspended) {
      countSignIn('suspended');
      throw new ProblemError({ code: 'partner_suspended' });
    }
    const { partner_id } = team;
    const { user_id, session_generation } = user;
    const { token, session } = await this.sessions.begin({ partner_id, user_id, session_generation });
    countSignIn('signed_in');
    return { token, signedIn: { session, team, user } };
  }

  private async find({ email, password, partner_id }: Credentials): Promise<SignInCandidate> {
    const candidates =
      partner_id === null ? await this.teams.ofEmail(email) : await this.teams.ofEmailIn(partner_id, email);
    for (const candidate of candidates) {
      if (await this.passwords.isRight(password, candidate.user.password_hash)) return candidate;
    }
    // An unknown address takes as long as a wrong password.
    if (candidates.length === 0) await this.passwords.isRight(password, noPasswordHash);
    countSignIn('refused');
    throw new ProblemError({ code: 'sign_in_failed' });
  }

  private async checkCode(user: SignInCandidate['user'], code: string | null): Promise<void> {
    if (user.totp?.confirmed !== true) return;
    if (code === null) {
      countSignIn('code_required');
      throw new ProblemError({ code: 'totp_required' });
    }
    if (await this.codes.isRight(user, user.totp.secret, code)) return;
    countSignIn('refused');
    throw new ProblemError({ code: 'sign_in_failed' });
  }
}
