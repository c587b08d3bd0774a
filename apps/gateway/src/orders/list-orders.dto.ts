import { Field, Text } from '@dakpion/validation';
import { instantRule } from '../validation/instant.ts';
import { pageNumberRule, pageSizeRule } from '../validation/page.ts';
import { orderStatesRule } from './order-states.ts';

/** The query of the list, as text; absent parameters are null. */
export class ListOrdersDto {
  @Field(orderStatesRule, 'optional') readonly parcel_status!: string | null;
  @Text(100, 'optional') readonly partner_reference_id!: string | null;
  @Field(instantRule, 'optional') readonly created_at_from!: string | null;
  @Field(instantRule, 'optional') readonly created_at_to!: string | null;
  @Text(100, 'optional') readonly after!: string | null;
  @Field(pageNumberRule, 'optional') readonly page!: string | null;
  @Field(pageSizeRule(200), 'optional') readonly limit!: string | null;
}
