import { Field, OneOf } from '@dakpion/validation';
import { instantRule } from '../validation/instant.ts';

/**
 * The body of a redelivery of many webhooks. At least one is required: their earliest creation time, only those in review, or both.
 */
export class RedeliverWebhooksDto {
  @Field(instantRule, 'optional') readonly since!: string | null;
  @OneOf(['manual_review', 'discarded'], undefined, 'optional')
  readonly status!: 'manual_review' | 'discarded' | null;
}
