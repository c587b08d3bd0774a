import { CallbackUrlController } from '../callback/callback-url.controller.ts';
import { EventsController } from '../events/events.controller.ts';
import { WebhookSourcesController } from '../meta/webhook-sources.controller.ts';
import { OrdersController } from '../orders/orders.controller.ts';
import { QuotationsController } from '../quotations/quotations.controller.ts';
import { RequestsController } from '../request-log/requests.controller.ts';
import { UsageController } from '../usage/usage.controller.ts';
import { WebhookSettingsController } from '../webhooks/webhook-settings.controller.ts';
import { WebhooksController } from '../webhooks/webhooks.controller.ts';

/** The partners' API, in the order of its document. */
export const partnerControllers = [
  QuotationsController,
  OrdersController,
  EventsController,
  CallbackUrlController,
  WebhookSettingsController,
  WebhooksController,
  UsageController,
  RequestsController,
  WebhookSourcesController,
];
