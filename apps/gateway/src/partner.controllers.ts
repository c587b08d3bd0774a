import { GetCallbackUrlController } from './callback/get-callback-url.controller.ts';
import { SetCallbackUrlController } from './callback/set-callback-url.controller.ts';
import { StreamEventsController } from './event-streams/stream-events.controller.ts';
import { StreamOrderEventsController } from './event-streams/stream-order-events.controller.ts';
import { ListEventsController } from './events/list-events.controller.ts';
import { CancelOrderController } from './orders/cancel-order.controller.ts';
import { CreateOrderController } from './orders/create-order.controller.ts';
import { CreateOrdersController } from './orders/create-orders.controller.ts';
import { GetOrderController } from './orders/get-order.controller.ts';
import { GetOrderStatusController } from './orders/get-order-status.controller.ts';
import { ListOrdersController } from './orders/list-orders.controller.ts';
import { RetryOrderController } from './orders/retry-order.controller.ts';
import { QuoteController } from './quotations/quote.controller.ts';
import { ListRequestsController } from './request-log/list-requests.controller.ts';
import { GetOrderProofController } from './transparency/get-order-proof.controller.ts';
import { GetStatementController } from './usage/get-statement.controller.ts';
import { GetUsageController } from './usage/get-usage.controller.ts';
import { GetRedeliveryController } from './webhooks/get-redelivery.controller.ts';
import { GetWebhookController } from './webhooks/get-webhook.controller.ts';
import { GetWebhookSettingsController } from './webhooks/get-webhook-settings.controller.ts';
import { ListWebhooksController } from './webhooks/list-webhooks.controller.ts';
import { RedeliverWebhookController } from './webhooks/redeliver-webhook.controller.ts';
import { RedeliverWebhooksController } from './webhooks/redeliver-webhooks.controller.ts';
import { SetWebhookSettingsController } from './webhooks/set-webhook-settings.controller.ts';
import { TestWebhookController } from './webhooks/test-webhook.controller.ts';

/** The partners' API, one for each use case. */
export const partnerControllers = [
  QuoteController,
  CreateOrderController,
  CreateOrdersController,
  ListOrdersController,
  GetOrderController,
  GetOrderStatusController,
  GetOrderProofController,
  CancelOrderController,
  RetryOrderController,
  ListEventsController,
  StreamEventsController,
  StreamOrderEventsController,
  GetCallbackUrlController,
  SetCallbackUrlController,
  GetWebhookSettingsController,
  SetWebhookSettingsController,
  ListWebhooksController,
  GetWebhookController,
  RedeliverWebhookController,
  RedeliverWebhooksController,
  GetRedeliveryController,
  TestWebhookController,
  GetUsageController,
  GetStatementController,
  ListRequestsController,
];
