import { type DhakaTime, type Environment, environments } from '@dakpion/contracts';
import type { Partner } from './domain/partner.ts';
import type { RateLimits } from './domain/rate-limits.ts';

/** A key for operators and partners. `expires_at` null: the current one. */
export interface KeySummary {
  readonly key_id: string;
  /** Null for a key that was issued before the last four characters were stored. */
  readonly last_four: string | null;
  readonly issued_at: DhakaTime;
  readonly expires_at: DhakaTime | null;
  /** To the minute. Null if the key was never used. */
  readonly last_used_at: DhakaTime | null;
}

/** A partner without its secrets, for responses. */
export interface PartnerSummary {
  readonly partner_id: string;
  readonly name: string;
  readonly email: string;
  readonly suspended: boolean;
  readonly rate_limits: RateLimits;
  /** Newest first. */
  readonly api_keys: Readonly<Record<Environment, readonly KeySummary[]>>;
  readonly callback_urls: Readonly<Record<Environment, string | null>>;
  readonly created_at: DhakaTime;
  readonly updated_at: DhakaTime;
}

/** The ids of all keys in a summary. */
export function keyIdsOf(partner: Partner): string[] {
  return environments.flatMap((environment) => partner.api_keys[environment].map(({ key_id }) => key_id));
}

/** `lastUses`: by key id. */
export function summaryOf(partner: Partner, lastUses: ReadonlyMap<string, DhakaTime | null>): PartnerSummary {
  const keys = (environment: Environment): KeySummary[] =>
    partner.api_keys[environment].map(({ key_id, last_four = null, issued_at, expires_at }) => ({
      key_id,
      last_four,
      issued_at,
      expires_at,
      last_used_at: lastUses.get(key_id) ?? null,
    }));
  const { partner_id, name, email, suspended, rate_limits, webhook, created_at, updated_at } = partner;
  return {
    partner_id,
    name,
    email,
    suspended,
    rate_limits,
    api_keys: { sandbox: keys('sandbox'), production: keys('production') },
    callback_urls: { sandbox: webhook.sandbox.callback_url, production: webhook.production.callback_url },
    created_at,
    updated_at,
  };
}
