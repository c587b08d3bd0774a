import { ValidateBy } from 'class-validator';
import {
  type FieldCheck,
  type FieldFinding,
  numberBetween,
  oneOf,
  text,
  textLike,
  trueOrFalse,
  wholeNumberBetween,
} from './field-check.ts';

/** Whether a field must be there. null counts as absent. */
export type Presence = 'required' | 'optional';

/** What {@link Field} hands to readFields through class-validator, which itself knows a message but no code. */
export interface FieldContext {
  readonly find: FieldCheck;
}

export const fieldConstraint = 'field';

/** Declares a field of a request and what its value must be: one check, so one finding, for each field. */
export function Field(check: FieldCheck, presence: Presence = 'required'): PropertyDecorator {
  const find = (value: unknown): FieldFinding | null => {
    if (value !== undefined && value !== null) return check(value);
    return presence === 'optional' ? null : { code: 'required', message: 'Is required.' };
  };
  const context: FieldContext = { find };
  return ValidateBy(
    {
      name: fieldConstraint,
      validator: { validate: (value) => find(value) === null, defaultMessage: () => 'is invalid' },
    },
    { context },
  );
}

/** Text of 1 (required) or 0 (optional) to `max` characters after trimming. */
export const Text = (max: number, presence?: Presence) => Field(text(max, presence === 'optional' ? 0 : 1), presence);
export const TextLike = (form: RegExp, expected: string, presence?: Presence) =>
  Field(textLike(form, expected), presence);
export const NumberBetween = (min: number, max: number, presence?: Presence) =>
  Field(numberBetween(min, max), presence);
export const WholeNumberBetween = (min: number, max: number, presence?: Presence) =>
  Field(wholeNumberBetween(min, max), presence);
export const OneOf = (values: readonly (string | number)[], meanings?: string, presence?: Presence) =>
  Field(oneOf(values, meanings), presence);
export const TrueOrFalse = (presence?: Presence) => Field(trueOrFalse, presence);

/** An object whose fields readFields reads by their own class; see NestedShapes. */
export const Nested = (presence?: Presence) => Field(() => null, presence);

/** WGS 84 degrees. */
export const Latitude = () => NumberBetween(-90, 90);
export const Longitude = () => NumberBetween(-180, 180);
export const ParcelTypeCode = () => OneOf([1, 2, 3, 4], '1 (Document), 2 (Small), 3 (Medium) or 4 (Large)');
export const DriverTypeCode = (presence?: Presence) => OneOf([1, 2], '1 (Motorcycle) or 2 (Car)', presence);
/** A mobile number of Bangladesh. */
export const PhoneNumber = () => TextLike(/^01[0-9]{9}$/, '11 digits that begin with 01, e.g. 01712345678');
