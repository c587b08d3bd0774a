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

/** The events of an order that is delivered, as they come. */
export const courseOfAnOrder = ['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'] as const;

/** The events that have a webhook: specification, section 6. A retry shows as the creation of the new order. */
export const webhookEventNames = [...courseOfAnOrder, 'CANCELLED'] as const;
export type WebhookEventName = (typeof webhookEventNames)[number];

/** The kinds of change of an order as partners see them: those with a webhook, and those that leave the status alone and have none. */
export const orderEventNames = [...webhookEventNames, 'RETRIED', 'RIDER_REPLACED'] as const;
export type OrderEventName = (typeof orderEventNames)[number];
