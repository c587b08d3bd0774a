import type { ReadModel } from '@dakpion/state-store';
import { indexHeads, indexParts } from './order-event-index.collections.ts';
import { ordersCollection, ownershipsCollection, trackedOrdersCollection } from './stored-order.ts';

/**
 * The views of orders and their lists. Version 2: lists by phone number and by word. Version 3: by the beginnings of all words, and
 * by parcel number. See {@link searchVersion}.
 */
export const orderViewsModel: ReadModel = {
  name: 'order-views-projection',
  version: 3,
  collections: [ordersCollection, ownershipsCollection, trackedOrdersCollection],
};

/** The version of {@link orderViewsModel} from which on orders are found by all terms of a search. */
export const searchVersion = 3;

/** The order of a partner's events. */
export const orderEventIndexModel: ReadModel = {
  name: 'order-event-index',
  version: 1,
  collections: [indexHeads.collection, indexParts.collection],
};
