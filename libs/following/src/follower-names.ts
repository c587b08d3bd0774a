import { deliveryStreamPrefix, orderStreamPrefix, partnerStreamPrefix, requestStreamPrefix } from '@dakpion/contracts';

/**
 * All followers of the event store. A name is also the name of a lease, a checkpoint and streams, and must never change. All
 * names are in one place because operators observe all followers.
 */
export const followerNames = {
  publisher: 'order-event-publisher',
  orderViews: 'order-views-projection',
  orderEventIndex: 'order-event-index',
  deliveryLog: 'webhook-deliveries',
  partners: 'partners',
  openOrders: 'dispatch-open-orders',
  courses: 'robot-courier-courses',
  heldRiderEvents: 'held-rider-events',
  orderUsage: 'order-usage',
  webhookUsage: 'webhook-usage',
} as const;

/** The prefixes of the streams that each follows. */
export const followedStreams: Readonly<Record<keyof typeof followerNames, string>> = {
  publisher: orderStreamPrefix,
  orderViews: orderStreamPrefix,
  orderEventIndex: orderStreamPrefix,
  deliveryLog: deliveryStreamPrefix,
  partners: partnerStreamPrefix,
  openOrders: orderStreamPrefix,
  courses: requestStreamPrefix,
  heldRiderEvents: requestStreamPrefix,
  orderUsage: orderStreamPrefix,
  webhookUsage: deliveryStreamPrefix,
};
