import { Field, Nested, Text } from '@dakpion/validation';
import { emailRule } from '../validation/email-field.ts';
import { RateLimitsDto } from './rate-limits.dto.ts';

/** The body of partner creation. */
export class CreatePartnerDto {
  @Text(120) readonly name!: string;
  @Field(emailRule) readonly email!: string;
  @Nested(RateLimitsDto, 'optional') readonly rate_limits!: RateLimitsDto | null;
}
