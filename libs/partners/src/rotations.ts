import type { DhakaTime } from '@dakpion/contracts';
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

/** The callback URL of an environment, and where its shared secret is sent. */
export interface CallbackSetting {
  /** Null: this environment has no callback URL. */
  readonly callback_url: string | null;
  /** The only origin (scheme, host, port) to which `X-Webhook-Secret` is sent. Null before the first callback URL. */
  readonly token_origin: string | null;
}

/** The setting after a change. */
export interface ChangedCallbackSetting extends CallbackSetting {
  /** The new shared secret of another origin, shown only once. Null: `token_origin` has the one that it had before. */
  readonly token: string | null;
}

/** Webhook settings of an environment, except for its URL. */
export interface RecoverySetting {
  /**
   * Whether webhooks that were given up while the receiver was out of order are sent again automatically when a later webhook or a
   * test is answered with 200.
   */
  readonly resend_after_recovery: boolean;
}

/** There is no such partner. */
export interface PartnerRefused {
  readonly outcome: 'refused';
  readonly refusal: { readonly code: 'partner_not_found'; readonly partner_id: string };
}

export type CallbackUrlChange = ({ readonly outcome: 'done' } & ChangedCallbackSetting) | PartnerRefused;
export type RecoverySettingChange = ({ readonly outcome: 'done' } & RecoverySetting) | PartnerRefused;
export type KeyRevocation = ({ readonly outcome: 'done' } & IssuedApiKey) | PartnerRefused;
export type KeyRotation = ({ readonly outcome: 'done' } & RotatedKey) | PartnerRefused;
export type WebhookSecretsRotation = ({ readonly outcome: 'done' } & RotatedWebhookSecrets) | PartnerRefused;
