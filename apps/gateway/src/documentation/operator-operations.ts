import type { Operation } from '../openapi/operation.ts';
import { FindOrdersDto } from '../operator/find-orders.controller.ts';
import { ListOverdueOrdersDto } from '../operator/list-overdue-orders.controller.ts';
import { RepairOrderDto } from '../operator/repair-order.controller.ts';
import { GetWebhookDto } from '../webhooks/get-webhook.dto.ts';
import { ListAllWebhooksDto } from '../webhooks/list-all-webhooks.controller.ts';
import { ListWebhooksDto } from '../webhooks/list-webhooks.dto.ts';
import { RedeliverWebhooksDto } from '../webhooks/redeliver-webhooks.dto.ts';
import { riderEventsOperation } from './dispatch-operations.ts';
import { noFields, ofEnvironment } from './operation-parts.ts';
import { accountOperations } from './operator-account-operations.ts';
import { operatorTokenOperations } from './operator-token-operations.ts';
import { repairOperations } from './repair-operations.ts';
import { listPartnerRequests } from './request-log-operations.ts';
import { usageOperations } from './usage-operations.ts';

const orders: readonly Operation[] = [
  riderEventsOperation('postOperatorRiderEvents', '/v1/operator/rider-events'),
  {
    id: 'findOrders',
    method: 'get',
    path: '/v1/operator/orders',
    tag: 'Orders',
    summary: 'Find orders of any partner',
    description: 'By `order_id`, by `partner_reference_id`, or by `receiver_phone_number`.',
    query: FindOrdersDto,
    answers: { 200: { description: 'The orders and their owners.', schema: 'FoundOrders' } },
    problems: ['validation_failed'],
  },
  {
    id: 'showOrder',
    method: 'get',
    path: '/v1/operator/orders/{order_id}',
    tag: 'Orders',
    summary: 'Get an order of any partner',
    description: 'The details as its partner sees them, and the partner. The security log names who read them.',
    answers: { 200: { description: 'The order and its owner.', schema: 'OwnedOrder' } },
    problems: ['order_not_found'],
  },
  {
    id: 'listOverdueOrders',
    method: 'get',
    path: '/v1/operator/orders/overdue',
    tag: 'Orders',
    summary: 'List orders that have had one status for too long',
    description: 'Orders that have stayed in one status for longer than it should last.',
    query: ListOverdueOrdersDto,
    answers: { 200: { description: 'One page, the longest first.', schema: 'OverdueOrderList' } },
    problems: ['validation_failed'],
  },
  {
    id: 'repairOrder',
    method: 'post',
    path: '/v1/operator/orders/{order_id}/repair',
    tag: 'Orders',
    summary: 'Repair the views of an order',
    description: 'Writes the views from the events, and publishes the named events again.',
    body: { shape: RepairOrderDto },
    answers: { 200: { description: 'The result of the repair.', schema: 'RepairedOrder' } },
    problems: ['order_not_found'],
  },
];

const webhooks: readonly Operation[] = [
  {
    id: 'listAllWebhooks',
    method: 'get',
    path: '/v1/operator/webhooks',
    tag: 'Webhooks',
    summary: 'List webhooks of all partners',
    description: 'Partner after partner, the oldest partner first; newest first within one partner and environment.',
    query: ListAllWebhooksDto,
    answers: { 200: { description: 'One page.', schema: 'AllWebhooks' } },
    problems: ['validation_failed'],
  },
  {
    id: 'listPartnerWebhooks',
    method: 'get',
    path: `${ofEnvironment}/webhooks`,
    tag: 'Webhooks',
    summary: 'List webhooks of a partner',
    description:
      'The delivery log of one partner and environment, newest first. `attempts` has the last 6 attempts without their excerpts.',
    query: ListWebhooksDto,
    answers: { 200: { description: 'One page.', schema: 'WebhookPage' } },
    problems: ['partner_not_found', 'validation_failed'],
  },
  {
    id: 'getPartnerWebhook',
    method: 'get',
    path: `${ofEnvironment}/webhooks/{delivery_id}`,
    tag: 'Webhooks',
    summary: 'Get a webhook of a partner',
    description: 'Its request, and a page of its attempts: send `attempts_next` as `attempts_after` for the next page.',
    query: GetWebhookDto,
    answers: { 200: { description: 'The webhook.', schema: 'WebhookDetails' } },
    problems: ['partner_not_found', 'webhook_not_found', 'validation_failed'],
  },
  {
    id: 'redeliverPartnerWebhook',
    method: 'post',
    path: `${ofEnvironment}/webhooks/{delivery_id}/redeliver`,
    tag: 'Webhooks',
    summary: 'Send a webhook of a partner again',
    description: 'Under the same `event_id`, as the partner itself may do.',
    body: noFields,
    answers: { 202: { description: 'The webhook will be sent again.', schema: 'AcceptedRedelivery' } },
    problems: ['partner_not_found', 'webhook_not_found'],
  },
  {
    id: 'redeliverPartnerWebhooks',
    method: 'post',
    path: `${ofEnvironment}/webhooks/redeliver`,
    tag: 'Webhooks',
    summary: 'Send many webhooks of a partner again',
    description:
      'All webhooks that the filters select, as the partner itself may do. While a redelivery is in progress, its progress is returned.',
    body: { shape: RedeliverWebhooksDto },
    answers: {
      202: { description: 'The redelivery and its progress.', schema: 'RedeliveryProgress', headers: ['Location'] },
    },
    problems: ['partner_not_found'],
  },
  {
    id: 'getPartnerRedelivery',
    method: 'get',
    path: `${ofEnvironment}/webhooks/redeliveries/{redelivery_id}`,
    tag: 'Webhooks',
    summary: 'Get the progress of a redelivery',
    description: 'Poll it until `finished_at` is set.',
    answers: { 200: { description: 'The progress.', schema: 'RedeliveryProgress' } },
    problems: ['partner_not_found', 'redelivery_not_found'],
  },
];

/** Every operation that accepts the operator token. */
export const operatorOperations: readonly Operation[] = [
  ...accountOperations,
  ...operatorTokenOperations,
  ...orders,
  ...webhooks,
  ...usageOperations(ofEnvironment, 'partner'),
  listPartnerRequests,
  {
    id: 'repairPartnerUsage',
    method: 'post',
    path: `${ofEnvironment}/usage/repair`,
    tag: 'Usage',
    summary: 'Count usage again and correct the figures',
    description: 'For `dakpion audit repair`. While `status` is `under_way`, repeat the request.',
    body: noFields,
    answers: { 200: { description: 'The corrected days.', schema: 'RepairedUsage' } },
    problems: ['partner_not_found'],
  },
  ...repairOperations,
];
