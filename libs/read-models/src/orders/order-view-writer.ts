import { isDeepStrictEqual } from 'node:util';
import { type DocumentChange, ReadModelDocuments, type StateStore, type StoredDocument } from '@dakpion/state-store';
import { OrderListings } from './order-listings.ts';
import { orderViewsModel } from './order-read-models.ts';
import { documentsOf, type OrderView, type ViewDocument } from './order-view-documents.ts';

/** Writes the views of orders. Only the order service uses it. */
export class OrderViewWriter {
  private readonly listings: OrderListings;
  private readonly documents: ReadModelDocuments;

  constructor(stateStore: StateStore) {
    this.documents = new ReadModelDocuments(stateStore, orderViewsModel);
    this.listings = new OrderListings(stateStore);
  }

  /**
   * Writes all views of the order, except those that show a later sequence. Any number of writers can write the same order
   * concurrently, in any order and repeatedly. Returns whether the order's own view was written. If it rejects, some views may be
   * written, and writing again completes them. `hasConstants`: the views that no event changes were written before and are left
   * out.
   */
  async write(view: OrderView, { hasConstants = false } = {}): Promise<boolean> {
    const documents = documentsOf(view).filter(({ isConstant }) => !(isConstant && hasConstants));
    const [written = false] = await Promise.all(documents.map((document) => this.put(document)));
    return written;
  }

  /**
   * Corrects all views and lists of the order to match its events, even if they show other data with the same sequence, or a
   * later sequence that the events do not have. `replay` is called after the views were read, so that a concurrent change is
   * kept. Returns whether one was wrong or missing. If it rejects, it can be repeated.
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
    return this.documents.read(address);
  }

  /** `found`: the lists that contain the order, which only the document with a listing needs. */
  private async replace(
    { address, version, value, listing, isConstant }: ViewDocument,
    stored: StoredDocument<unknown> | null,
    found: readonly string[],
  ): Promise<boolean> {
    const wrongLists = listing === undefined ? [] : found.filter((list) => !listing.lists.includes(list));
    const isListed = listing === undefined || listing.lists.every((list) => found.includes(list));
    const hasVersion = stored !== null && (isConstant ? stored.version <= version : stored.version === version);
    const isSame = hasVersion && isDeepStrictEqual(stored.value, asStored(value));
    if (isSame && isListed && wrongLists.length === 0) return false;
    const { scope, collection, id } = address;
    const put: DocumentChange = { kind: 'put', collection, id, version, value, ...(listing && { listing }) };
    const removeVersion = (removed: number): DocumentChange => ({ kind: 'remove', collection, id, version: removed });
    // Removes only the version that was read: later writes have higher versions.
    const remove = stored === null ? [] : [removeVersion(stored.version)];
    // A removal takes the document out of its lists, also out of a list that its stored listing does not name.
    const unlist: DocumentChange[] =
      listing === undefined || wrongLists.length === 0
        ? []
        : [{ ...put, listing: { ...listing, lists: wrongLists } }, removeVersion(version)];
    await this.documents.write(scope, [...remove, ...unlist, put]);
    return true;
  }

  private async put({ address, version, value, listing }: ViewDocument): Promise<boolean> {
    const { scope, collection, id } = address;
    const change: DocumentChange = { kind: 'put', collection, id, version, value, ...(listing && { listing }) };
    const [applied = false] = await this.documents.write(scope, [change]);
    return applied;
  }
}

/** The value as a store returns it. */
function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
