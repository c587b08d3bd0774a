import { type Environment, epochMsOf } from '@dakpion/contracts';
import type { StateStore } from '@dakpion/state-store';
import { hasValidChecksum, sha256Of } from './api-key.ts';
import type { Partner } from './domain/partner.ts';
import type { RateLimit } from './domain/rate-limits.ts';
import { KeyUses } from './key-uses.ts';
import { type ApiKeyDocument, partnerDocuments } from './partner-documents.ts';
import { keyIdsOf, type PartnerSummary, summaryOf } from './partner-summary.ts';

/** What a key is worth. `suspended`: the key is right, and its partner may not use it for now. */
export type KeyCheck =
  | {
      readonly outcome: 'valid';
      readonly partner_id: string;
      readonly environment: Environment;
      readonly key_id: string;
      /** Requests per minute in this environment. */
      readonly rate_limits: RateLimit;
      readonly suspended: boolean;
    }
  | { readonly outcome: 'invalid' }
  | { readonly outcome: 'expired' };

export interface PartnerPage {
  /** Newest first. */
  readonly partners: readonly PartnerSummary[];
  readonly total: number;
}

const idsPerPage = 100;

/** Reads partners from the state store. Errors: those of the state store. */
export class Partners {
  private readonly keyUses: KeyUses;

  constructor(private readonly stateStore: StateStore) {
    this.keyUses = new KeyUses(stateStore);
  }

  /** The partner with its secrets, for services that act for it. One read. */
  async find(partnerId: string): Promise<Partner | null> {
    const { scope, partners } = partnerDocuments;
    const found = await this.stateStore.documents.read<Partner>({ scope, collection: partners, id: partnerId });
    return found?.value ?? null;
  }

  /** The partner without secrets, for people. */
  async summary(partnerId: string): Promise<PartnerSummary | null> {
    const partner = await this.find(partnerId);
    if (partner === null) return null;
    const [summary] = await this.summaries([partner]);
    return summary ?? null;
  }

  /** `limit` is at most 100. */
  async list(page: { readonly offset: number; readonly limit: number }): Promise<PartnerPage> {
    const { scope, partners: collection, list } = partnerDocuments;
    const query = { scope, collection, list, direction: 'descending', ...page } as const;
    const { documents, total } = await this.stateStore.documents.list<Partner>(query);
    return { partners: await this.summaries(documents.map(({ value }) => value)), total };
  }

  /** The ids of all partners, oldest first, in pages of 100 at most. Each page is one read. */
  async *idPages(): AsyncGenerator<readonly string[]> {
    const { scope, partners: collection, list } = partnerDocuments;
    // Ascending: who joins meanwhile comes last, and moves nobody to a page that is still to come.
    const query = { scope, collection, list, direction: 'ascending', limit: idsPerPage } as const;
    for (let offset = 0; ; offset += idsPerPage) {
      const { documents } = await this.stateStore.documents.list<Partner>({ ...query, offset });
      if (documents.length > 0) yield documents.map(({ id }) => id);
      if (documents.length < idsPerPage) return;
    }
  }

  /**
   * Whose key this is. `now` is epoch milliseconds.
   *
   * A key whose checksum is wrong costs no read, any other key one. Secrets of this length need no comparison in
   * constant time: what is looked up is the key's hash.
   */
  async checkApiKey(key: string, now: number): Promise<KeyCheck> {
    if (!hasValidChecksum(key)) return { outcome: 'invalid' };
    const { scope, apiKeys: collection } = partnerDocuments;
    const found = await this.stateStore.documents.read<ApiKeyDocument>({ scope, collection, id: sha256Of(key) });
    if (found === null) return { outcome: 'invalid' };
    const { expires_at, ...known } = found.value;
    if (expires_at !== null && epochMsOf(expires_at) <= now) return { outcome: 'expired' };
    this.keyUses.note(known.key_id, now);
    return { outcome: 'valid', ...known };
  }

  private async summaries(partners: readonly Partner[]): Promise<PartnerSummary[]> {
    const keyIds = partners.flatMap(keyIdsOf);
    const uses = await this.keyUses.lastUses(keyIds);
    const lastUses = new Map(keyIds.map((keyId, index) => [keyId, uses[index] ?? null]));
    return partners.map((partner) => summaryOf(partner, lastUses));
  }
}
