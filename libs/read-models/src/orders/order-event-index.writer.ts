import type { Owner } from '@dakpion/contracts';
import { type DocumentChange, ReadModelDocuments, type StateStore } from '@dakpion/state-store';
import { LRUCache } from 'lru-cache';
import { scopeOf } from '../scope-of.ts';
import { indexHeads, indexParts } from './order-event-index.collections.ts';
import { entriesPerPart, type IndexEntry, type IndexedEvent, type IndexHead } from './order-event-index.ts';
import { orderEventIndexModel } from './order-read-models.ts';

const empty: IndexHead = { sealed: 0, entries: [] };
const entriesInHead = 2 * entriesPerPart;
/** The number of owners whose head is cached. The head of any other owner is read again. */
const rememberedOwners = 5_000;

/** Events of one owner, by position. */
interface OwnersEvents {
  readonly owner: Owner;
  readonly events: readonly IndexedEvent[];
}

/**
 * Writes the index of {@link OrderEventIndex}. Only the follower with the lease calls it, with the events of the event store in
 * their order. The version of a head is the number of its owner's entries, so each version has only one possible content: the first
 * events of that number. A writer that was paused, and a writer whose entries were lost by the state store, writes nothing.
 */
export class OrderEventIndexWriter {
  private readonly documents: ReadModelDocuments;
  private readonly heads = new LRUCache<string, IndexHead>({ max: rememberedOwners });

  constructor(stateStore: StateStore) {
    this.documents = new ReadModelDocuments(stateStore, orderEventIndexModel);
  }

  /** Earlier writes may be lost. All heads are read again. */
  forget(): void {
    this.heads.clear();
  }

  /**
   * Resolves when all events are in the index. Events that are in it are not added again. `confirm` rejects if the state store
   * may have lost earlier writes: its data about an owner is then unreliable. Rejects with {@link IndexBehindError} if this
   * writer does not know the content of the state store.
   */
  async append(all: readonly OwnersEvents[], confirm: () => Promise<void>): Promise<void> {
    const unknown = all.filter(({ owner }) => !this.heads.has(scopeOf(owner)));
    if (unknown.length > 0) {
      const read = await Promise.all(
        unknown.map(async ({ owner }) => [scopeOf(owner), await this.read(owner)] as const),
      );
      await confirm();
      for (const [scope, head] of read) this.heads.set(scope, head);
    }
    await Promise.all(all.map(({ owner, events }) => this.appendTo(scopeOf(owner), events)));
  }

  private async read(owner: Owner): Promise<IndexHead> {
    const address = { scope: scopeOf(owner), ...indexHeads };
    return (await this.documents.read<IndexHead>(address))?.value ?? empty;
  }

  private async appendTo(scope: string, events: readonly IndexedEvent[]): Promise<void> {
    const head = this.heads.get(scope);
    if (head === undefined) throw new IndexBehindError(scope);
    const last = head.entries.at(-1)?.[0] ?? -1;
    const fresh = events.filter(({ position }) => position > last).map(entryOf);
    if (fresh.length === 0) return;
    // The head is not cached until the result of the write is known.
    this.heads.delete(scope);
    const { next, parts } = withEntries(head, fresh);
    if (parts.length > 0) await this.documents.write(scope, parts);
    const requiresVersion = countOf(head);
    const put: DocumentChange = { kind: 'put', ...indexHeads, version: countOf(next), requiresVersion, value: next };
    const [applied] = await this.documents.write(scope, [put]);
    if (applied !== true) throw new IndexBehindError(scope);
    this.heads.set(scope, next);
  }
}

/**
 * Another writer has written, or the state store has lost the latest entries. The follower begins again from the stored index.
 */
class IndexBehindError extends Error {
  override readonly name = 'IndexBehindError';
  readonly temporary = true;

  constructor(scope: string) {
    super(`The index of the order events of ${scope} is not as this writer left it.`);
  }
}

/** The head after more entries, and the parts that it seals. */
function withEntries(
  head: IndexHead,
  fresh: readonly IndexEntry[],
): { next: IndexHead; parts: readonly DocumentChange[] } {
  const entries = [...head.entries, ...fresh];
  const parts: DocumentChange[] = [];
  let { sealed } = head;
  while (entries.length > entriesInHead) {
    const value = { entries: entries.splice(0, entriesPerPart) };
    const score = value.entries.at(-1)?.[0] ?? 0;
    const { collection, list } = indexParts;
    // Every writer of this part writes the same content.
    parts.push({ kind: 'put', collection, id: `from-${sealed}`, version: 1, value, listing: { lists: [list], score } });
    sealed += entriesPerPart;
  }
  return { next: { sealed, entries }, parts };
}

function countOf({ sealed, entries }: IndexHead): number {
  return sealed + entries.length;
}

function entryOf({ position, order_id, revision }: IndexedEvent): IndexEntry {
  return [position, order_id, revision];
}
