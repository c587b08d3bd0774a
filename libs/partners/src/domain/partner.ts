import type { DhakaTime, Environment } from '@dakpion/contracts';
import type {
  DashboardAccount,
  IssuedKey,
  PartnerCreated,
  PartnerEvent,
  WebhookSecretsResealed,
} from './partner-events.ts';
import type { RateLimits } from './rate-limits.ts';

/** A key of a partner. `expires_at` null: the current one. */
export interface PartnerKey extends IssuedKey {
  readonly issued_at: DhakaTime;
  readonly expires_at: DhakaTime | null;
  /** The key is invalid, even if a clock is behind `expires_at`. */
  readonly revoked?: true;
}

/** A secret and the end of its validity. `expires_at` null: the current one. */
export interface ExpiringSecret {
  readonly value: string;
  readonly issued_at: DhakaTime;
  readonly expires_at: DhakaTime | null;
}

/** A partner's webhook settings in one environment. Newest secret first, at most two. */
export interface PartnerWebhook {
  readonly callback_url: string | null;
  /**
   * The time since which there has always been a URL, which may have changed. Null without a URL. Absent in documents from
   * before it was stored.
   */
  readonly callback_since?: DhakaTime | null;
  readonly signing_secrets: readonly ExpiringSecret[];
  readonly tokens: readonly ExpiringSecret[];
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
const keptSecrets = 2;

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
    case 'WebhookSecretsIssued':
      return withSecrets(partner, event.data, null);
    case 'WebhookSecretsRotated':
      return withSecrets(partner, event.data, event.data.previous_expires_at);
    case 'WebhookSecretsResealed':
      return withResealedSecrets(partner, event);
    case 'PartnerSuspended':
      return { ...partner, suspended: true, updated_at: event.data.suspended_at };
    case 'PartnerResumed':
      return { ...partner, suspended: false, updated_at: event.data.resumed_at };
    case 'RateLimitsSet':
      return { ...partner, rate_limits: event.data.rate_limits, updated_at: event.data.set_at };
    case 'CallbackUrlSet': {
      const { environment, callback_url, set_at } = event.data;
      const before = partner.webhook[environment];
      const since = before.callback_url === null ? set_at : before.callback_since;
      const callback_since = callback_url === null ? null : since;
      const webhook = { ...before, callback_url, ...(callback_since !== undefined && { callback_since }) };
      return { ...partner, webhook: { ...partner.webhook, [environment]: webhook }, updated_at: set_at };
    }
  }
}

function createdPartner({ data }: PartnerCreated): Partner {
  const webhook: PartnerWebhook = { callback_url: null, callback_since: null, signing_secrets: [], tokens: [] };
  return {
    partner_id: data.partner_id,
    name: data.name,
    email: data.email,
    suspended: false,
    rate_limits: data.rate_limits,
    api_keys: { sandbox: [], production: [] },
    webhook: { sandbox: webhook, production: webhook },
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
  const older = expiring(partner.api_keys[environment], previousExpiresAt, issued_at);
  const keys = [key, ...older].slice(0, keptKeys);
  return { ...partner, api_keys: { ...partner.api_keys, [environment]: keys }, updated_at: issued_at };
}

function withRevokedKeys(partner: Partner, environment: Environment): Partner {
  const revoked = partner.api_keys[environment].map((key): PartnerKey => ({ ...key, revoked: true }));
  return { ...partner, api_keys: { ...partner.api_keys, [environment]: revoked } };
}

function withSecrets(
  partner: Partner,
  issued: Issue & { readonly signing_secret: string; readonly token: string },
  previousExpiresAt: DhakaTime | null,
): Partner {
  const { environment, signing_secret, token, issued_at } = issued;
  const before = partner.webhook[environment];
  const added = (value: string, secrets: readonly ExpiringSecret[]) =>
    [{ value, issued_at, expires_at: null }, ...expiring(secrets, previousExpiresAt, issued_at)].slice(0, keptSecrets);
  const webhook = {
    ...before,
    signing_secrets: added(signing_secret, before.signing_secrets),
    tokens: added(token, before.tokens),
  };
  return { ...partner, webhook: { ...partner.webhook, [environment]: webhook }, updated_at: issued_at };
}

/** Another encryption of the same secrets. Nothing changes for the partner. */
function withResealedSecrets(partner: Partner, { data }: WebhookSecretsResealed): Partner {
  const resealed = (secrets: readonly ExpiringSecret[], values: readonly string[]) =>
    secrets.map((secret, index) => ({ ...secret, value: values[index] ?? secret.value }));
  const before = partner.webhook[data.environment];
  const webhook = {
    ...before,
    signing_secrets: resealed(before.signing_secrets, data.signing_secrets),
    tokens: resealed(before.tokens, data.tokens),
  };
  return { ...partner, webhook: { ...partner.webhook, [data.environment]: webhook } };
}

/** The newest, current until now, ends at `previousExpiresAt`. Older ones end now, if they have not ended before. */
function expiring<Kept extends { readonly expires_at: DhakaTime | null }>(
  newestFirst: readonly Kept[],
  previousExpiresAt: DhakaTime | null,
  now: DhakaTime,
): Kept[] {
  // Times in this form sort as text.
  return newestFirst.map((kept, index) => {
    if (index === 0) return { ...kept, expires_at: previousExpiresAt ?? now };
    return kept.expires_at !== null && kept.expires_at < now ? kept : { ...kept, expires_at: now };
  });
}
