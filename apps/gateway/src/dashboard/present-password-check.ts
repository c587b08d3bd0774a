import { isPassword } from '@dakpion/partners';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../access/session.access.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { browserTokenOf } from './browser-cookie.ts';
import { KnownBrowsers } from './known-browsers.ts';
import { PasswordChecks } from './password-checks.ts';
import { accountCounter, browserCounter, SignInAttempts } from './sign-in-attempts.ts';

/** Asks a signed-in user for the password again before sensitive changes: an unattended browser must not be enough. */
@Injectable()
export class PresentPasswordCheck {
  constructor(
    private readonly attempts: SignInAttempts,
    private readonly passwords: PasswordChecks,
    private readonly browsers: KnownBrowsers,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Counts as an attempt to sign in. Throws `wrong_password`, `sign_in_locked`. */
  async require(request: FastifyRequest, user: SignedIn['user'], password: string): Promise<void> {
    await this.attempt(request, user, () => isPassword(password, user.password_hash));
  }

  /** Counts an attempt of the user in this browser, and forgets it if `isRight`. Throws `wrong_password`, `sign_in_locked`. */
  private async attempt(
    request: FastifyRequest,
    user: SignedIn['user'],
    isRight: () => Promise<boolean>,
  ): Promise<void> {
    const browser = await this.browsers.idFor(user, browserTokenOf(request, this.settings));
    const counter = browser === null ? accountCounter(user.user_id) : browserCounter(user.user_id, browser);
    await this.passwords.inTurn(async () => {
      await this.attempts.require(counter);
      if (!(await isRight())) throw new ProblemError({ code: 'wrong_password' });
      await this.attempts.clear([counter]);
    });
  }
}
