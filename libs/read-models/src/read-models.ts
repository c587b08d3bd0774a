import type { ReadModel } from '@dakpion/state-store';
import { orderEventIndexModel, orderViewsModel } from './orders/order-read-models.ts';
import { attemptUsageModel, orderUsageModel } from './usage/usage-read-models.ts';
import { deliveryLogModel } from './webhook-deliveries/delivery-log-entry.ts';

/**
 * The read models of which a new build can run beside the old one. Partners and keys are not among them: they are read from their
 * streams.
 */
export const readModels: readonly ReadModel[] = [
  orderViewsModel,
  orderEventIndexModel,
  orderUsageModel,
  deliveryLogModel,
  attemptUsageModel,
];
