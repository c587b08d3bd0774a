import { Field } from '@dakpion/validation';
import { pageNumberRule, pageSizeRule } from '../validation/page.ts';

export class ListPartnersDto {
  @Field(pageNumberRule, 'optional') readonly page!: string | null;
  @Field(pageSizeRule(100), 'optional') readonly limit!: string | null;
}
