import { isPassword } from '@dakpion/partners';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { tokenInCookie } from '../access/browser-cookies.ts';
import { PasswordChecks } from '../access/password-checks.ts';
import type { SignedIn } from '../access/session.access.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { KnownBrowsers } from './known-browsers.ts';
import { SecondFactor } from './second-factor.ts';
import { accountCounter, browserCounter, SignInAttempts } from './sign-in-attempts.ts';
import { wrongTotpCode } from './totp-code.ts';

/** Asks a signed-in user for the password or a one-time code again: an unattended browser must not be enough for sensitive changes. */
@Injectable()
export class PresentPasswordCheck {
  constructor(
    private readonly attempts: SignInAttempts,
    private readonly passwords: PasswordChecks,
    private readonly browsers: KnownBrowsers,
    private readonly secondFactor: SecondFactor,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Counts as an attempt to sign in. Throws `wrong_password`, `sign_in_locked`. */
  async require(request: FastifyRequest, signedIn: SignedIn, password: string): Promise<void> {
    await this.attempt(request, signedIn, async () => {
      if (!(await isPassword(password, signedIn.user.password_hash)))
        throw new ProblemError({ code: 'wrong_password' });
    });
  }

  /**
   * As {@link require}, with a one-time code or a recovery code in place of the password. For a user without one-time codes,
   * every code is wrong. Throws `validation_failed`, `sign_in_locked`, `totp_unavailable`.
   */
  async requireCode(request: FastifyRequest, signedIn: SignedIn, code: string): Promise<void> {
    await this.attempt(request, signedIn, async () => {
      const { team, user } = signedIn;
      const { partner_id: partnerId } = team;
      if (!(await this.secondFactor.accepts({ partnerId, user, requestId: request.id }, code))) throw wrongTotpCode();
    });
  }

  /** Counts an attempt of the user in this browser, and forgets it unless `check` throws. */
  private async attempt(request: FastifyRequest, { team, user }: SignedIn, check: () => Promise<void>): Promise<void> {
    const browser = await this.browsers.idFor(user, tokenInCookie('browser', request, this.settings));
    const counter = browser === null ? accountCounter(user.user_id) : browserCounter(user.user_id, browser);
    await this.passwords.inTurn(team.partner_id, async () => {
      await this.attempts.require(counter);
      await check();
      await this.attempts.clear([counter]);
    });
  }
}
