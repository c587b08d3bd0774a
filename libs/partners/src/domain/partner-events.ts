import type { DhakaTime, Environment } from '@dakpion/contracts';
import type { RateLimits } from './rate-limits.ts';

/** Version of the shape of these events' data, kept in their metadata. */
export const partnerSchemaVersion = 1;

/** A key as it is kept: its SHA-256 in hexadecimal, never the key. */
export interface IssuedKey {
  readonly key_id: string;
  readonly sha256: string;
  /** The last four characters, which belong to the checksum; absent in what was stored before they were kept. */
  readonly last_four?: string;
}

/** What webhooks are proved with. Kept as it is, because every delivery is signed with it. */
export interface WebhookSecrets {
  /** `whsec_` and base64, as Standard Webhooks say. */
  readonly signing_secret: string;
  /** `whtok_…`, sent as `X-Webhook-Secret`. */
  readonly token: string;
}

/** How a partner's people sign in to the dashboard. */
export interface DashboardAccount {
  readonly email: string;
  /** scrypt, with its salt and costs. */
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
export interface ApiKeyIssued {
  readonly type: 'ApiKeyIssued';
  readonly data: IssuedKey & { readonly environment: Environment; readonly issued_at: DhakaTime };
}

/** A further key. The one before it ends at `previous_expires_at`; one older still ends at `issued_at`. */
export interface ApiKeyRotated {
  readonly type: 'ApiKeyRotated';
  readonly data: IssuedKey & {
    readonly environment: Environment;
    readonly issued_at: DhakaTime;
    readonly previous_expires_at: DhakaTime;
  };
}

/** A further key. Every one before it is revoked: it counts for nothing from now on, whatever any clock says. */
export interface ApiKeysRevoked {
  readonly type: 'ApiKeysRevoked';
  readonly data: IssuedKey & { readonly environment: Environment; readonly issued_at: DhakaTime };
}

/** The first webhook secrets of an environment. */
export interface WebhookSecretsIssued {
  readonly type: 'WebhookSecretsIssued';
  readonly data: WebhookSecrets & { readonly environment: Environment; readonly issued_at: DhakaTime };
}

/** Further webhook secrets. Those before them end at `previous_expires_at`, older ones at once. */
export interface WebhookSecretsRotated {
  readonly type: 'WebhookSecretsRotated';
  readonly data: WebhookSecrets & {
    readonly environment: Environment;
    readonly issued_at: DhakaTime;
    readonly previous_expires_at: DhakaTime;
  };
}

/** The same webhook secrets, encrypted with another key: newest first, in place of those that there are. */
export interface WebhookSecretsResealed {
  readonly type: 'WebhookSecretsResealed';
  readonly data: {
    readonly environment: Environment;
    readonly signing_secrets: readonly string[];
    readonly tokens: readonly string[];
    readonly resealed_at: DhakaTime;
  };
}

export interface PartnerSuspended {
  readonly type: 'PartnerSuspended';
  readonly data: { readonly suspended_at: DhakaTime };
}

export interface PartnerResumed {
  readonly type: 'PartnerResumed';
  readonly data: { readonly resumed_at: DhakaTime };
}

/** The limits of both environments from now on. */
export interface RateLimitsSet {
  readonly type: 'RateLimitsSet';
  readonly data: { readonly rate_limits: RateLimits; readonly set_at: DhakaTime };
}

/** Where webhooks of an environment go unless the order names its own URL; null is nowhere. */
export interface CallbackUrlSet {
  readonly type: 'CallbackUrlSet';
  readonly data: {
    readonly environment: Environment;
    readonly callback_url: string | null;
    readonly set_at: DhakaTime;
  };
}

/** All that can happen to a partner's account. With {@link TeamEvent}s they are the stream `partner-{partner_id}`. */
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
  | CallbackUrlSet;
