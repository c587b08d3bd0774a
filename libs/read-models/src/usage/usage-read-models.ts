import type { ReadModel } from '@dakpion/state-store';
import { attemptUsageCollection, orderUsageCollection } from './usage-documents.ts';

/** The usage of orders, and the figures of orders by day. Version 2 has the stored bytes. */
export const orderUsageModel: ReadModel = { name: 'order-usage', version: 2, collections: [orderUsageCollection] };

/** The usage of webhooks, and the figures of attempts by day. Version 2 has the stored bytes. */
export const attemptUsageModel: ReadModel = {
  name: 'webhook-usage',
  version: 2,
  collections: [attemptUsageCollection],
};

/** The read model of a collection of usage. */
export function usageModelOf(collection: typeof orderUsageCollection | typeof attemptUsageCollection): ReadModel {
  return collection === orderUsageCollection ? orderUsageModel : attemptUsageModel;
}
