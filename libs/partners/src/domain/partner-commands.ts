import type { DhakaTime, Environment } from '@dakpion/contracts';
import type { DashboardAccount, IssuedKey, PartnerEvent, WebhookSecrets } from './partner-events.ts';
import type { RateLimits } from './rate-limits.ts';

/** Creates a partner with its first keys and secrets, which the caller generates. */
export interface CreatePartner {
  readonly type: 'CreatePartner';
  readonly partner_id: string;
  readonly name: string;
  readonly email: string;
  /** Absent environments get the defaults. */
  readonly rate_limits: Partial<RateLimits>;
  readonly api_keys: Readonly<Record<Environment, IssuedKey>>;
  readonly webhook: Readonly<Record<Environment, WebhookSecrets>>;
  readonly dashboard: DashboardAccount;
  readonly now: DhakaTime;
}

interface SuspendPartner {
  readonly type: 'SuspendPartner';
  readonly now: DhakaTime;
}

interface ResumePartner {
  readonly type: 'ResumePartner';
  readonly now: DhakaTime;
}

/** Absent environments keep their limits. */
interface SetRateLimits {
  readonly type: 'SetRateLimits';
  readonly rate_limits: Partial<RateLimits>;
  readonly now: DhakaTime;
}

export interface SetCallbackUrl {
  readonly type: 'SetCallbackUrl';
  readonly environment: Environment;
  readonly callback_url: string | null;
  /** The shared secret for another origin. Unused if the origin stays the same or gets its former one back. */
  readonly new_token: string;
  readonly now: DhakaTime;
}

interface SetResendAfterRecovery {
  readonly type: 'SetResendAfterRecovery';
  readonly environment: Environment;
  readonly resend_after_recovery: boolean;
  readonly now: DhakaTime;
}

interface RotateApiKey {
  readonly type: 'RotateApiKey';
  readonly environment: Environment;
  readonly key: IssuedKey;
  readonly now: DhakaTime;
}

/** Revokes all keys of the environment immediately, and issues another. */
interface RevokeApiKeys {
  readonly type: 'RevokeApiKeys';
  readonly environment: Environment;
  readonly key: IssuedKey;
  readonly now: DhakaTime;
}

interface RotateWebhookSecrets {
  readonly type: 'RotateWebhookSecrets';
  readonly environment: Environment;
  readonly secrets: WebhookSecrets;
  readonly now: DhakaTime;
}

export type PartnerCommand =
  | CreatePartner
  | SuspendPartner
  | ResumePartner
  | SetRateLimits
  | SetCallbackUrl
  | SetResendAfterRecovery
  | RotateApiKey
  | RevokeApiKeys
  | RotateWebhookSecrets;

/** The reason for which a command was refused. */
export type PartnerRefusal = { readonly code: 'partner_not_found' } | { readonly code: 'partner_exists' };

/** If there are no events, the partner already has the requested state. */
export type PartnerDecision =
  | { readonly outcome: 'events'; readonly events: readonly PartnerEvent[] }
  | { readonly outcome: 'refused'; readonly refusal: PartnerRefusal };
