import type { ReadModel } from '@dakpion/state-store';
import { attemptUsageCollection, orderUsageCollection } from './usage-documents.ts';

/** The usage of orders, and the figures of orders by day. */
export const orderUsageModel: ReadModel = { name: 'order-usage', version: 1, collections: [orderUsageCollection] };

/** The usage of webhooks, and the figures of attempts by day. */
export const attemptUsageModel: ReadModel = {
  name: 'webhook-usage',
  version: 1,
  collections: [attemptUsageCollection],
};

/** The read model of a collection of usage. */
export function usageModelOf(collection: typeof orderUsageCollection | typeof attemptUsageCollection): ReadModel {
  return collection === orderUsageCollection ? orderUsageModel : attemptUsageModel;
}
