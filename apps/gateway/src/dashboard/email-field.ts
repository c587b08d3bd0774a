import { Field, type FieldRule, textLike } from '@dakpion/validation';

const maxLength = 254;
const { findViolation, schema } = textLike(/^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/, 'an e-mail address');
const emailRule: FieldRule = {
  findViolation: (value) =>
    typeof value === 'string' && value.length > maxLength
      ? { code: 'too_long', message: `Must have at most ${maxLength} characters.` }
      : findViolation(value),
  schema: { ...schema, maxLength },
};

/** An e-mail address, of 254 characters at most (RFC 5321, section 4.5.3.1.3). */
export const Email = () => Field(emailRule);
