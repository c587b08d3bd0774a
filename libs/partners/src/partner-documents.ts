import { type DhakaTime, type Environment, environments, epochMsOf } from '@dakpion/contracts';
import type { DocumentChange, StateStore } from '@dakpion/state-store';
import type { RateLimit } from './domain/rate-limits.ts';
import type { PartnerAtRevision } from './partner-stream.ts';

/** Where the read models of partners are in the state store. One scope: a partner and its keys change together. */
export const partnerDocuments = {
  scope: 'partners',
  /** `Partner` by partner id. */
  partners: 'partners',
  /** {@link ApiKeyDocument} by the SHA-256 of the key. */
  apiKeys: 'api_keys',
  /** When a key was last used, by key id. */
  keyUses: 'key_uses',
  /** The list of all partners, by time of creation. */
  list: 'all',
} as const;

/** All that checking a key needs, in one document. */
export interface ApiKeyDocument {
  readonly partner_id: string;
  readonly environment: Environment;
  readonly key_id: string;
  readonly expires_at: DhakaTime | null;
  readonly rate_limits: RateLimit;
  readonly suspended: boolean;
  readonly revoked?: true;
}

/** Writes what is read of a partner, all or nothing. What is already newer stays: commands and projection may both write. */
export async function writePartnerDocuments(stateStore: StateStore, at: PartnerAtRevision): Promise<void> {
  const { partner, revision } = at;
  const version = revision + 1;
  const changes: DocumentChange[] = [
    {
      kind: 'put',
      collection: partnerDocuments.partners,
      id: partner.partner_id,
      version,
      value: partner,
      listing: { lists: [partnerDocuments.list], score: epochMsOf(partner.created_at) },
    },
  ];
  for (const [sha256, value] of apiKeyDocumentsOf(at)) {
    changes.push({ kind: 'put', collection: partnerDocuments.apiKeys, id: sha256, version, value });
  }
  await stateStore.documents.write(partnerDocuments.scope, changes);
}

/** What is known of a partner's keys, ended ones included, by their SHA-256. */
export function apiKeyDocumentsOf({ partner, ended_keys }: PartnerAtRevision): Map<string, ApiKeyDocument> {
  const { partner_id, suspended } = partner;
  const keys = environments.flatMap((environment) =>
    partner.api_keys[environment].map((key) => ({ ...key, environment })),
  );
  return new Map(
    [...keys, ...ended_keys].map(({ environment, key_id, sha256, expires_at, revoked }) => {
      const rate_limits = partner.rate_limits[environment];
      const key = { partner_id, environment, key_id, expires_at, rate_limits, suspended };
      return [sha256, revoked === true ? { ...key, revoked } : key];
    }),
  );
}
