import { DropDeadLetterDto } from '../dead-letters/drop-dead-letter.controller.ts';
import { ListDeadLettersDto } from '../dead-letters/list-dead-letters.controller.ts';
import { CreatePartnerDto } from '../operator/create-partner.dto.ts';
import { FindOrdersDto } from '../operator/find-orders.controller.ts';
import { ListOverdueOrdersDto } from '../operator/list-overdue-orders.controller.ts';
import { ListPartnersDto } from '../operator/list-partners.controller.ts';
import { RateLimitsDto } from '../operator/rate-limits.dto.ts';
import { RepairOrderDto } from '../operator/repair-order.controller.ts';
import { ResetUserPasswordDto } from '../operator/reset-user-password.controller.ts';
import { ListAllWebhooksDto } from '../webhooks/list-all-webhooks.controller.ts';
import { ListWebhooksDto } from '../webhooks/list-webhooks.dto.ts';
import { RedeliverWebhooksDto } from '../webhooks/redeliver-webhooks.dto.ts';
import { riderEventsOperation } from './dispatch-operations.ts';
import type { Operation } from './operation.ts';
import { listPartnerRequests } from './request-log-operations.ts';
import { usageOperations } from './usage-operations.ts';

/** A body that may be left out and has no fields. */
class NoFields {}

const nothing = { shape: NoFields, isOptional: true } as const;
const partners = '/v1/operator/partners';
const ofPartner = `${partners}/{partner_id}`;
const ofEnvironment = `${ofPartner}/{environment}`;
const letters = '/v1/operator/dead-letters';

const accounts: readonly Operation[] = [
  {
    id: 'createPartner',
    method: 'post',
    path: partners,
    tag: 'Partners',
    summary: 'Create a partner',
    description: 'Keys, secrets and the password are returned only here.',
    body: { shape: CreatePartnerDto },
    answers: { 201: { description: 'The partner.', schema: 'CreatedPartner', headers: ['Location'] } },
  },
  {
    id: 'listPartners',
    method: 'get',
    path: partners,
    tag: 'Partners',
    summary: 'List partners',
    description: 'Newest first, without secrets.',
    query: ListPartnersDto,
    answers: { 200: { description: 'One page, newest first.', schema: 'PartnerList' } },
    problems: ['validation_failed'],
  },
  {
    id: 'getPartner',
    method: 'get',
    path: ofPartner,
    tag: 'Partners',
    summary: 'Get a partner',
    description: 'Names, limits and whether it is suspended, without secrets.',
    answers: { 200: { description: 'The partner without its secrets.', schema: 'PartnerSummary' } },
    problems: ['partner_not_found'],
  },
  ...(['suspend', 'resume'] as const).map(
    (verb): Operation => ({
      id: `${verb}Partner`,
      method: 'post',
      path: `${ofPartner}/${verb}`,
      tag: 'Partners',
      summary: verb === 'suspend' ? 'Suspend a partner' : 'Resume a partner',
      description:
        verb === 'suspend'
          ? 'Its keys are refused with `partner_suspended` from now on, and its users are signed out.'
          : 'Its keys work again, and its users can sign in again.',
      body: nothing,
      answers: { 200: { description: 'The partner.', schema: 'PartnerSummary' } },
      problems: ['partner_not_found'],
    }),
  ),
  {
    id: 'setRateLimits',
    method: 'put',
    path: `${ofPartner}/rate-limits`,
    tag: 'Partners',
    summary: 'Set rate limits',
    description: 'Requests per minute. An environment that is left out keeps its limits.',
    body: { shape: RateLimitsDto },
    answers: { 200: { description: 'The partner.', schema: 'PartnerSummary' } },
    problems: ['partner_not_found'],
  },
  {
    id: 'rotateApiKey',
    method: 'post',
    path: `${ofEnvironment}/api-key/rotate`,
    tag: 'Partners',
    summary: 'Rotate an API key',
    description: 'The previous key works for another 24 hours.',
    body: nothing,
    answers: { 200: { description: 'The new key, returned only here.', schema: 'RotatedApiKey' } },
    problems: ['partner_not_found'],
  },
  {
    id: 'revokeApiKeys',
    method: 'post',
    path: `${ofEnvironment}/api-key/revoke`,
    tag: 'Partners',
    summary: 'Revoke all API keys of an environment',
    description: 'All keys of the environment end at once, and one new key is issued.',
    body: nothing,
    answers: { 200: { description: 'A new key, returned only here.', schema: 'RevokedApiKeys' } },
    problems: ['partner_not_found'],
  },
  {
    id: 'rotateWebhookSecret',
    method: 'post',
    path: `${ofEnvironment}/webhook-secret/rotate`,
    tag: 'Partners',
    summary: 'Rotate the webhook secrets',
    description: 'Webhooks carry two signatures for 24 hours, by the new secret and by the previous one.',
    body: nothing,
    answers: { 200: { description: 'The new secrets, returned only here.', schema: 'RotatedWebhookSecret' } },
    problems: ['partner_not_found'],
  },
  {
    id: 'reencryptSecrets',
    method: 'post',
    path: `${ofPartner}/secrets/reencrypt`,
    tag: 'Partners',
    summary: 'Encrypt the secrets of a partner with the first key',
    description:
      'Encrypts webhook secrets and secrets of one-time codes again that a previous key of `SECRETS_KEY` has encrypted. The secrets stay the same. A repeated request changes nothing.',
    body: nothing,
    answers: { 200: { description: 'The number of secrets.', schema: 'ReencryptedSecrets' } },
    problems: ['partner_not_found'],
  },
  {
    id: 'listPartnerUsers',
    method: 'get',
    path: `${ofPartner}/users`,
    tag: 'Partners',
    summary: 'List the users of a partner',
    description: 'Users who can sign in to the dashboard, and invited users.',
    answers: { 200: { description: 'The users, oldest first; 50 at most.', schema: 'UserList' } },
    problems: ['partner_not_found'],
  },
  {
    id: 'resetUserPassword',
    method: 'post',
    path: `${ofPartner}/users/{user_id}/password-reset`,
    tag: 'Partners',
    summary: 'Issue a link for a new password',
    description: 'The link works once, for one hour. The present password works until then.',
    body: { shape: ResetUserPasswordDto, isOptional: true },
    answers: { 200: { description: 'The link, returned only here.', schema: 'PasswordResetLink' } },
    problems: ['partner_not_found', 'user_not_found'],
  },
];

