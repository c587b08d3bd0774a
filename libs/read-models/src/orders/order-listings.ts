import { epochMsOf, type OrderDetails, type Owner } from '@dakpion/contracts';
import { ReadModelDocuments, type StateStore } from '@dakpion/state-store';
import { scopeOf } from '../scope-of.ts';
import { listsOf, listsOfItsLife } from './order-lists.ts';
import { orderViewsModel } from './order-read-models.ts';
import { ordersCollection } from './stored-order.ts';

const perPage = 1_000;

/** The lists that should contain an order, and those that contain it, sorted by name. */
interface OrderListing {
  readonly expected: readonly string[];
  readonly found: readonly string[];
}

/**
 * Reads the lists themselves, because the view of an order does not contain its place in them. Rejects with the errors of the
 * state store.
 */
export class OrderListings {
  private readonly documents: ReadModelDocuments;

  constructor(stateStore: StateStore) {
    this.documents = new ReadModelDocuments(stateStore, orderViewsModel);
  }

  async of(owner: Owner, details: OrderDetails): Promise<OrderListing> {
    const lists = listsOfItsLife(details);
    const isIn = await Promise.all(lists.map((list) => this.holds(owner, list, details)));
    return { expected: listsOf(details).toSorted(), found: lists.filter((_, index) => isIn[index]).toSorted() };
  }

  /** Whether the list contains the order at the time of its creation. */
  private async holds(owner: Owner, list: string, { order_id, created_at }: OrderDetails): Promise<boolean> {
    const fromScore = epochMsOf(created_at);
    const place = { scope: scopeOf(owner), collection: ordersCollection, list, fromScore, toScore: fromScore + 1 };
    for (let offset = 0; ; offset += perPage) {
      const query = { ...place, direction: 'ascending', offset, limit: perPage } as const;
      const { documents, total } = await this.documents.list(query);
      if (documents.some(({ id }) => id === order_id)) return true;
      if (offset + perPage >= total) return false;
    }
  }
}
