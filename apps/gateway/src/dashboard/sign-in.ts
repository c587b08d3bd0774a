import { matchesOf, type SignInCandidate, Teams } from '@dakpion/partners';
import { isTemporary } from '@dakpion/repetition';
import { Injectable } from '@nestjs/common';
import { PasswordChecks } from '../access/password-checks.ts';
import type { SignedIn } from '../access/session.access.ts';
import { Sessions } from '../access/sessions.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { KnownBrowsers } from './known-browsers.ts';
import { SecondFactor } from './second-factor.ts';
import { accountCounter, addressCounter, browserCounter, lockedFor, SignInAttempts } from './sign-in-attempts.ts';
import { countSignIn } from './sign-in-metrics.ts';

/** The credentials of a sign-in. */
interface Credentials {
  readonly email: string;
  readonly password: string;
  /** A one-time code or a recovery code. Required for users with one-time codes. */
  readonly totp_code: string | null;
  /** Selects the partner for an address that belongs to several partners. Null: every partner is tried. */
  readonly partner_id: string | null;
}

/** The request of a sign-in. */
export interface SignInRequest {
  readonly requestId: string;
  /** The token of a browser that has signed in before. */
  readonly browserToken: string | null;
  /** Called with the ids of the users for whom a sign-in is tried. */
  tell(userIds: readonly string[]): void;
}

/** A new session, and the token with which the browser is known from now on. */
interface BegunSession {
  readonly token: string;
  readonly browserToken: string;
  readonly signedIn: SignedIn;
}

/** An account and the counter of its attempts in this browser. */
interface CountedAccount extends SignInCandidate {
  readonly counter: string;
}

/**
 * Signs users in. Neither an answer, a lock nor the work reveals whether an e-mail address is known, or to how many partners.
 * Accounts of one address have separate counters: a wrong attempt counts for each of them, and a right one clears only its own, so
 * that an account that somebody made for another person's address gives no further attempts at that person's accounts.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly teams: Teams,
    private readonly sessions: Sessions,
    private readonly attempts: SignInAttempts,
    private readonly passwords: PasswordChecks,
    private readonly secondFactor: SecondFactor,
    private readonly browsers: KnownBrowsers,
  ) {}

  /**
   * Creates a session under a new token. Throws ProblemError 401, 403, 409, 429 or 503, and errors of the stores.
   */
  async signIn(credentials: Credentials, request: SignInRequest): Promise<BegunSession> {
    const { browserToken, requestId } = request;
    // An attempt is counted when its turn comes. An attempt that is refused because too many wait does not count.
    const owner = await this.ownerOf(credentials, browserToken);
    const right = await this.passwords.inTurn(owner, () => this.rightAccounts(credentials, request));
    const [account] = right;
    if (account === undefined) {
      countSignIn('refused');
      throw new ProblemError({ code: 'sign_in_failed' });
    }
    if (right.length > 1) return this.letChoose(right);
    const { team, user } = account;
    await this.checkCode(account, credentials.totp_code, requestId);
    await this.attempts.clear([account.counter]);
    if (team.suspended) {
      countSignIn('suspended');
      throw new ProblemError({ code: 'partner_suspended' });
    }
    const { partner_id } = team;
    const { user_id, session_generation } = user;
    const { token, session } = await this.sessions.begin({ partner_id, user_id, session_generation });
    countSignIn('signed_in');
    return {
      token,
      browserToken: await this.browsers.remember(user, browserToken),
      signedIn: { session, team, user },
    };
  }

  /**
   * The partner of whose account this browser is known. Null: the request is one of a stranger, whose turn all strangers share. A
   * browser that has no token costs no read.
   */
  private async ownerOf(credentials: Credentials, browserToken: string | null): Promise<string | null> {
    if (browserToken === null) return null;
    for (const { team, user } of await this.askedAccounts(credentials)) {
      if ((await this.browsers.idFor(user, browserToken)) !== null) return team.partner_id;
    }
    return null;
  }

  private askedAccounts({ email, partner_id }: Credentials): Promise<readonly SignInCandidate[]> {
    return partner_id === null ? this.teams.ofEmail(email) : this.teams.ofEmailIn(partner_id, email);
  }

  /** The accounts that are not locked and have this password. Counts the attempt. Throws `sign_in_locked`. */
  private async rightAccounts(
    credentials: Credentials,
    { browserToken, tell }: SignInRequest,
  ): Promise<CountedAccount[]> {
    const { email, password, partner_id } = credentials;
    const asked = await this.askedAccounts(credentials);
    const accounts = await Promise.all(asked.map((account) => this.counted(account, browserToken)));
    tell(accounts.map(({ user }) => user.user_id));
    const counters = accounts.length === 0 ? [addressCounter(email)] : accounts.map(({ counter }) => counter);
    const waits = await this.attempts.count(counters);
    if (waits.every((waitMs) => waitMs > 0)) {
      countSignIn('locked');
      throw lockedFor(waits);
    }
    const open = accounts.filter((_, index) => waits[index] === 0);
    const matches = await matchesOf(
      password,
      open.map(({ user }) => user.password_hash),
    );
    const right = open.filter((_, index) => matches[index] === true);
    if (right.length === 0 && partner_id !== null) await this.countElsewhere(email, partner_id);
    return right;
  }

  private async counted(account: SignInCandidate, browserToken: string | null): Promise<CountedAccount> {
    const { user_id } = account.user;
    const browser = await this.browsers.idFor(account.user, browserToken);
    return { ...account, counter: browser === null ? accountCounter(user_id) : browserCounter(user_id, browser) };
  }

  /** Users may have one password at several partners: a wrong guess at one of them counts at the others. */
  private async countElsewhere(email: string, partnerId: string): Promise<void> {
    try {
      const accounts = await this.teams.ofEmail(email);
      const others = accounts.filter(({ team }) => team.partner_id !== partnerId);
      await this.attempts.count(others.map(({ user }) => accountCounter(user.user_id)));
    } catch (error) {
      // While partners are rebuilt, only the chosen account is known, and it has counted the guess.
      if (!isTemporary(error)) throw error;
    }
  }

  /** The password is right for several partners. Where a one-time code is required too, the attempt is not successful yet. */
  private async letChoose(right: readonly CountedAccount[]): Promise<never> {
    const done = right.filter(({ user }) => user.totp?.confirmed !== true);
    await this.attempts.clear(done.map(({ counter }) => counter));
    countSignIn('choice_required');
    const partners = right.map(({ team: { partner_id, name } }) => ({ partner_id, name }));
    throw new ProblemError({ code: 'partner_choice_required', partners });
  }

  private async checkCode({ team, user }: SignInCandidate, code: string | null, requestId: string): Promise<void> {
    if (user.totp?.confirmed !== true) return;
    if (code === null) {
      countSignIn('code_required');
      throw new ProblemError({ code: 'totp_required' });
    }
    if (await this.secondFactor.accepts({ partnerId: team.partner_id, user, requestId }, code)) return;
    countSignIn('refused');
    throw new ProblemError({ code: 'sign_in_failed' });
  }
}
