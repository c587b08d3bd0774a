import { type Environment, environments, type OpenStatus, openStatuses } from '@dakpion/contracts';
import { Field, OneOf } from '@dakpion/validation';
import { pageNumberRule, pageSizeRule } from '../validation/page.ts';

export class ListOverdueOrdersDto {
  @OneOf(openStatuses, undefined, 'optional') readonly parcel_status!: OpenStatus | null;
  @OneOf(environments, undefined, 'optional') readonly environment!: Environment | null;
  @Field(pageNumberRule, 'optional') readonly page!: string | null;
  @Field(pageSizeRule(200), 'optional') readonly limit!: string | null;
}
