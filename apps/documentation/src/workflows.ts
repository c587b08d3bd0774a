/**
 * One request of a workflow. Its texts can contain inputs, such as `{delivery}`, and values from earlier steps, such as
 * `{order.order_id}`.
 */
export interface Step {
  readonly id: string;
  /** An `operationId` of the partners' document. */
  readonly operation: string;
  readonly says: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The status of the answer. */
  readonly status: number;
  /** The values that later steps need: a name, and the place in the answer as a JSON pointer. */
  readonly keeps?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly Step[];
}

const route = {
  pickup_address_text: 'House 12, Road 5, Dhanmondi, Dhaka',
  estimated_pickup_address_latitude: 23.7461,
  estimated_pickup_address_longitude: 90.3742,
  receiver_address_text: 'House 7, Road 11, Gulshan 1, Dhaka',
  estimated_receiver_address_latitude: 23.7806,
  estimated_receiver_address_longitude: 90.4193,
  parcel_type: 2,
};
const order = {
  ...route,
  receiver_name: 'Rahima Khatun',
  receiver_phone_number: '01712345678',
  driver_type: 1,
  is_freelancer: false,
};
const create = (key: string, more: Readonly<Record<string, unknown>> = {}): Step => ({
  id: 'order',
  operation: 'createOrder',
  says: 'Create the order. The same key returns the same order.',
  headers: { 'X-Idempotency-Key': `${key}-{delivery}` },
  body: { ...order, ...more },
  status: 201,
  keeps: { order_id: '/order_id' },
});
const ofOrder = { order_id: '{order.order_id}' };

/** The main workflows of a partner's program, in the sandbox. The input `delivery` is the name of one run. */
export const workflows: readonly Workflow[] = [
  {
    id: 'firstOrder',
    title: 'Price, order and status',
    steps: [
      {
        id: 'price',
        operation: 'quoteOrder',
        says: 'Get a price. The quotation locks it for 15 minutes.',
        body: route,
        status: 200,
        keeps: { quotation_id: '/quotation_id' },
      },
      create('first-order', { quotation_id: '{price.quotation_id}' }),
      { id: 'status', operation: 'getOrderStatus', says: 'Ask for the status.', path: ofOrder, status: 200 },
    ],
  },
  {
    id: 'repeatCreate',
    title: 'A create whose answer was lost',
    steps: [
      create('repeated'),
      { ...create('repeated'), id: 'again', says: 'Send it again with the same key and body.' },
      {
        id: 'details',
        operation: 'getOrder',
        says: 'It is one order.',
        path: { order_id: '{again.order_id}' },
        status: 200,
      },
    ],
  },
  {
    id: 'cancelAndRetry',
    title: 'Cancel an order, and order it again',
    steps: [
      create('cancelled', { sandbox_scenario: 'no_rider' }),
      {
        id: 'cancel',
        operation: 'cancelOrder',
        says: 'Cancel it. Possible until the parcel is picked up.',
        path: ofOrder,
        body: { cancellation_reason: 'Out of stock' },
        status: 200,
      },
      {
        id: 'retry',
        operation: 'retryOrder',
        says: 'Order it again. The new order has its own id.',
        path: ofOrder,
        body: {},
        status: 201,
        keeps: { order_id: '/order_id' },
      },
      { id: 'new', operation: 'getOrder', says: 'Read it.', path: { order_id: '{retry.order_id}' }, status: 200 },
    ],
  },
  {
    id: 'followEvents',
    title: 'Follow without webhooks',
    steps: [
      {
        id: 'before',
        operation: 'listEvents',
        says: 'Read the events that exist. Keep the place.',
        query: { limit: '100' },
        status: 200,
      },
      create('followed'),
      {
        id: 'events',
        operation: 'listEvents',
        says: 'Read the events of the order.',
        query: { order_id: '{order.order_id}' },
        status: 200,
      },
    ],
  },
  {
    id: 'redeliverWebhooks',
    title: 'Get webhooks again after an outage',
    steps: [
      {
        id: 'review',
        operation: 'listWebhooks',
        says: 'See what was given up.',
        query: { status: 'manual_review', limit: '100' },
        status: 200,
      },
      {
        id: 'redeliver',
        operation: 'redeliverWebhooks',
        says: 'Have it sent again.',
        body: { status: 'manual_review' },
        status: 202,
        keeps: { redelivery_id: '/redelivery_id' },
      },
      {
        id: 'progress',
        operation: 'getRedelivery',
        says: 'See how far it is.',
        path: { redelivery_id: '{redeliver.redelivery_id}' },
        status: 200,
      },
    ],
  },
];
