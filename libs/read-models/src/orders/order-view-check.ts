import { type ExpectedDocument, ReadModelDocuments, type StateStore } from '@dakpion/state-store';
import { listsOfOtherTimes } from './order-lists.ts';
import { orderViewsModel } from './order-read-models.ts';
import { documentsOf, type OrderView } from './order-view-documents.ts';

/** Compares views with the store in bulk, for audits. Rejects with the errors of the state store. */
export class OrderViewCheck {
  private readonly documents: ReadModelDocuments;

  constructor(stateStore: StateStore) {
    this.documents = new ReadModelDocuments(stateStore, orderViewsModel);
  }

  /**
   * For each of at most 1,000 views, whether all of it is stored exactly so: the order, its lookups, and its places in lists. False
   * calls for a closer look: see `holds` of Documents.
   */
  async areStored(views: readonly OrderView[]): Promise<readonly boolean[]> {
    const ofViews = views.map((view) => this.expectedOf(view));
    const byScope = new Map<string, ExpectedDocument[]>();
    for (const { scope, document } of ofViews.flat()) {
      const inScope = byScope.get(scope);
      if (inScope === undefined) byScope.set(scope, [document]);
      else inScope.push(document);
    }
    const stored = new Set<ExpectedDocument>();
    const look = async ([scope, documents]: readonly [string, readonly ExpectedDocument[]]) => {
      const held = await this.documents.holds(scope, documents);
      for (const [index, document] of documents.entries()) if (held[index] === true) stored.add(document);
    };
    await Promise.all([...byScope].map(look));
    return ofViews.map((documents) => documents.every(({ document }) => stored.has(document)));
  }

  private expectedOf(view: OrderView): readonly { readonly scope: string; readonly document: ExpectedDocument }[] {
    return documentsOf(view).map(({ address, version, value, listing, isConstant }) => {
      const { scope, collection, id } = address;
      const document = { collection, id, version, value, ...(isConstant && { anyVersion: isConstant }) };
      if (listing === undefined) return { scope, document };
      return { scope, document: { ...document, listing, absentFrom: listsOfOtherTimes(view.details) } };
    });
  }
}
