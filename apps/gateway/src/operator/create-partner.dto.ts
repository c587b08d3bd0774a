import { Nested, Text, TextLike } from '@dakpion/validation';
import { RateLimitsDto } from './rate-limits.dto.ts';

/** The body of partner creation. */
export class CreatePartnerDto {
  @Text(120) readonly name!: string;
  @TextLike(/^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/, 'an e-mail address') readonly email!: string;
  @Nested(RateLimitsDto, 'optional') readonly rate_limits!: RateLimitsDto | null;
}
