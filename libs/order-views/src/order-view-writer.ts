import { isDeepStrictEqual } from 'node:util';
import { epochMsOf, type OrderDetails } from '@dakpion/contracts';
import type { DocumentAddress, DocumentChange, Listing, StateStore, StoredDocument } from '@dakpion/state-store';
import { OrderListings } from './order-listings.ts';
import { listsOf } from './order-lists.ts';
import { lookupOf } from './order-lookups.ts';
import type { OrderOwner } from './order-owner.ts';
import { orderAddress, ownershipAddress, type StoredOrder, trackingAddress } from './stored-order.ts';

/** An order as it is after its event number `details.sequence`. */
export interface OrderView {
  readonly owner: OrderOwner;
  readonly trackingToken: string;
  readonly details: OrderDetails;
}

/** Writes the views of orders; only the order service does. */
export class OrderViewWriter {
  private readonly listings: OrderListings;

  constructor(private readonly stateStore: StateStore) {
    this.listings = new OrderListings(stateStore);
  }

  /**
   * Writes all views of the order, each unless it shows a later sequence already: any number of writers may write the
   * same order at once, in any order, and again. Answers whether the order's own view was written. When it rejects,
   * some may be; writing again completes them.
   */
  async write(view: OrderView): Promise<boolean> {
    const [written = false] = await Promise.all(documentsOf(view).map((document) => this.put(document)));
    return written;
  }

  /**
   * Makes all views of the order show what its events say, also where they show something else under the same sequence, or a
   * later one that the events do not have, and in which lists the order stands. `replay` is called after the views were looked at,
   * so that a change that comes meanwhile stays. Answers whether one was wrong or missing. When it rejects, doing it again completes it.
   */
  async rewrite(replay: () => Promise<OrderView>): Promise<boolean> {
    const view = await replay();
    const { found } = await this.listings.of(view.owner, view.details);
    const before = await Promise.all(documentsOf(view).map((document) => this.look(document)));
    const now = documentsOf(await replay());
    const rewritten = await Promise.all(
      now.map((document, index) => this.replace(document, before[index] ?? null, found)),
    );
    return rewritten.includes(true);
  }

  private look({ address }: ViewDocument): Promise<StoredDocument<unknown> | null> {
    return this.stateStore.documents.read(address);
  }

  /** `found`: the lists that the order stands in, which are of matter to the document with a listing. */
  private async replace(
    { address, version, value, listing }: ViewDocument,
    stored: StoredDocument<unknown> | null,
    found: readonly string[],
  ): Promise<boolean> {
    const wrongLists = listing === undefined ? [] : found.filter((list) => !listing.lists.includes(list));
    const isListed = listing === undefined || listing.lists.every((list) => found.includes(list));
    const isSame = stored?.version === version && isDeepStrictEqual(stored.value, asStored(value));
    if (isSame && isListed && wrongLists.length === 0) return false;
    const { scope, collection, id } = address;
    const put: DocumentChange = { kind: 'put', collection, id, version, value, ...(listing && { listing }) };
    const removeVersion = (removed: number): DocumentChange => ({ kind: 'remove', collection, id, version: removed });
    // Removes only what was read: later writes are newer.
    const remove = stored === null ? [] : [removeVersion(stored.version)];
    // A document that stands in a list leaves it when it goes, also one that did not know that it stands there.
    const unlist: DocumentChange[] =
      listing === undefined || wrongLists.length === 0
        ? []
        : [{ ...put, listing: { ...listing, lists: wrongLists } }, removeVersion(version)];
    await this.stateStore.documents.write(scope, [...remove, ...unlist, put]);
    return true;
  }

  private async put({ address, version, value, listing }: ViewDocument): Promise<boolean> {
    const { scope, collection, id } = address;
    const change: DocumentChange = { kind: 'put', collection, id, version, value, ...(listing && { listing }) };
    const [applied = false] = await this.stateStore.documents.write(scope, [change]);
    return applied;
  }
}

/** One of the documents that an order's views are. */
interface ViewDocument {
  readonly address: DocumentAddress;
  readonly version: number;
  readonly value: unknown;
  readonly listing?: Listing;
}

/** The order's own view first. */
function documentsOf({ owner, trackingToken, details }: OrderView): readonly ViewDocument[] {
  const { partner_id, environment } = owner;
  const { order_id, sequence: version } = details;
  const order: StoredOrder = { partner_id, environment, tracking_token: trackingToken, details };
  const { ownership, tracking } = lookupOf(owner, details);
  const listing = { lists: listsOf(details), score: epochMsOf(details.created_at) };
  return [
    { address: orderAddress(owner, order_id), version, value: order, listing },
    { address: ownershipAddress(order_id), version, value: ownership },
    { address: trackingAddress(trackingToken), version, value: tracking },
  ];
}

/** As a store gives it back. */
function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
