import { type WebhookEventName, webhookEventNames } from '@dakpion/contracts';
import { OneOf, Text } from '../validation/field.ts';

/** The body of a test: which event, and where to if not to the URL that is set. */
export class TestWebhookDto {
  @OneOf(webhookEventNames) readonly event!: WebhookEventName;
  @Text(2_000, 'optional') readonly callback_url!: string | null;
}
