import { Field, type FieldRule, invisible, isLongerThan, textLike } from '@dakpion/validation';

const maxLength = 254;
/** Also refuses characters without a width: with one of them, an address looks like another one, and its user cannot sign in. */
const unseen = `${invisible}\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2060-\\u2064`;
const form = textLike(
  new RegExp(`^[^@${unseen}]{1,64}@[^@.${unseen}]+(\\.[^@.${unseen}]+)+$`, 'u'),
  'an e-mail address',
);

/** An e-mail address, of 254 characters at most (RFC 5321, section 4.5.3.1.3). */
export const emailRule: FieldRule = {
  findViolation: (value) =>
    typeof value === 'string' && isLongerThan(value, maxLength)
      ? { code: 'too_long', message: `Must have at most ${maxLength} characters.` }
      : form.findViolation(value),
  schema: { ...form.schema, maxLength },
};

export const Email = () => Field(emailRule);
