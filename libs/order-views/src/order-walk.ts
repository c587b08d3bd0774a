import { epochMsOf, type OrderDetails } from '@dakpion/contracts';
import type { StateStore } from '@dakpion/state-store';
import { listOf } from './order-lists.ts';
import type { OrderOwner } from './order-owner.ts';
import { ordersCollection, type StoredOrder, scopeOf } from './stored-order.ts';

/** An order by its place among its owner's. */
export type WalkedOrder = Pick<OrderDetails, 'order_id' | 'created_at'>;

const ordersPerPage = 200;

/**
 * All orders of an owner in pages, the oldest first, each order once; one that is created meanwhile may be there. Errors: those of the
 * state store.
 */
export async function* walkOrders(stateStore: StateStore, owner: OrderOwner): AsyncGenerator<readonly WalkedOrder[]> {
  const list = {
    scope: scopeOf(owner),
    collection: ordersCollection,
    list: listOf({}),
    direction: 'ascending',
  } as const;
  let fromScore = 0;
  let offset = 0;
  for (;;) {
    const range = { fromScore, offset, limit: ordersPerPage };
    const { documents } = await stateStore.documents.list<StoredOrder>({ ...list, ...range });
    const page = documents.map(({ value: { details } }) => ({
      order_id: details.order_id,
      created_at: details.created_at,
    }));
    if (page.length > 0) yield page;
    if (page.length < ordersPerPage) return;
    // A place told by the time does not move when others are created.
    const last = epochMsOf(page.at(-1)?.created_at ?? '');
    const atLast = page.filter(({ created_at }) => epochMsOf(created_at) === last).length;
    offset = last === fromScore ? offset + atLast : atLast;
    fromScore = last;
  }
}
