import { type DhakaTime, type Environment, environments, epochMsOf } from '@dakpion/contracts';
import type { PutChange, StateStore } from '@dakpion/state-store';
import { sha256Of } from './api-key.ts';
import { hasJoined } from './domain/decide-team.ts';
import type { RateLimit } from './domain/rate-limits.ts';
import type { Team } from './domain/team.ts';
import type { PartnerAtRevision } from './partner-stream.ts';

/** The read models of partners in the state store. One scope, because a partner and its keys change together. */
export const partnerDocuments = {
  scope: 'partners',
  /** `Partner` by partner id. */
  partners: 'partners',
  /** {@link ApiKeyDocument} by the SHA-256 of the key. */
  apiKeys: 'api_keys',
  /** The last use of a key, by key id. */
  keyUses: 'key_uses',
  /** {@link TeamDocument} by partner id, listed by the addresses of the users who can sign in. */
  teams: 'teams',
  /** The list of all partners, by time of creation. */
  list: 'all',
} as const;

/** Everything that the check of a key needs, in one document. */
export interface ApiKeyDocument {
  readonly partner_id: string;
  readonly environment: Environment;
  readonly key_id: string;
  readonly expires_at: DhakaTime | null;
  readonly rate_limits: RateLimit;
  readonly suspended: boolean;
  readonly revoked?: true;
}

/** Everything about a partner that sign-in and the check of a session need, in one document. */
export interface TeamDocument {
  readonly partner_id: string;
  readonly name: string;
  readonly suspended: boolean;
  readonly users: Team;
}

/** The list of the teams with a user of this address. */
export function emailList(email: string): string {
  return `email:${sha256Of(email.toLowerCase())}`;
}

/** Whether the key lets nobody in at `now` (epoch milliseconds), whatever its partner. */
export function hasEnded({ revoked, expires_at }: ApiKeyDocument, now: number): boolean {
  return revoked === true || (expires_at !== null && epochMsOf(expires_at) <= now);
}

/**
 * Writes the read models of a partner, all or none. Newer documents stay, because commands and the projection can both write.
 */
export async function writePartnerDocuments(stateStore: StateStore, at: PartnerAtRevision): Promise<void> {
  await stateStore.documents.write(partnerDocuments.scope, partnerDocumentsOf(at));
}

/** The documents of a partner as they must be stored, at most 98. */
export function partnerDocumentsOf(at: PartnerAtRevision): readonly PutChange[] {
  const { partner, revision } = at;
  const version = revision + 1;
  const documents: PutChange[] = [
    {
      kind: 'put',
      collection: partnerDocuments.partners,
      id: partner.partner_id,
      version,
      value: partner,
      listing: { lists: [partnerDocuments.list], score: epochMsOf(partner.created_at) },
    },
    {
      kind: 'put',
      collection: partnerDocuments.teams,
      id: partner.partner_id,
      version,
      value: teamDocumentOf(at),
      listing: { lists: emailListsOf(at.team), score: epochMsOf(partner.created_at) },
    },
  ];
  for (const [sha256, value] of apiKeyDocumentsOf(at)) {
    documents.push({ kind: 'put', collection: partnerDocuments.apiKeys, id: sha256, version, value });
  }
  return documents;
}

/** The data against which sessions are checked. */
export function teamDocumentOf({ partner, team }: PartnerAtRevision): TeamDocument {
  const { partner_id, name, suspended } = partner;
  return { partner_id, name, suspended, users: team };
}

function emailListsOf(team: Team): string[] {
  return [...new Set(team.filter(hasJoined).map(({ email }) => emailList(email)))];
}

/** The keys of a partner, including ended ones, by their SHA-256. */
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
