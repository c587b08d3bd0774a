import type { RateLimit, RateLimits } from '@dakpion/partners';
import { Nested, WholeNumberBetween } from '../validation/field.ts';
import type { NestedShapes } from '../validation/read-fields.ts';

const maxPerMinute = 1_000_000;

/** Requests per minute. */
export class RateLimitDto implements RateLimit {
  @WholeNumberBetween(1, maxPerMinute) readonly write!: number;
  @WholeNumberBetween(1, maxPerMinute) readonly read!: number;
}

/** Environments that are left out keep what they have. */
export class RateLimitsDto {
  @Nested('optional') readonly sandbox!: RateLimitDto | null;
  @Nested('optional') readonly production!: RateLimitDto | null;
}

export const nestedRateLimits: NestedShapes = { sandbox: { shape: RateLimitDto }, production: { shape: RateLimitDto } };

/** The limits that are named. */
export function rateLimitsOf({ sandbox, production }: RateLimitsDto): Partial<RateLimits> {
  return { ...(sandbox && { sandbox: { ...sandbox } }), ...(production && { production: { ...production } }) };
}
