/**
 * All followers of the event store. A name is that of a lease, of a checkpoint and of streams, so it must stay for ever;
 * it stands here because operators look after all of them.
 */
export const followerNames = {
  publisher: 'order-event-publisher',
  orderViews: 'order-views-projection',
  orderEventIndex: 'order-event-index',
  deliveryLog: 'webhook-deliveries',
  partners: 'partners',
  openOrders: 'dispatch-open-orders',
  courses: 'robot-courier-courses',
  orderUsage: 'order-usage',
  webhookUsage: 'webhook-usage',
} as const;

/** What the names of the streams begin with that each follows. */
export const followedStreams: Readonly<Record<keyof typeof followerNames, string>> = {
  publisher: 'order-',
  orderViews: 'order-',
  orderEventIndex: 'order-',
  deliveryLog: 'webhook-',
  partners: 'partner-',
  openOrders: 'order-',
  courses: 'dispatch-',
  orderUsage: 'order-',
  webhookUsage: 'webhook-',
};
