import { absentParticulars, type OrderDetails } from '@dakpion/contracts';
import { orderRequest, route } from '@dakpion/fixtures';
import { type OrderView, OrderViewWriter } from '@dakpion/read-models';
import type { StateStore } from '@dakpion/state-store';

// Request bodies of partners for the example order, and its views.

/** The smallest body that create accepts. */
export const orderBody = {
  ...route,
  receiver_name: orderRequest.receiver_name,
  receiver_phone_number: orderRequest.receiver_phone_number,
  driver_type: 1,
  is_freelancer: false,
} as const;

/** The request that create makes from {@link orderBody}: absent fields are null. */
export const leastRequest = {
  ...orderRequest,
  ...absentParticulars,
} as const;

export const trackingToken = 'trk0123456789';

/** Writes an order's views as the order service does. */
export async function writeOrder(
  stateStore: StateStore,
  partner_id: string,
  details: OrderDetails,
  token: string = trackingToken,
): Promise<void> {
  const view: OrderView = {
    owner: { partner_id, environment: details.environment },
    trackingToken: token,
    details,
  };
  await new OrderViewWriter(stateStore).write(view);
}
