/**
 * Everyone who follows the event store. A name is that of a lease, of a checkpoint and of streams, so it must stay for ever;
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
