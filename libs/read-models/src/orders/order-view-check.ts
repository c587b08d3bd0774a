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
   * For each of at most 300 views, whether all of it is stored exactly so: the order, its lookups, and its places in lists. After
   * false, compare the documents: see `holds` of Documents.
   */
  async areStored(views: readonly OrderView[]): Promise<readonly boolean[]> {
    const expected: ExpectedDocument[] = [];
    const ends = views.map((view) => expected.push(...this.expectedOf(view)));
    const held = await this.documents.holds(expected);
    return ends.map((end, nth) => held.slice(ends[nth - 1] ?? 0, end).every((isHeld) => isHeld));
  }

  private expectedOf(view: OrderView): readonly ExpectedDocument[] {
    return documentsOf(view).map(({ address, version, value, listing, isConstant }) => {
      const { scope, collection, id } = address;
      const document = { scope, collection, id, version, value };
      if (isConstant) return { ...document, anyVersion: isConstant };
      if (listing === undefined) return document;
      return { ...document, listing, absentFrom: listsOfOtherTimes(view.details) };
    });
  }
}
