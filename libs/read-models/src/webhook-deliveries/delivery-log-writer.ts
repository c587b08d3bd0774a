import { epochMsOf, type Owner } from '@dakpion/contracts';
import { type DocumentChange, ReadModelDocuments, type StateStore, type StoredDocument } from '@dakpion/state-store';
import { scopeOf } from '../scope-of.ts';
import {
  type DeliveryLogEntry,
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
  async read(owner: Owner, deliveryIds: readonly string[]): Promise<Map<string, VersionedEntry>> {
    const scope = scopeOf(owner);
    const found = await this.documents.readAll<StoredDelivery>(scope, collection, deliveryIds);
    return new Map(found.map((document) => [document.id, versioned(document)]));
  }

  /**
   * Writes entries of one owner at once, at most one for each delivery. The caller bounds their number. An entry with the same or a
   * higher version stays.
   */
  async write(owner: Owner, entries: readonly VersionedEntry[]): Promise<void> {
    await this.documents.writeAll(scopeOf(owner), entries.map(change));
  }

  /**
   * Removes entries from the log at once, except those that have changed. The caller bounds their number. Returns the number of
   * removed ones. Later events restore a removed entry completely.
   */
  async remove(owner: Owner, entries: readonly VersionedEntry[]): Promise<number> {
    const applied = await this.documents.writeAll(scopeOf(owner), entries.map(removal));
    return applied.filter((isApplied) => isApplied).length;
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
