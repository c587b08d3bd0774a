import { Field, type FieldRule, invisible, isLongerThan, textLike } from '@dakpion/validation';

const maxLength = 254;
/** The form of an e-mail address. */
export const emailRule = textLike(
  new RegExp(`^[^@${invisible}]{1,64}@[^@.${invisible}]+(\\.[^@.${invisible}]+)+$`, 'u'),
  'an e-mail address',
);
const boundedRule: FieldRule = {
  findViolation: (value) =>
    typeof value === 'string' && isLongerThan(value, maxLength)
      ? { code: 'too_long', message: `Must have at most ${maxLength} characters.` }
      : emailRule.findViolation(value),
  schema: { ...emailRule.schema, maxLength },
};

/** An e-mail address, of 254 characters at most (RFC 5321, section 4.5.3.1.3). */
export const Email = () => Field(boundedRule);
