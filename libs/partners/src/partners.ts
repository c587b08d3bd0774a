import type { Environment } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { isTemporary } from '@dakpion/repetition';
import type { StateStore } from '@dakpion/state-store';
import { hasValidChecksum, sha256Of } from './api-key.ts';
import type { Partner } from './domain/partner.ts';
import type { RateLimit } from './domain/rate-limits.ts';
import { KeyUses } from './key-uses.ts';
import { ParkedPartners } from './parked-partners.ts';
import { completeBuild, PartnersIncompleteError, readVouched, requireBuild } from './partner-build.ts';
import { type ApiKeyDocument, apiKeyDocumentsOf, hasEnded, partnerDocuments } from './partner-documents.ts';
import { type PartnerAtRevision, partnerStream, readPartner } from './partner-stream.ts';
import { keyIdsOf, type PartnerSummary, summaryOf } from './partner-summary.ts';

/** The result of the check of a key. `suspended`: the key is correct, and its partner is suspended. */
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
  /** Replaced more than 24 hours ago, or revoked. */
  | { readonly outcome: 'expired'; readonly partner_id: string; readonly environment: Environment };

interface PartnerPage {
  /** Newest first. */
  readonly partners: readonly PartnerSummary[];
  readonly total: number;
}

const idsPerPage = 100;

/**
 * Reads partners from the state store if it has all of them, otherwise from the event store: the answers about a partner are
 * correct even during a rebuild. Rejects with the errors of the state store, and during a rebuild with those of the event
 * store.
 */
export class Partners {
  private readonly keyUses: KeyUses;
  private readonly parked: ParkedPartners;

  constructor(
    private readonly stateStore: StateStore,
    private readonly eventStore: EventStore,
  ) {
    this.keyUses = new KeyUses(stateStore);
    this.parked = new ParkedPartners(eventStore);
  }

  /** Whether all partners are in the state store. False during a rebuild, when some keys are not known yet. */
  async areComplete(): Promise<boolean> {
    return (await completeBuild(this.stateStore)) !== null;
  }

  /**
   * The partner with its secrets, for services that act for it. Costs one read, or two during a rebuild or if it is not found.
   * Null: there is none. Rejects if its stream cannot be read and is therefore parked.
   */
  async find(partnerId: string): Promise<Partner | null> {
    const { value, isComplete } = await readVouched<Partner>(this.stateStore, partnerDocuments.partners, partnerId);
    if (isComplete && value !== null) return value;
    return (await readPartner(this.eventStore, partnerStream(partnerId)))?.partner ?? null;
  }

  /** The partner without its secrets. */
  async summary(partnerId: string): Promise<PartnerSummary | null> {
    const partner = await this.find(partnerId);
    if (partner === null) return null;
    const [summary] = await this.summaries([partner]);
    return summary ?? null;
  }

  /** `limit`: at most 100. Rejects with PartnersIncompleteError during a rebuild. */
  async list(page: { readonly offset: number; readonly limit: number }): Promise<PartnerPage> {
    const { scope, partners: collection, list } = partnerDocuments;
    const query = { scope, collection, list, direction: 'descending', ...page } as const;
    const build = await requireBuild(this.stateStore);
    const { documents, total } = await this.stateStore.documents.list<Partner>(query);
    await requireBuild(this.stateStore, build);
    return { partners: await this.summaries(documents.map(({ value }) => value)), total };
  }

  /**
   * The ids of all partners, oldest first, in pages of at most 100. Each page is one read. Rejects with PartnersIncompleteError
   * if a rebuild is in progress or begins. Then earlier pages may be incomplete.
   */
  async *idPages(): AsyncGenerator<readonly string[]> {
    const build = await requireBuild(this.stateStore);
    for (let offset = 0; ; offset += idsPerPage) {
      const ids = await this.idsFrom(offset, idsPerPage);
      await requireBuild(this.stateStore, build);
      if (ids.length > 0) yield ids;
      if (ids.length < idsPerPage) return;
    }
  }

  /**
   * The ids of partners, oldest first, after the first `offset`. `limit`: at most 100. The place of a partner never changes.
   * Rejects with PartnersIncompleteError during a rebuild.
   */
  async ids({ offset, limit }: { readonly offset: number; readonly limit: number }): Promise<readonly string[]> {
    const build = await requireBuild(this.stateStore);
    const ids = await this.idsFrom(offset, limit);
    await requireBuild(this.stateStore, build);
    return ids;
  }

  /**
   * The owner of a key. `now`: epoch milliseconds. Rejects with PartnersIncompleteError for a key that is unknown during a
   * rebuild, and for a key of a partner whose stream could not be read. A wrong checksum costs no read, a known key one (two
   * during a rebuild), an unknown key two. Secrets of this length need no comparison in constant time, because the lookup is by
   * the hash of the key.
   */
  async checkApiKey(key: string, now: number): Promise<KeyCheck> {
    if (!hasValidChecksum(key)) return { outcome: 'invalid' };
    const found = await this.findKey(sha256Of(key));
    if (found === null) return { outcome: 'invalid' };
    const { expires_at, revoked, ...known } = found;
    if (hasEnded(found, now)) {
      const { partner_id, environment } = known;
      return { outcome: 'expired', partner_id, environment };
    }
    this.keyUses.note(known.key_id, now);
    return { outcome: 'valid', ...known };
  }

  private async idsFrom(offset: number, limit: number): Promise<readonly string[]> {
    const { scope, partners: collection, list } = partnerDocuments;
    // Ascending, so that a user who joins meanwhile is last and moves no other user to a later page.
    const query = { scope, collection, list, direction: 'ascending', offset, limit } as const;
    const { documents } = await this.stateStore.documents.list<Partner>(query);
    return documents.map(({ id }) => id);
  }

  private async findKey(sha256: string): Promise<ApiKeyDocument | null> {
    const { value, isComplete } = await readVouched<ApiKeyDocument>(this.stateStore, partnerDocuments.apiKeys, sha256);
    if (isComplete && value !== null) return value;
    if (isComplete && !(await this.parked.tellOf(sha256))) return null;
    if (value === null) throw new PartnersIncompleteError();
    // The document can be older than the last event of the key.
    const at = await this.readableNow(partnerStream(value.partner_id));
    // Streams are never removed: the event store is another one, and cannot tell whether the key is valid.
    if (at === null) throw new PartnersIncompleteError();
    return apiKeyDocumentsOf(at).get(sha256) ?? null;
  }

  private async readableNow(stream: string): Promise<PartnerAtRevision | null> {
    try {
      return await readPartner(this.eventStore, stream);
    } catch (cause) {
      if (isTemporary(cause)) throw cause;
      throw new PartnersIncompleteError(`${stream} cannot be read.`, { cause });
    }
  }

  private async summaries(partners: readonly Partner[]): Promise<PartnerSummary[]> {
    const keyIds = partners.flatMap(keyIdsOf);
    const uses = await this.keyUses.lastUses(keyIds);
    const lastUses = new Map(keyIds.map((keyId, index) => [keyId, uses[index] ?? null]));
    return partners.map((partner) => summaryOf(partner, lastUses));
  }
}
