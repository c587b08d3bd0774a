import type { DhakaTime } from '@dakpion/contracts';
import type { PartnerRefusal } from './domain/partner-commands.ts';
import type { WebhookSecrets } from './domain/partner-events.ts';

/** A new key, which is shown only once. */
export interface IssuedApiKey {
  readonly key_id: string;
  readonly api_key: string;
}

/** A new key, which is shown only once. The previous key ends at `previous_expires_at`. */
export interface RotatedKey {
  readonly key_id: string;
  readonly api_key: string;
  readonly previous_expires_at: DhakaTime | null;
}

/** New secrets, which are shown only once. The previous signing secret also signs until `previous_expires_at`. */
export interface RotatedWebhookSecrets extends WebhookSecrets {
  readonly previous_expires_at: DhakaTime | null;
}

interface RotationRefused {
  readonly outcome: 'refused';
  readonly refusal: PartnerRefusal;
}

export type KeyRevocation = ({ readonly outcome: 'done' } & IssuedApiKey) | RotationRefused;
export type KeyRotation = ({ readonly outcome: 'done' } & RotatedKey) | RotationRefused;
export type WebhookSecretsRotation = ({ readonly outcome: 'done' } & RotatedWebhookSecrets) | RotationRefused;
