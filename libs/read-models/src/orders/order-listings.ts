import { epochMsOf, type OrderDetails, type Owner } from '@dakpion/contracts';
import { ReadModelDocuments, type StateStore } from '@dakpion/state-store';
import { listsOf, listsOfItsLife } from './order-lists.ts';
import { orderViewsModel } from './order-read-models.ts';
import { orderAddress } from './stored-order.ts';

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
    const address = orderAddress(owner, details.order_id);
    const score = epochMsOf(details.created_at);
    const isIn = await Promise.all(lists.map((list) => this.documents.isListed(address, list, score)));
    return { expected: listsOf(details).toSorted(), found: lists.filter((_, index) => isIn[index]).toSorted() };
  }
}
