import { Field, type FieldError, type FieldRule, type Presence, Text, text } from '@dakpion/validation';

/** The minimum number of characters of a password. Only the length matters, and no mixture is required (NIST SP 800-63B). */
const minLength = 12;
const maxLength = 128;

const { findViolation, schema } = text(maxLength);
const newPasswordRule: FieldRule = {
  findViolation: (value) => {
    const isShort = typeof value === 'string' && [...value].length < minLength;
    return isShort
      ? { code: 'too_short', message: `Must have at least ${minLength} characters.` }
      : findViolation(value);
  },
  schema: { ...schema, minLength, format: 'password' },
};

/** A password that is chosen now. */
export const NewPassword = () => Field(newPasswordRule);
/** A password that was chosen before, under any earlier rules. */
export const PresentPassword = (presence?: Presence) => Text(maxLength, presence);

/** The faults of a new password other than its length. */
export function findPasswordFaults(field: string, password: string, email: string): FieldError[] {
  const isGuessable = password.toLowerCase() === email.toLowerCase() || /^(.)\1*$/u.test(password);
  if (!isGuessable) return [];
  return [{ field, code: 'not_allowed', message: 'Must not be the e-mail address or one character repeated.' }];
}
