import type { DeliveryStatus, OrderStatus, WebhookEventName } from '@dakpion/client';
import type { Role } from '../generated/dashboard.api.types.ts';

/**
 * The keys of a record, in its order. Lists the values of a field of the API so that the compiler requires a value that is new in
 * the API, and rejects one that was removed.
 */
export const listed = <Value extends string>(values: Readonly<Record<Value, unknown>>) =>
  Object.keys(values) as Value[];

/** For each status: whether a step of the rider leads to it, and whether the order is over. */
const statusRows = {
  PENDING: { isStep: false, isOver: false },
  ASSIGNED: { isStep: true, isOver: false },
  ACCEPTED: { isStep: true, isOver: false },
  STARTED: { isStep: true, isOver: false },
  PICKED: { isStep: true, isOver: false },
  COMPLETED: { isStep: true, isOver: true },
  CANCELLED: { isStep: false, isOver: true },
} as const satisfies Readonly<Record<OrderStatus, { readonly isStep: boolean; readonly isOver: boolean }>>;
type StatusRows = typeof statusRows;
type OpenStatus = { [Status in OrderStatus]: StatusRows[Status]['isOver'] extends false ? Status : never }[OrderStatus];

export const orderStatuses = listed<OrderStatus>(statusRows);

/** The statuses that the rider's steps lead to, in their order. */
export const courseOfAnOrder = orderStatuses.filter((status) => statusRows[status].isStep);

/** Whether an order is delivered or cancelled. */
export const isOver = (status: OrderStatus): boolean => statusRows[status].isOver;

/** The statuses of an open order. */
export const openStatuses = orderStatuses.filter((status): status is OpenStatus => !isOver(status));

/** The tone of each state of a webhook, for its colour. */
export const deliveryTones = {
  pending: 'wait',
  retrying: 'wait',
  delivered: 'good',
  manual_review: 'bad',
  discarded: 'none',
} as const satisfies Readonly<Record<DeliveryStatus, string>>;

export const deliveryStatuses = listed(deliveryTones);

/** The events that have a webhook. */
export const webhookEvents = listed<WebhookEventName>({
  ORDER_CREATED: true,
  ASSIGNED: true,
  ACCEPTED: true,
  STARTED: true,
  PICKED: true,
  COMPLETED: true,
  CANCELLED: true,
});

/** The roles of the dashboard's users, the one with most rights first. */
export const roles = listed<Role>({ owner: true, developer: true, read_only: true });
