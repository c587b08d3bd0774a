import { epochMsOf } from '@dakpion/contracts';
import { type DocumentChange, ReadModelDocuments, type StateStore, type StoredDocument } from '@dakpion/state-store';
import {
  type DeliveryLogEntry,
  type DeliveryOwner,
  deliveryLogDocuments,
  deliveryLogModel,
  entryOf,
  type StoredDelivery,
} from './delivery-log-entry.ts';

/** An entry from the stream of the order. `version`: the revision of the last included event, plus one. */
export interface VersionedEntry {
  readonly entry: DeliveryLogEntry;
  readonly version: number;
}

const entriesPerWrite = 100;
const idsPerRead = 1_000;
const { collection } = deliveryLogDocuments;

/**
 * Writes the log of webhook deliveries. It is a projection of the webhook service. Rejects with the errors of the state store.
 */
export class DeliveryLogWriter {
  private readonly documents: ReadModelDocuments;

  constructor(stateStore: StateStore) {
    this.documents = new ReadModelDocuments(stateStore, deliveryLogModel);
  }

  /** The stored entries, by delivery id. */
  async read(owner: DeliveryOwner, deliveryIds: readonly string[]): Promise<Map<string, VersionedEntry>> {
    const scope = deliveryLogDocuments.scopeOf(owner);
    const entries = new Map<string, VersionedEntry>();
    for (let from = 0; from < deliveryIds.length; from += idsPerRead) {
      const ids = deliveryIds.slice(from, from + idsPerRead);
      const found = await this.documents.readMany<StoredDelivery>(scope, collection, ids);
      for (const document of found) if (document !== null) entries.set(document.id, versioned(document));
    }
    return entries;
  }

  /**
   * Writes entries of one owner, each of another delivery, at once: the caller bounds their number. An entry with the same or a
   * higher version stays.
   */
  async write(owner: DeliveryOwner, entries: readonly VersionedEntry[]): Promise<void> {
    const scope = deliveryLogDocuments.scopeOf(owner);
    const writes: Promise<unknown>[] = [];
    for (let from = 0; from < entries.length; from += entriesPerWrite) {
      writes.push(this.documents.write(scope, entries.slice(from, from + entriesPerWrite).map(change)));
    }
    await Promise.all(writes);
  }

  /**
   * Removes entries from the log, except those that have changed. Returns their number. Later events restore a removed entry
   * completely.
   */
  async remove(owner: DeliveryOwner, entries: readonly VersionedEntry[]): Promise<number> {
    const scope = deliveryLogDocuments.scopeOf(owner);
    let removed = 0;
    for (let from = 0; from < entries.length; from += entriesPerWrite) {
      const changes = entries.slice(from, from + entriesPerWrite).map(removal);
      removed += (await this.documents.write(scope, changes)).filter((isApplied) => isApplied).length;
    }
    return removed;
  }
}

function versioned(document: StoredDocument<StoredDelivery>): VersionedEntry {
  return { entry: entryOf(document.value), version: document.version };
}

function removal({ entry, version }: VersionedEntry): DocumentChange {
  return { kind: 'remove', collection, id: entry.delivery_id, version };
}

function change({ entry, version }: VersionedEntry): DocumentChange {
  const { delivery_id, order_id, status, url, created_at } = entry;
  const { allList, statusList, orderList, urlList, urlStatusList } = deliveryLogDocuments;
  const ofUrl = urlList(url);
  const lists = [allList, statusList(status), orderList(order_id), ofUrl, urlStatusList(ofUrl, status)];
  const listing = { lists, score: epochMsOf(created_at) };
  return { kind: 'put', collection, id: delivery_id, version, value: entry, listing };
}
