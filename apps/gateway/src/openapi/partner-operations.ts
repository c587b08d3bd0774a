import { StreamEventsDto } from '../event-streams/stream-request.ts';
import { ListEventsDto } from '../events/list-events.dto.ts';
import { pageBytes } from '../http/limits.ts';
import { CancelOrderDto } from '../orders/cancel-order.dto.ts';
import { CreateOrderDto } from '../orders/create-order.dto.ts';
import { CreateOrdersDto, maxBulkOrders } from '../orders/create-orders.dto.ts';
import { GetOrderDto } from '../orders/get-order.dto.ts';
import { ListOrdersDto } from '../orders/list-orders.dto.ts';
import { RetryOrderDto } from '../orders/retry-order.controller.ts';
import { QuoteDto } from '../quotations/quote.dto.ts';
import type { DeclaredLink, Operation } from './operation.ts';
import { business } from './operation-parts.ts';
import { listRequests } from './request-log-operations.ts';
import { usageOperations } from './usage-operations.ts';
import { webhookOperations } from './webhook-operations.ts';

const quotationProblems = ['quotation_expired', 'quotation_mismatch', 'quotation_invalid'] as const;

const orderLinks: Readonly<Record<string, DeclaredLink>> = Object.fromEntries(
  ['getOrder', 'getOrderStatus', 'cancelOrder', 'retryOrder'].map((operationId) => [
    operationId,
    { operationId, parameters: { order_id: '$response.body#/order_id' } },
  ]),
);

const orders: readonly Operation[] = [
  {
    id: 'quoteOrder',
    method: 'post',
    path: `${business}/order/quotation`,
    tag: 'Orders',
    summary: 'Get a price',
    description:
      'A quotation locks the price for 15 minutes: send its `quotation_id` with create. No order is created.',
    body: { shape: QuoteDto },
    answers: { 200: { description: 'The quotation.', schema: 'Quotation' } },
    problems: ['outside_service_area'],
  },
  {
    id: 'createOrder',
    method: 'post',
    path: `${business}/order/create`,
    tag: 'Orders',
    summary: 'Create an order',
    description:
      'Send an `X-Idempotency-Key`: a repeated request with the same key and body returns the same order. The order is stored before the response is sent.',
    headers: ['X-Idempotency-Key'],
    body: { shape: CreateOrderDto },
    answers: {
      201: {
        description: 'The order.',
        schema: 'OrderRecord',
        headers: ['Location', 'Idempotent-Replayed'],
        links: orderLinks,
      },
    },
    problems: ['outside_service_area', ...quotationProblems, 'idempotency_key_reused', 'storage_limit_reached'],
  },
  {
    id: 'createOrders',
    method: 'post',
    path: `${business}/orders/bulk`,
    tag: 'Orders',
    summary: 'Create many orders',
    description: `Up to ${maxBulkOrders} orders, each with an outcome of its own: an order that is refused does not hold up the others. \`X-Idempotency-Key\` is required. A repeated request with the same key and the same orders in the same places creates only what is missing. With \`dry_run\`, nothing is created: the response has the prices and the faults. Counts as one write for each order, a dry run as one for each 10.`,
    headers: ['X-Idempotency-Key'],
    body: { shape: CreateOrdersDto },
    answers: { 200: { description: 'The outcome of each order, in the order of the request.', schema: 'BulkOrders' } },
  },
  {
    id: 'listOrders',
    method: 'get',
    path: `${business}/orders`,
    tag: 'Orders',
    summary: 'List orders',
    description:
      'Newest first. `created_at_from` is inclusive, `created_at_to` is exclusive. To read a long list, send `pagination.next_after` as `after`: no order is left out or comes twice while others are created.',
    query: ListOrdersDto,
    answers: { 200: { description: 'One page.', schema: 'OrderList' } },
    problems: ['validation_failed'],
  },
  {
    id: 'getOrder',
    method: 'get',
    path: `${business}/order/{order_id}`,
    tag: 'Orders',
    summary: 'Get the details of an order',
    description: 'With `as_of`: the order as it was at that time, computed from its recorded events.',
    query: GetOrderDto,
    answers: { 200: { description: 'The order and its history.', schema: 'OrderDetails' } },
    problems: ['order_not_found', 'validation_failed'],
  },
  {
    id: 'getOrderStatus',
    method: 'get',
    path: `${business}/order/{order_id}/status`,
    tag: 'Orders',
    summary: 'Get the status of an order',
    description: 'Cheap to poll: send the last `ETag` as `If-None-Match`.',
    headers: ['If-None-Match'],
    answers: {
      200: { description: 'The status.', schema: 'OrderStatusView', headers: ['ETag'] },
      304: { description: 'Nothing has changed.', headers: ['ETag'] },
    },
    problems: ['order_not_found'],
  },
  {
    id: 'getOrderProof',
    method: 'get',
    path: `${business}/order/{order_id}/proof`,
    tag: 'Orders',
    summary: 'Prove what was recorded of an order',
    description:
      'The recorded events of the order, each with its leaf in the transparency log and the proof of its inclusion. An event is covered by a checkpoint within a minute. The guide *Proofs* shows how to verify it offline.',
    answers: { 200: { description: 'The events and their proofs.', schema: 'OrderProof' } },
    problems: ['order_not_found'],
  },
  {
    id: 'cancelOrder',
    method: 'post',
    path: `${business}/order/{order_id}/cancel`,
    tag: 'Orders',
    summary: 'Cancel an order',
    description: 'Possible until the parcel is picked up. An order that is already cancelled is returned unchanged.',
    body: { shape: CancelOrderDto, isOptional: true },
    answers: { 200: { description: 'The cancelled order.', schema: 'OrderRecord', links: orderLinks } },
    problems: ['order_not_found', 'order_not_cancellable'],
  },
  {
    id: 'retryOrder',
    method: 'post',
    path: `${business}/order/{order_id}/retry`,
    tag: 'Orders',
    summary: 'Retry a cancelled order',
    description:
      'Creates a new order with the same details and a new price. A repeated retry returns the same new order.',
    body: { shape: RetryOrderDto, isOptional: true },
    answers: {
      200: {
        description: 'The order that an earlier retry created.',
        schema: 'OrderRecord',
        headers: ['Location', 'Idempotent-Replayed'],
      },
      201: { description: 'The new order.', schema: 'OrderRecord', headers: ['Location'], links: orderLinks },
    },
    problems: ['order_not_found', 'order_not_retryable', 'outside_service_area', 'storage_limit_reached'],
  },
];

