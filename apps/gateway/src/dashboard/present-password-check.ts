import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../access/session.access.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { PasswordChecks } from './password-checks.ts';
import { SignInAttempts } from './sign-in-attempts.ts';

/** Asks a signed-in user for the password again before sensitive changes: an unattended browser must not be enough. */
@Injectable()
export class PresentPasswordCheck {
  constructor(
    private readonly attempts: SignInAttempts,
    private readonly passwords: PasswordChecks,
  ) {}

  /** Counts as an attempt to sign in. Throws `wrong_password`, `sign_in_locked`. */
  async require({ email, password_hash }: SignedIn['user'], password: string): Promise<void> {
    await this.attempts.countEmail(email);
    if (!(await this.passwords.isRight(password, password_hash))) throw new ProblemError({ code: 'wrong_password' });
    await this.attempts.clear(email);
  }
}
