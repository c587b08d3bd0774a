import { type FieldRule, text } from '@dakpion/validation';

const { findViolation } = text(2_000, 0);

/** A callback URL, as far as its text can tell: {@link CallbackUrlCheck} looks at where it leads. */
export const callbackUrlRule: FieldRule = {
  findViolation,
  schema: {
    type: 'string',
    maxLength: 2_000,
    pattern: '^https?://',
    description: 'https, and http only where the installation allows it. It must not lead to a private address.',
  },
};
