import { type Environment, environments } from '@dakpion/contracts';
import { Field, OneOf, PhoneNumber, Text } from '@dakpion/validation';
import { pageSizeRule } from '../validation/page.ts';
import { walkPlaceRule } from './owner-walk.ts';

export class FindOrdersDto {
  @Text(100, 'optional') readonly order_id!: string | null;
  @Text(100, 'optional') readonly partner_reference_id!: string | null;
  @PhoneNumber('optional') readonly receiver_phone_number!: string | null;
  @OneOf(environments, undefined, 'optional') readonly environment!: Environment | null;
  @Field(walkPlaceRule, 'optional') readonly after!: string | null;
  @Field(pageSizeRule(200), 'optional') readonly limit!: string | null;
}
