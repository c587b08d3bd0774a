import { CallbackUrlDto } from '../callback/callback-url.dto.ts';
import { GetWebhookDto } from '../webhooks/get-webhook.dto.ts';
import { ListWebhooksDto } from '../webhooks/list-webhooks.dto.ts';
import { RedeliverWebhookDto } from '../webhooks/redeliver-webhook.controller.ts';
import { RedeliverWebhooksDto } from '../webhooks/redeliver-webhooks.dto.ts';
import { TestWebhookDto } from '../webhooks/test-webhook.dto.ts';
import { WebhookSettingsDto } from '../webhooks/webhook-settings.dto.ts';
import type { Operation } from './operation.ts';
import { business } from './operation-parts.ts';

/** Operations on callback URLs and webhooks of a partner. */
export const webhookOperations: readonly Operation[] = [
  {
    id: 'getCallbackUrl',
    method: 'get',
    path: `${business}/webhooks/callback`,
    tag: 'Webhooks',
    summary: 'Get the callback URL',
    description:
      'Webhooks of orders without a `callback_url` of their own go there. `X-Webhook-Secret` is sent to `token_origin` only.',
    answers: { 200: { description: 'The URL of the environment of the key.', schema: 'CallbackUrl' } },
  },
  {
    id: 'setCallbackUrl',
    method: 'put',
    path: `${business}/webhooks/callback`,
    tag: 'Webhooks',
    summary: 'Set or remove the callback URL',
    description:
      'null removes the URL. Webhooks that were not delivered yet go to the new URL, or are discarded. A URL of another origin (scheme, host, port) gets a new shared secret in `token`, which is returned only in this answer. An origin that the URL left within the last 24 hours gets its former one back.',
    body: { shape: CallbackUrlDto },
    answers: { 200: { description: 'The URL that is set now.', schema: 'ChangedCallbackUrl' } },
  },
  {
    id: 'getWebhookSettings',
    method: 'get',
    path: `${business}/webhooks/settings`,
    tag: 'Webhooks',
    summary: 'Get the webhook settings',
    description: 'Whether webhooks that were given up are sent again by themselves after an outage of your server.',
    answers: { 200: { description: 'The settings of the environment of the key.', schema: 'WebhookSettings' } },
  },
  {
    id: 'setWebhookSettings',
    method: 'put',
    path: `${business}/webhooks/settings`,
    tag: 'Webhooks',
    summary: 'Set the webhook settings',
    description:
      'With `resend_after_recovery`, webhooks that are given up from now on are sent again by themselves, oldest first, when a later webhook or a test is answered with 200 at the same origin. Each webhook is sent again at most three times in this way. Off by default.',
    body: { shape: WebhookSettingsDto },
    answers: { 200: { description: 'The settings now.', schema: 'WebhookSettings' } },
  },
  {
    id: 'listWebhooks',
    method: 'get',
    path: `${business}/webhooks`,
    tag: 'Webhooks',
    summary: 'List webhooks',
    description:
      'The delivery log, newest first. `attempts` has the last 6 attempts without their excerpts; the details of a webhook have all.',
    query: ListWebhooksDto,
    answers: { 200: { description: 'One page.', schema: 'WebhookPage' } },
    problems: ['validation_failed'],
  },
  {
    id: 'getWebhook',
    method: 'get',
    path: `${business}/webhooks/{delivery_id}`,
    tag: 'Webhooks',
    summary: 'Get a webhook',
    description:
      'Its request, and a page of its attempts. Send `attempts_next` as `attempts_after` for the next page. Response excerpts are kept of the first attempt, and of the last one before the webhook was delivered or went to review.',
    query: GetWebhookDto,
    answers: { 200: { description: 'The webhook, its attempts, and its request.', schema: 'WebhookDetails' } },
    problems: ['webhook_not_found', 'validation_failed'],
  },
  {
    id: 'redeliverWebhook',
    method: 'post',
    path: `${business}/webhooks/{delivery_id}/redeliver`,
    tag: 'Webhooks',
    summary: 'Send a webhook again',
    description:
      'Under the same `event_id`: to the URL of the order if it has one, else to the present one of the environment, else to the previous destination.',
    body: { shape: RedeliverWebhookDto, isOptional: true },
    answers: { 202: { description: 'The webhook will be sent again.', schema: 'AcceptedRedelivery' } },
    problems: ['webhook_not_found', 'storage_limit_reached'],
  },
  {
    id: 'redeliverWebhooks',
    method: 'post',
    path: `${business}/webhooks/redeliver`,
    tag: 'Webhooks',
    summary: 'Send many webhooks again',
    description:
      'Counts as 10 writes. Set `since`, `status`, or both. While a redelivery is in progress, a second request returns the progress of the first.',
    body: { shape: RedeliverWebhooksDto },
    answers: {
      202: { description: 'The redelivery and its progress.', schema: 'RedeliveryProgress', headers: ['Location'] },
    },
    problems: ['storage_limit_reached'],
  },
  {
    id: 'getRedelivery',
    method: 'get',
    path: `${business}/webhooks/redeliveries/{redelivery_id}`,
    tag: 'Webhooks',
    summary: 'Get the progress of a redelivery',
    description: 'Poll it until `finished_at` is set.',
    answers: { 200: { description: 'The progress.', schema: 'RedeliveryProgress' } },
    problems: ['redelivery_not_found'],
  },
  {
    id: 'sendTestWebhook',
    method: 'post',
    path: `${business}/webhooks/test`,
    tag: 'Webhooks',
    summary: 'Send a test webhook',
    description: 'Sends one signed example and returns the request and the response. The webhook log does not show it.',
    body: { shape: TestWebhookDto },
    answers: { 200: { description: 'The request, and the response.', schema: 'SentTestWebhook' } },
    problems: ['test_under_way'],
  },
];