const orders: readonly Operation[] = [
  riderEventsOperation('postOperatorRiderEvents', '/v1/operator/rider-events'),
  {
    id: 'findOrders',
    method: 'get',
    path: '/v1/operator/orders',
    tag: 'Orders',
    summary: 'Find orders of any partner',
    description: 'By `order_id` or by `partner_reference_id`.',
    query: FindOrdersDto,
    answers: { 200: { description: 'The orders and their owners.', schema: 'FoundOrders' } },
    problems: ['validation_failed'],
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
    description: 'The delivery log of one partner and environment with all attempts, newest first.',
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
    description: 'Its attempts, and the complete last request and response.',
    answers: { 200: { description: 'The webhook.', schema: 'WebhookDetails' } },
    problems: ['partner_not_found', 'webhook_not_found'],
  },
  {
    id: 'redeliverPartnerWebhook',
    method: 'post',
    path: `${ofEnvironment}/webhooks/{delivery_id}/redeliver`,
    tag: 'Webhooks',
    summary: 'Send a webhook of a partner again',
    description: 'Under the same `event_id`, as the partner itself may do.',
    body: nothing,
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

const repair: readonly Operation[] = [
  {
    id: 'listDeadLetters',
    method: 'get',
    path: letters,
    tag: 'Dead letters',
    summary: 'List dead letters',
    description: 'Oldest first. Without `status`, undecided ones only.',
    query: ListDeadLettersDto,
    answers: { 200: { description: 'One page, oldest first.', schema: 'DeadLetterPage' } },
    problems: ['validation_failed'],
  },
  {
    id: 'getDeadLetter',
    method: 'get',
    path: `${letters}/{letter_id}`,
    tag: 'Dead letters',
    summary: 'Get a dead letter',
    description: 'With the message itself and its headers.',
    answers: { 200: { description: 'The letter and its message.', schema: 'OpenedDeadLetter' } },
    problems: ['dead_letter_not_found'],
  },
  {
    id: 'replayDeadLetter',
    method: 'post',
    path: `${letters}/{letter_id}/replay`,
    tag: 'Dead letters',
    summary: 'Send a dead letter to its topic again',
    description: 'Sends the message to its topic again. If it fails again, it becomes another dead letter.',
    body: nothing,
    answers: { 200: { description: 'The letter.', schema: 'DeadLetter' } },
    problems: ['dead_letter_not_found', 'dead_letter_settled'],
  },
  {
    id: 'dropDeadLetter',
    method: 'post',
    path: `${letters}/{letter_id}/drop`,
    tag: 'Dead letters',
    summary: 'Drop a dead letter',
    description: 'The message is not handled. The reason is stored with the decision.',
    body: { shape: DropDeadLetterDto },
    answers: { 200: { description: 'The letter.', schema: 'DeadLetter' } },
    problems: ['dead_letter_not_found', 'dead_letter_settled'],
  },
  {
    id: 'listFollowers',
    method: 'get',
    path: '/v1/operator/followers',
    tag: 'Parked streams',
    summary: 'List followers of the event store',
    description: 'How many events of its streams each follower has not handled, by its last saved position.',
    answers: { 200: { description: 'All followers.', schema: 'FollowerList' } },
  },
  {
    id: 'listParkedStreams',
    method: 'get',
    path: '/v1/operator/parked',
    tag: 'Parked streams',
    summary: 'List parked streams',
    description: 'Each follower continues with other streams while one is parked.',
    answers: { 200: { description: 'The streams.', schema: 'ParkedStreamList' } },
  },
  {
    id: 'releaseParkedStream',
    method: 'post',
    path: '/v1/operator/parked/{follower}/{stream}/release',
    tag: 'Parked streams',
    summary: 'Release a parked stream',
    description: 'The follower handles the stream again from the event that failed.',
    body: nothing,
    answers: { 202: { description: 'The stream.', schema: 'ParkedStream' } },
    problems: ['parked_stream_not_found'],
  },
];

/** Every operation that accepts the operator token. */
export const operatorOperations: readonly Operation[] = [
  ...accounts,
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
    body: nothing,
    answers: { 200: { description: 'The corrected days.', schema: 'RepairedUsage' } },
    problems: ['partner_not_found'],
  },
  ...repair,
];
