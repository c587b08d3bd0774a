/** The states of an order, specification section 3. */
export const orderStatuses = [
  'PENDING',
  'ASSIGNED',
  'ACCEPTED',
  'STARTED',
  'PICKED',
  'COMPLETED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The states of an order that somebody still has to do something about. */
export const openStatuses = [
  'PENDING',
  'ASSIGNED',
  'ACCEPTED',
  'STARTED',
  'PICKED',
] as const satisfies readonly OrderStatus[];
export type OpenStatus = (typeof openStatuses)[number];

/** Whether an order of this status is not at its end. */
export function isOpen(status: OrderStatus): status is OpenStatus {
  return (openStatuses as readonly OrderStatus[]).includes(status);
}

/** The events of an order that is delivered, as they come. */
export const courseOfAnOrder = ['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'] as const;

/** The events that have a webhook: specification, section 6. A retry shows as the creation of the new order. */
export const webhookEventNames = [...courseOfAnOrder, 'CANCELLED'] as const;
export type WebhookEventName = (typeof webhookEventNames)[number];

/** The kinds of change of an order as partners see them: those with a webhook, and those that leave the status alone and have none. */
export const orderEventNames = [...webhookEventNames, 'RETRIED', 'RIDER_REPLACED'] as const;
export type OrderEventName = (typeof orderEventNames)[number];
