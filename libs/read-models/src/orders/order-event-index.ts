import type { Owner } from '@dakpion/contracts';
import { ReadModelDocuments, type StateStore } from '@dakpion/state-store';
import { scopeOf } from '../scope-of.ts';
import { indexHeads, indexParts } from './order-event-index.collections.ts';
import { orderEventIndexModel } from './order-read-models.ts';

/** The location of an order event. */
export interface IndexedEvent {
  /**
   * The position in the event store. An event that waited in a parked stream has the position of the release, plus a fraction that
   * keeps the order of the events that waited with it.
   */
  readonly position: number;
  readonly order_id: string;
  /** The revision in the stream of the order. */
  readonly revision: number;
}

/** An {@link IndexedEvent} as stored, without the names of its fields. */
export type IndexEntry = readonly [position: number, orderId: string, revision: number];

/** The number of entries of a sealed part of the index. */
export const entriesPerPart = 50;

/** The latest entries of an owner's index, at most 100. Earlier entries are in parts that never change. */
export interface IndexHead {
  /** The number of entries in sealed parts. */
  readonly sealed: number;
  readonly entries: readonly IndexEntry[];
}

/** A sealed part of an owner's index. Its score is the position of its last entry. */
interface IndexPart {
  readonly entries: readonly IndexEntry[];
}

/** A page of an owner's index. */
interface IndexPage {
  readonly events: readonly IndexedEvent[];
  readonly hasMore: boolean;
}

/**
 * Reads the order of an owner's events with a webhook. The index always has the first events of the sequence in the event store,
 * without gaps. In this sequence, the events of a parked stream are at its release. So no event is ever inserted before one that
 * was read. Rejects with the errors of the state store.
 */
export class OrderEventIndex {
  private readonly documents: ReadModelDocuments;

  constructor(stateStore: StateStore) {
    this.documents = new ReadModelDocuments(stateStore, orderEventIndexModel);
  }

  /** The position of the owner's last event. Null if there is none. */
  async latest(owner: Owner): Promise<number | null> {
    return (await this.head(owner))?.entries.at(-1)?.[0] ?? null;
  }

  /** At most `limit` events, up to 500, after a position (exclusive; null: from the first on), in order. */
  async page(owner: Owner, after: number | null, limit: number): Promise<IndexPage> {
    const from = after ?? -1;
    const head = await this.head(owner);
    if (head === null) return { events: [], hasMore: false };
    const headFrom = head.entries[0]?.[0] ?? 0;
    const isInHead = head.sealed === 0 || headFrom <= from;
    // Parts that a writer sealed in vain, and parts that were sealed since the head was read, are ignored.
    const sealed = isInHead ? [] : (await this.sealed(owner, from, limit)).filter(([position]) => position < headFrom);
    const entries = [...sealed, ...head.entries].filter(([position]) => position > from);
    return { events: entries.slice(0, limit).map(indexedEvent), hasMore: entries.length > limit };
  }

  private async head(owner: Owner): Promise<IndexHead | null> {
    return (await this.documents.read<IndexHead>({ scope: scopeOf(owner), ...indexHeads }))?.value ?? null;
  }

  /** At least `limit` entries after the position, if they exist. */
  private async sealed(owner: Owner, from: number, limit: number): Promise<readonly IndexEntry[]> {
    const { documents } = await this.documents.list<IndexPart>({
      scope: scopeOf(owner),
      ...indexParts,
      fromScore: from,
      direction: 'ascending',
      offset: 0,
      // The first part can end at the position.
      limit: Math.ceil(limit / entriesPerPart) + 1,
    });
    return documents.flatMap(({ value }) => value.entries);
  }
}

function indexedEvent([position, order_id, revision]: IndexEntry): IndexedEvent {
  return { position, order_id, revision };
}
