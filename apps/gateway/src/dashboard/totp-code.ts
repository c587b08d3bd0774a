import { recoveryCodeForm } from '@dakpion/partners';
import { TextLike } from '@dakpion/validation';
import { ProblemError } from '../problems/problem-error.ts';

/** A one-time code. */
export const TotpCode = () => TextLike(/^[0-9]{6}$/, '6 digits');

/** A one-time code, or in its place a recovery code: `7f3k-9q2m-…`, with or without hyphens. */
export const SecondFactorCode = () =>
  TextLike(new RegExp(`^(?:[0-9]{6}|${recoveryCodeForm})$`), '6 digits, or a recovery code', 'optional');

/** The refusal of a one-time code of a signed-in user. */
export function wrongTotpCode(): ProblemError {
  const message = 'Must be the current code of your application, or a recovery code. A code works once.';
  const error = { field: 'totp_code', code: 'not_allowed', message } as const;
  return new ProblemError({ code: 'validation_failed', errors: [error] });
}
