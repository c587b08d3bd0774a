import { type WebhookEventName, webhookEventNames } from '@dakpion/contracts';
import { Field, OneOf } from '@dakpion/validation';
import { callbackUrlRule } from '../callback/callback-url.rule.ts';

/** The body of a test: the event, and a URL that overrides the configured one. */
export class TestWebhookDto {
  @OneOf(webhookEventNames) readonly event!: WebhookEventName;
  @Field(callbackUrlRule, 'optional') readonly callback_url!: string | null;
}
