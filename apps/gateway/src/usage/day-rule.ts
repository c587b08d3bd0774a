import { startOfDay } from '@dakpion/read-models';
import type { FieldRule } from '@dakpion/validation';

/** A query parameter that must be a day. */
export const dayRule: FieldRule = {
  findViolation: (value) =>
    typeof value === 'string' && !Number.isNaN(startOfDay(value))
      ? null
      : { code: 'bad_format', message: 'Must be a date, e.g. 2026-11-23.' },
  schema: { type: 'string', format: 'date' },
};
