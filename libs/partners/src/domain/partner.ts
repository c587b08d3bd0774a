import type { DhakaTime, Environment } from '@dakpion/contracts';
import { expiring } from './expiring.ts';
import type { DashboardAccount, IssuedKey, PartnerCreated, PartnerEvent } from './partner-events.ts';
import { evolveWebhook, firstWebhook, type PartnerWebhook, type WebhookEvent } from './partner-webhook.ts';
import type { RateLimits } from './rate-limits.ts';

/** A key of a partner. `expires_at` null: the current one. */
export interface PartnerKey extends IssuedKey {
  readonly issued_at: DhakaTime;
  readonly expires_at: DhakaTime | null;
  /** The key is invalid, even if a clock has not reached `expires_at`. */
  readonly revoked?: true;
}

/** A partner after the events of its stream. Contains secrets: send its `PartnerSummary` instead. */
export interface Partner {
  readonly partner_id: string;
  readonly name: string;
  readonly email: string;
  readonly suspended: boolean;
  readonly rate_limits: RateLimits;
  /** Newest first: the current key, the previous one, and the last one that a rotation ended. */
  readonly api_keys: Readonly<Record<Environment, readonly PartnerKey[]>>;
  readonly webhook: Readonly<Record<Environment, PartnerWebhook>>;
  readonly dashboard: DashboardAccount;
  readonly created_at: DhakaTime;
  readonly updated_at: DhakaTime;
}

const keptKeys = 3;

/** The partner after `event`. Throws for an event that cannot follow `partner`, because the stream is damaged. */
export function evolvePartner(partner: Partner | null, event: PartnerEvent): Partner {
  if (event.type === 'PartnerCreated') return createdPartner(event);
  if (partner === null) throw new Error(`${event.type} before PartnerCreated`);
  switch (event.type) {
    case 'ApiKeyIssued':
      return withKey(partner, event.data, null);
    case 'ApiKeyRotated':
      return withKey(partner, event.data, event.data.previous_expires_at);
    case 'ApiKeysRevoked':
      return withKey(withRevokedKeys(partner, event.data.environment), event.data, null);
    case 'PartnerSuspended':
      return { ...partner, suspended: true, updated_at: event.data.suspended_at };
    case 'PartnerResumed':
      return { ...partner, suspended: false, updated_at: event.data.resumed_at };
    case 'RateLimitsSet':
      return { ...partner, rate_limits: event.data.rate_limits, updated_at: event.data.set_at };
    case 'WebhookSecretsIssued':
    case 'WebhookSecretsRotated':
    case 'WebhookSecretsResealed':
    case 'CallbackUrlSet':
    case 'SharedSecretIssued':
    case 'SharedSecretRestored':
    case 'ResendAfterRecoverySet':
      return withWebhook(partner, event);
  }
}

function createdPartner({ data }: PartnerCreated): Partner {
  return {
    partner_id: data.partner_id,
    name: data.name,
    email: data.email,
    suspended: false,
    rate_limits: data.rate_limits,
    api_keys: { sandbox: [], production: [] },
    webhook: { sandbox: firstWebhook, production: firstWebhook },
    dashboard: data.dashboard,
    created_at: data.created_at,
    updated_at: data.created_at,
  };
}

interface Issue {
  readonly environment: Environment;
  readonly issued_at: DhakaTime;
}

function withKey(partner: Partner, issued: IssuedKey & Issue, previousExpiresAt: DhakaTime | null): Partner {
  const { environment, key_id, sha256, last_four, issued_at } = issued;
  const key: PartnerKey = {
    key_id,
    sha256,
    ...(last_four !== undefined && { last_four }),
    issued_at,
    expires_at: null,
  };
  const [previous, ...ended] = expiring(partner.api_keys[environment], previousExpiresAt, issued_at);
  const keys = [key, ...(previous === undefined ? [] : [previous]), ...ended.map(revokedKey)].slice(0, keptKeys);
  return { ...partner, api_keys: { ...partner.api_keys, [environment]: keys }, updated_at: issued_at };
}

function withRevokedKeys(partner: Partner, environment: Environment): Partner {
  const revoked = partner.api_keys[environment].map(revokedKey);
  return { ...partner, api_keys: { ...partner.api_keys, [environment]: revoked } };
}

/** A key that has ended whatever its time: a clock can be behind the one that ended it, or be set back later. */
function revokedKey(key: PartnerKey): PartnerKey {
  return { ...key, revoked: true };
}

/** Encrypting secrets again changes nothing for the partner. */
function withWebhook(partner: Partner, event: WebhookEvent): Partner {
  const { environment } = event.data;
  const webhook = { ...partner.webhook, [environment]: evolveWebhook(partner.webhook[environment], event) };
  return { ...partner, webhook, updated_at: timeOf(event) ?? partner.updated_at };
}

function timeOf(event: WebhookEvent): DhakaTime | null {
  switch (event.type) {
    case 'WebhookSecretsIssued':
    case 'WebhookSecretsRotated':
    case 'SharedSecretIssued':
      return event.data.issued_at;
    case 'SharedSecretRestored':
      return event.data.restored_at;
    case 'CallbackUrlSet':
    case 'ResendAfterRecoverySet':
      return event.data.set_at;
    case 'WebhookSecretsResealed':
      return null;
  }
}
