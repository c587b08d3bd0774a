import { type DhakaTime, dhakaTime } from '@dakpion/contracts';
import { maxIdsPerRead, type StateStore } from '@dakpion/state-store';
import { LRUCache } from 'lru-cache';
import { partnerDocuments } from './partner-documents.ts';

const minuteMs = 60_000;
const maxRemembered = 10_000;

interface KeyUse {
  readonly last_used_at: DhakaTime;
}

/** The last use of each key, to the minute. Only in the state store, because no decision depends on it. */
export class KeyUses {
  /** The last written minute of each key, so that a busy key is written once a minute. */
  private readonly written = new LRUCache<string, number>({ max: maxRemembered });

  constructor(private readonly stateStore: StateStore) {}

  /**
   * Records that a key was used at `now` (epoch milliseconds). Returns immediately. A use that cannot be written is dropped.
   */
  note(keyId: string, now: number): void {
    const minute = Math.floor(now / minuteMs);
    if (this.written.get(keyId) === minute) return;
    this.written.set(keyId, minute);
    const value: KeyUse = { last_used_at: dhakaTime(now) };
    // The minute is the version, so with any number of instances, the first use in each minute is kept.
    this.stateStore.documents
      .write(partnerDocuments.scope, [
        { kind: 'put', collection: partnerDocuments.keyUses, id: keyId, version: minute, value },
      ])
      .catch(() => this.written.delete(keyId));
  }

  /** The last uses in the order of `keyIds`. Null for keys that were never used. */
  async lastUses(keyIds: readonly string[]): Promise<(DhakaTime | null)[]> {
    const { scope, keyUses } = partnerDocuments;
    const uses: (DhakaTime | null)[] = [];
    // A hundred partners can have more keys than one read allows, if they rotate keys often.
    for (let from = 0; from < keyIds.length; from += maxIdsPerRead) {
      const ids = keyIds.slice(from, from + maxIdsPerRead);
      const found = await this.stateStore.documents.readMany<KeyUse>(scope, keyUses, ids);
      uses.push(...found.map((use) => use?.value.last_used_at ?? null));
    }
    return uses;
  }
}
