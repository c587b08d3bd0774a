import type { StateStore } from '@dakpion/state-store';
import type { OrderOwner } from './order-owner.ts';
import { scopeOf } from './stored-order.ts';

/** Where an event of an order is found. */
export interface IndexedEvent {
  /** In the event store. */
  readonly position: number;
  readonly order_id: string;
  /** In the order's stream. */
  readonly revision: number;
}

/** An {@link IndexedEvent} as stored, without the names of its fields. */
export type IndexEntry = readonly [position: number, orderId: string, revision: number];

/** How many entries a sealed part of the index has. */
export const entriesPerPart = 50;

/** The latest entries of an owner's index, 100 at most; those before them are in parts that never change again. */
export interface IndexHead {
  /** How many entries are in sealed parts. */
  readonly sealed: number;
  readonly entries: readonly IndexEntry[];
}

/** A sealed part of an owner's index. Its score is the position of its last entry. */
export interface IndexPart {
  readonly entries: readonly IndexEntry[];
}

export const indexHeads = { collection: 'order_event_index', id: 'head' } as const;
export const indexParts = { collection: 'order_event_index_parts', list: 'all' } as const;

/** Part of an owner's index. */
export interface IndexPage {
  readonly events: readonly IndexedEvent[];
  readonly hasMore: boolean;
}

/**
 * Reads in which order an owner's orders had their events with a webhook. What is there is always the beginning of what the
 * event store's log has, without a gap: what was read once never gets an event before it. Errors: those of the state store.
 */
export class OrderEventIndex {
  constructor(private readonly stateStore: StateStore) {}

  /** The position of the owner's last event; null when there is none. */
  async latest(owner: OrderOwner): Promise<number | null> {
    return (await this.head(owner))?.entries.at(-1)?.[0] ?? null;
  }

  /** At most `limit` events, up to 500, after a position (exclusive; null: from the first on), in order. */
  async page(owner: OrderOwner, after: number | null, limit: number): Promise<IndexPage> {
    const from = after ?? -1;
    const head = await this.head(owner);
    if (head === null) return { events: [], hasMore: false };
    const headFrom = head.entries[0]?.[0] ?? 0;
    const isInHead = head.sealed === 0 || headFrom <= from;
    // What a writer has sealed in vain, and what was sealed since the head was read, is not looked at.
    const sealed = isInHead ? [] : (await this.sealed(owner, from, limit)).filter(([position]) => position < headFrom);
    const entries = [...sealed, ...head.entries].filter(([position]) => position > from);
    return { events: entries.slice(0, limit).map(indexedEvent), hasMore: entries.length > limit };
  }

  private async head(owner: OrderOwner): Promise<IndexHead | null> {
    return (await this.stateStore.documents.read<IndexHead>({ scope: scopeOf(owner), ...indexHeads }))?.value ?? null;
  }

  /** More than `limit` entries after the position, if there are. */
  private async sealed(owner: OrderOwner, from: number, limit: number): Promise<readonly IndexEntry[]> {
    const { documents } = await this.stateStore.documents.list<IndexPart>({
      scope: scopeOf(owner),
      ...indexParts,
      fromScore: from + 1,
      direction: 'ascending',
      offset: 0,
      // The first part may begin before the position.
      limit: Math.ceil(limit / entriesPerPart) + 2,
    });
    return documents.flatMap(({ value }) => value.entries);
  }
}

function indexedEvent([position, order_id, revision]: IndexEntry): IndexedEvent {
  return { position, order_id, revision };
}
