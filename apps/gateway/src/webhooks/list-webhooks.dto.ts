import { type DeliveryFilter, type DeliveryStatus, deliveryStatuses } from '@dakpion/read-models';
import { Field, type FieldError, OneOf, Text } from '@dakpion/validation';
import { instantRule } from '../validation/instant.ts';
import { pageNumberRule, pageSizeRule } from '../validation/page.ts';
import { findRangeFault, rangeEndOf } from '../validation/time-range.ts';

/** The query of the log, as text. Absent parameters are null. `url` is a complete callback URL. */
export class ListWebhooksDto {
  @Text(100, 'optional') readonly order_id!: string | null;
  @OneOf(deliveryStatuses, undefined, 'optional') readonly status!: DeliveryStatus | null;
  @Text(2_000, 'optional') readonly url!: string | null;
  @Field(instantRule, 'optional') readonly created_at_from!: string | null;
  @Field(instantRule, 'optional') readonly created_at_to!: string | null;
  @Field(pageNumberRule, 'optional') readonly page!: string | null;
  @Field(pageSizeRule(200), 'optional') readonly limit!: string | null;

  static findFaults(query: ListWebhooksDto): FieldError[] {
    return findRangeFault(query.created_at_from, query.created_at_to, 'created_at_');
  }
}

/** The filters of a checked query. */
export function filterOf(query: ListWebhooksDto): Omit<DeliveryFilter, 'offset' | 'limit'> {
  const { order_id, status, url } = query;
  return {
    order_id,
    status,
    url,
    created_at_from: rangeEndOf(query.created_at_from),
    created_at_to: rangeEndOf(query.created_at_to),
  };
}
