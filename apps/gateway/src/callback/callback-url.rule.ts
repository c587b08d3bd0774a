import { type FieldRule, invisible, text } from '@dakpion/validation';

const { findViolation } = text(2_000, 0);

/** Checks the text of a callback URL. {@link CallbackUrlCheck} checks the address that it leads to. */
export const callbackUrlRule: FieldRule = {
  findViolation,
  schema: {
    type: 'string',
    maxLength: 2_000,
    pattern: `^https?://[^\\\\${invisible}]+$`,
    description: 'https, and http only where the installation allows it. It must not lead to a private address.',
  },
};