const events: readonly Operation[] = [
  {
    id: 'listEvents',
    method: 'get',
    path: `${business}/events`,
    tag: 'Events',
    summary: 'List events',
    description:
      'All events of your orders that have a webhook, from the first one on, in the order in which they were recorded. Send `next` as `after` with the next request. Events that the service could not handle at first come at the end when it has handled them, so a program that reads on misses none.',
    query: ListEventsDto,
    answers: { 200: { description: 'One page.', schema: 'EventPage', pageBytes } },
    problems: ['validation_failed'],
  },
];

const streams: readonly Operation[] = [
  {
    id: 'streamEvents',
    method: 'get',
    path: `${business}/stream`,
    tag: 'Events',
    summary: 'Follow all orders',
    description:
      'Server-sent events as they happen, and the locations of the riders. Begins after `Last-Event-ID` or `after`, else with the next event. At most 10 streams at once.',
    headers: ['Last-Event-ID'],
    query: StreamEventsDto,
    answers: {
      200: {
        description: 'The stream.',
        schema: 'EventStreamText',
        mediaType: 'text/event-stream',
        headers: ['X-Accel-Buffering'],
      },
    },
    problems: ['validation_failed'],
  },
  {
    id: 'streamOrderEvents',
    method: 'get',
    path: `${business}/order/{order_id}/stream`,
    tag: 'Events',
    summary: 'Follow one order',
    description:
      'Server-sent events of one order, and the location of its rider. Begins after `Last-Event-ID` or `after`, else with the first event. At most 10 streams at once.',
    headers: ['Last-Event-ID'],
    query: StreamEventsDto,
    answers: {
      200: {
        description: 'The stream.',
        schema: 'EventStreamText',
        mediaType: 'text/event-stream',
        headers: ['X-Accel-Buffering'],
      },
    },
    problems: ['order_not_found', 'validation_failed'],
  },
];

/** Every operation that accepts an API key. */
export const partnerOperations: readonly Operation[] = [
  ...orders,
  ...events,
  ...streams,
  ...webhookOperations,
  ...usageOperations(business, ''),
  listRequests,
];

/** Operations for partners without a key. */
export const keylessOperations: readonly Operation[] = [
  {
    id: 'listWebhookSources',
    method: 'get',
    path: '/v1/meta/webhook-sources',
    tag: 'Webhooks',
    summary: 'List the source addresses of webhooks',
    description: 'For firewalls: the source addresses of webhooks. Empty: they are not fixed. Requires no key.',
    answers: { 200: { description: 'The addresses.', schema: 'WebhookSources' } },
  },
];
