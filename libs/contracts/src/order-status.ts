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

/** The kinds of change of an order as partners see them: specification section 6, and RETRIED, which has no webhook. */
export const orderEventNames = [
  'ORDER_CREATED',
  'ASSIGNED',
  'ACCEPTED',
  'STARTED',
  'PICKED',
  'COMPLETED',
  'CANCELLED',
  'RETRIED',
] as const;
export type OrderEventName = (typeof orderEventNames)[number];

/** The events that have a webhook: specification, section 6. A retry shows as the creation of the new order. */
export const webhookEventNames = [
  'ORDER_CREATED',
  'ASSIGNED',
  'ACCEPTED',
  'STARTED',
  'PICKED',
  'COMPLETED',
  'CANCELLED',
] as const;
export type WebhookEventName = (typeof webhookEventNames)[number];
