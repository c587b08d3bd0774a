/** The prefixes of the names of streams in the event store, which never change. An id follows: of an order, or of a partner. */
export const orderStreamPrefix = 'order-';
/** The deliveries of an order's webhooks. */
export const deliveryStreamPrefix = 'webhook-';
/** The requests for a rider for an order. */
export const requestStreamPrefix = 'dispatch-';
export const partnerStreamPrefix = 'partner-';

/** The name of the stream of an order. */
export function orderStream(orderId: string): string {
  return `${orderStreamPrefix}${orderId}`;
}

/** The name of the stream of an order's deliveries. */
export function deliveryStream(orderId: string): string {
  return `${deliveryStreamPrefix}${orderId}`;
}
