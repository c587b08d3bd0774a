import { type DhakaTime, dhakaTime } from '@dakpion/contracts';
import { maxIdsPerRead, type StateStore } from '@dakpion/state-store';
import { LRUCache } from 'lru-cache';
import { partnerDocuments } from './partner-documents.ts';

const minuteMs = 60_000;
const maxRemembered = 10_000;

interface KeyUse {
  readonly last_used_at: DhakaTime;
}

/** When keys were last used, to the minute. Kept in the state store only: nothing is decided by it. */
export class KeyUses {
  /** The minute last written for each key, so that a busy key is written once a minute. */
  private readonly written = new LRUCache<string, number>({ max: maxRemembered });

  constructor(private readonly stateStore: StateStore) {}

  /** Notes that a key was used at `now` (epoch milliseconds). Returns at once; a use that cannot be written is forgotten. */
  note(keyId: string, now: number): void {
    const minute = Math.floor(now / minuteMs);
    if (this.written.get(keyId) === minute) return;
    this.written.set(keyId, minute);
    const value: KeyUse = { last_used_at: dhakaTime(now) };
    // The minute is the version: however many instances see the key, the first of each minute is kept.
    this.stateStore.documents
      .write(partnerDocuments.scope, [
        { kind: 'put', collection: partnerDocuments.keyUses, id: keyId, version: minute, value },
      ])
      .catch(() => this.written.delete(keyId));
  }

  /** In the order of `keyIds`; null for keys that were never used. */
  async lastUses(keyIds: readonly string[]): Promise<(DhakaTime | null)[]> {
    const { scope, keyUses } = partnerDocuments;
    const uses: (DhakaTime | null)[] = [];
    // A hundred partners have more than one read takes, when they rotated keys often.
    for (let from = 0; from < keyIds.length; from += maxIdsPerRead) {
      const ids = keyIds.slice(from, from + maxIdsPerRead);
      const found = await this.stateStore.documents.readMany<KeyUse>(scope, keyUses, ids);
      uses.push(...found.map((use) => use?.value.last_used_at ?? null));
    }
    return uses;
  }
}
