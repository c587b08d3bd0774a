import { type DhakaTime, type Environment, storedVersions } from '@dakpion/contracts';
import type { RateLimits } from './rate-limits.ts';

/** The schema version of these events, in their metadata. */
export const partnerSchemaVersion = storedVersions.partner_events;

/** A stored key: its SHA-256 in hexadecimal, never the key. */
export interface IssuedKey {
  readonly key_id: string;
  readonly sha256: string;
  /** The last four characters, which belong to the checksum. Absent in events from before they were stored. */
  readonly last_four?: string;
}

/** The secrets that prove webhooks. Not hashed, because every delivery is signed with them. */
export interface WebhookSecrets {
  /** `whsec_` and base64, according to Standard Webhooks. */
  readonly signing_secret: string;
  /** `whtok_…`, the shared secret. Sent as `X-Webhook-Secret` to the origin that it belongs to, and to no other. */
  readonly token: string;
}

/** The password of a user for the dashboard. */
export interface DashboardAccount {
  readonly email: string;
  /** A scrypt hash with its salt and costs. */
  readonly password_hash: string;
}

export interface PartnerCreated {
  readonly type: 'PartnerCreated';
  readonly data: {
    readonly partner_id: string;
    readonly name: string;
    readonly email: string;
    readonly rate_limits: RateLimits;
    readonly dashboard: DashboardAccount;
    readonly created_at: DhakaTime;
  };
}

/** The first key of an environment. */
interface ApiKeyIssued {
  readonly type: 'ApiKeyIssued';
  readonly data: IssuedKey & { readonly environment: Environment; readonly issued_at: DhakaTime };
}

/** Another key. The previous one ends at `previous_expires_at`, an older one at `issued_at`. */
interface ApiKeyRotated {
  readonly type: 'ApiKeyRotated';
  readonly data: IssuedKey & {
    readonly environment: Environment;
    readonly issued_at: DhakaTime;
    readonly previous_expires_at: DhakaTime;
  };
}

/** Another key. Every earlier key is revoked: it is invalid from now on, independent of any clock. */
interface ApiKeysRevoked {
  readonly type: 'ApiKeysRevoked';
  readonly data: IssuedKey & { readonly environment: Environment; readonly issued_at: DhakaTime };
}

/** The first webhook secrets of an environment. */
export interface WebhookSecretsIssued {
  readonly type: 'WebhookSecretsIssued';
  readonly data: WebhookSecrets & { readonly environment: Environment; readonly issued_at: DhakaTime };
}

/** New webhook secrets. The previous ones end at `previous_expires_at`, older ones immediately. */
export interface WebhookSecretsRotated {
  readonly type: 'WebhookSecretsRotated';
  readonly data: WebhookSecrets & {
    readonly environment: Environment;
    readonly issued_at: DhakaTime;
    readonly previous_expires_at: DhakaTime;
  };
}

/** The same webhook secrets, encrypted with another key: newest first, replacing the existing ones. */
export interface WebhookSecretsResealed {
  readonly type: 'WebhookSecretsResealed';
  readonly data: {
    readonly environment: Environment;
    readonly signing_secrets: readonly string[];
    readonly tokens: readonly string[];
    /**
     * The tokens of each former origin, in the order of `PartnerWebhook.former_tokens`. Absent in events of versions without them.
     */
    readonly former_tokens?: readonly (readonly string[])[];
    readonly resealed_at: DhakaTime;
  };
}

interface PartnerSuspended {
  readonly type: 'PartnerSuspended';
  readonly data: { readonly suspended_at: DhakaTime };
}

interface PartnerResumed {
  readonly type: 'PartnerResumed';
  readonly data: { readonly resumed_at: DhakaTime };
}

/** The new limits of both environments. */
interface RateLimitsSet {
  readonly type: 'RateLimitsSet';
  readonly data: { readonly rate_limits: RateLimits; readonly set_at: DhakaTime };
}

/**
 * The URL for the webhooks of an environment, except for orders with their own URL. Null: none. The shared secret belongs to the
 * origin of the last URL: before a URL of another origin, there is {@link SharedSecretIssued} or {@link SharedSecretRestored}.
 * Exceptions are the first URL, and events of versions in which a shared secret did not belong to an origin.
 */
export interface CallbackUrlSet {
  readonly type: 'CallbackUrlSet';
  readonly data: {
    readonly environment: Environment;
    readonly callback_url: string | null;
    readonly set_at: DhakaTime;
  };
}

/**
 * The shared secret of another origin, to which the callback URL moves. The former secret is restored if the URL returns to its
 * origin before `former_ends_at`.
 */
export interface SharedSecretIssued {
  readonly type: 'SharedSecretIssued';
  readonly data: {
    readonly environment: Environment;
    readonly origin: string;
    readonly token: string;
    readonly issued_at: DhakaTime;
    readonly former_ends_at: DhakaTime;
  };
}

/** The callback URL moves back to an origin, whose shared secret is valid again. */
export interface SharedSecretRestored {
  readonly type: 'SharedSecretRestored';
  readonly data: {
    readonly environment: Environment;
    readonly origin: string;
    readonly restored_at: DhakaTime;
    readonly former_ends_at: DhakaTime;
  };
}

/** Whether webhooks that were given up in an outage of the receiver are sent again automatically when it answers again. */
export interface ResendAfterRecoverySet {
  readonly type: 'ResendAfterRecoverySet';
  readonly data: {
    readonly environment: Environment;
    readonly resend_after_recovery: boolean;
    readonly set_at: DhakaTime;
  };
}

/** The events of a partner's account. With {@link TeamEvent}s they are the stream `partner-{partner_id}`. */
export type PartnerEvent =
  | PartnerCreated
  | ApiKeyIssued
  | ApiKeyRotated
  | ApiKeysRevoked
  | WebhookSecretsIssued
  | WebhookSecretsRotated
  | WebhookSecretsResealed
  | PartnerSuspended
  | PartnerResumed
  | RateLimitsSet
  | CallbackUrlSet
  | SharedSecretIssued
  | SharedSecretRestored
  | ResendAfterRecoverySet;
