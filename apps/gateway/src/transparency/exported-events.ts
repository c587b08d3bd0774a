import { orderStream } from '@dakpion/contracts';
import { asRecorded, type EventStore } from '@dakpion/event-store';
import { EVENT_STORE } from '@dakpion/service';
import {
  type ExportFilter,
  isRefusedByData,
  isRefusedByLeaf,
  type Leaf,
  type LeafRange,
  type LoggedEvent,
  leafOf,
  loggedEvents,
  subjectOf,
  TreeReader,
  tileWidth,
} from '@dakpion/transparency';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** A line of the export: an event with its data, or only the leaf of an event that is not in the export. */
export interface ExportedEvent {
  /** The index of the leaf in the log. */
  readonly index: number;
  readonly leaf: Leaf;
  readonly data?: unknown;
  /** As recorded. Except for the actor, it is not in the leaf. */
  readonly metadata?: unknown;
}

/** The maximum number of orders whose partners are kept in memory, about 100 bytes each. */
const maxOwners = 10_000;

/** Reads parts of the log for auditors: the data of the events that fit a filter, and the leaves of all others. */
@Injectable()
export class ExportedEvents {
  /** The partner of an order, by the order's id. */
  private readonly owners = new LRUCache<string, string>({ max: maxOwners });

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly tree: TreeReader,
  ) {}

  /** Rejects with the errors of the event store and of the tree. The range must be covered by a checkpoint. */
  async *read({ from, to }: LeafRange, filter: ExportFilter): AsyncGenerator<ExportedEvent> {
    const tile = Math.floor(from / tileWidth);
    let index = tile * tileWidth;
    for await (const event of loggedEvents(this.eventStore, await this.tree.positionBefore(tile), to - index)) {
      if (index >= from) yield await this.exported(index, event, filter);
      index += 1;
    }
  }

  private async exported(index: number, event: LoggedEvent, filter: ExportFilter): Promise<ExportedEvent> {
    const leaf = leafOf(event);
    const isRefused = isRefusedByLeaf(filter, leaf) || isRefusedByData(filter, leaf, event.data);
    const fits = !isRefused && (await this.isOwned(event, filter));
    return fits ? { index, leaf, data: event.data ?? null, metadata: event.metadata } : { index, leaf };
  }

  private async isOwned({ stream }: LoggedEvent, { partner_id }: ExportFilter): Promise<boolean> {
    const subject = subjectOf(stream);
    if (partner_id === null || subject === null || subject.kind === 'partner') return true;
    return (await this.ownerOf(subject.id)) === partner_id;
  }

  private async ownerOf(orderId: string): Promise<string | null> {
    const known = this.owners.get(orderId);
    if (known !== undefined) return known;
    const options = { maxCount: 1, unreadable: asRecorded };
    for await (const { data } of this.eventStore.readStream(orderStream(orderId), options)) {
      const owner = String((data as { partner_id?: unknown } | null)?.partner_id);
      this.owners.set(orderId, owner);
      return owner;
    }
    return null;
  }
}
