import { TrueOrFalse } from '@dakpion/validation';

/** The body of PUT: all webhook settings of the environment. */
export class WebhookSettingsDto {
  @TrueOrFalse() readonly resend_after_recovery!: boolean;
}
