import type { RateLimit, RateLimits } from '@dakpion/partners';
import { IntegerBetween, Nested } from '@dakpion/validation';

const maxPerMinute = 1_000_000;

/** Requests per minute. */
export class RateLimitDto implements RateLimit {
  @IntegerBetween(1, maxPerMinute) readonly write!: number;
  @IntegerBetween(1, maxPerMinute) readonly read!: number;
}

/** Environments that are left out keep their limits. */
export class RateLimitsDto {
  @Nested(RateLimitDto, 'optional') readonly sandbox!: RateLimitDto | null;
  @Nested(RateLimitDto, 'optional') readonly production!: RateLimitDto | null;
}

/** The limits that the body names. */
export function rateLimitsOf({ sandbox, production }: RateLimitsDto): Partial<RateLimits> {
  return { ...(sandbox && { sandbox: { ...sandbox } }), ...(production && { production: { ...production } }) };
}
