import { Nested, Text } from '@dakpion/validation';
import { Email } from '../validation/email-field.ts';
import { RateLimitsDto } from './rate-limits.dto.ts';

/** The body of partner creation. */
export class CreatePartnerDto {
  @Text(120) readonly name!: string;
  @Email() readonly email!: string;
  @Nested(RateLimitsDto, 'optional') readonly rate_limits!: RateLimitsDto | null;
}
