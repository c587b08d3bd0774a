import { Field, type FieldError, type FieldRule, PhoneNumber, Text, text, textLike } from '@dakpion/validation';
import { instantRule } from '../validation/instant.ts';
import { pageNumberRule, pageSizeRule } from '../validation/page.ts';
import { findRangeFault } from '../validation/time-range.ts';
import { orderStatesRule } from './order-states.ts';

const anyText = text(100, 0);
const referenceTextRule: FieldRule = {
  ...anyText,
  schema: {
    ...anyText.schema,
    description:
      'Selects orders whose reference has all words of the text, in any case. The beginning of a word is enough.',
  },
};

const anyParcelNumber = textLike(
  /^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{4}[ -]?[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{4}$/,
  'the number of a parcel as its receiver sees it, e.g. 7F3K-9Q2M',
);
const parcelNumberRule: FieldRule = {
  ...anyParcelNumber,
  schema: {
    ...anyParcelNumber.schema,
    description: 'Selects the order whose receiver sees this number of the parcel, e.g. `7F3K-9Q2M`.',
  },
};

/** The query of the list, as text. Absent parameters are null. */
export class ListOrdersDto {
  @Field(orderStatesRule, 'optional') readonly parcel_status!: string | null;
  @Text(100, 'optional') readonly partner_reference_id!: string | null;
  @PhoneNumber('optional') readonly receiver_phone_number!: string | null;
  @Field(referenceTextRule, 'optional') readonly reference_text!: string | null;
  @Field(parcelNumberRule, 'optional') readonly parcel_number!: string | null;
  @Field(instantRule, 'optional') readonly created_at_from!: string | null;
  @Field(instantRule, 'optional') readonly created_at_to!: string | null;
  @Text(100, 'optional') readonly after!: string | null;
  @Field(pageNumberRule, 'optional') readonly page!: string | null;
  @Field(pageSizeRule(200), 'optional') readonly limit!: string | null;

  static findFaults(query: ListOrdersDto): FieldError[] {
    const faults = findRangeFault(query.created_at_from, query.created_at_to, 'created_at_');
    if (query.after === null) return faults;
    if (!query.after.startsWith('ord_')) faults.push(noOrderAfter);
    const message = 'Must not be sent together with after.';
    return query.page === null ? faults : [...faults, { field: 'page', code: 'not_allowed', message }];
  }
}

/** The fault of an `after` that names no order of the caller. */
export const noOrderAfter: FieldError = {
  field: 'after',
  code: 'not_one_of',
  message: 'Must be the order_id of one of your orders.',
};
