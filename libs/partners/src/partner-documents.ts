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
  for (const environment of environments) {
    for (const { key_id, sha256, expires_at } of partner.api_keys[environment]) {
      const { partner_id, suspended } = partner;
      const rate_limits = partner.rate_limits[environment];
      const value: ApiKeyDocument = { partner_id, environment, key_id, expires_at, rate_limits, suspended };
      changes.push({ kind: 'put', collection: partnerDocuments.apiKeys, id: sha256, version, value });
    }
  }
  await stateStore.documents.write(partnerDocuments.scope, changes);
}
