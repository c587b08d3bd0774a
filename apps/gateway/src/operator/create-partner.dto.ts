import { Nested, Text, TextLike } from '../validation/field.ts';
import type { NestedShapes } from '../validation/read-fields.ts';
import { nestedRateLimits, RateLimitsDto } from './rate-limits.dto.ts';

/** The body of partner creation. */
export class CreatePartnerDto {
  @Text(120) readonly name!: string;
  @TextLike(/^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/, 'an e-mail address') readonly email!: string;
  @Nested('optional') readonly rate_limits!: RateLimitsDto | null;
}

export const nestedPartner: NestedShapes = { rate_limits: { shape: RateLimitsDto, nested: nestedRateLimits } };
