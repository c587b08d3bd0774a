import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CallbackModule } from '../callback/callback.module.ts';
import { OperatorModule } from '../operator/operator.module.ts';
import { OperatorWebhooksController } from './operator-webhooks.controller.ts';
import { TestWebhooks } from './test-webhooks.ts';
import { TestsUnderWay } from './tests-under-way.ts';
import { WebhookLog } from './webhook-log.ts';
import { WebhookRedeliveries } from './webhook-redeliveries.ts';
import { WebhookSettingsController } from './webhook-settings.controller.ts';
import { WebhookSourcesController } from './webhook-sources.controller.ts';
import { WebhooksController } from './webhooks.controller.ts';

/** Webhooks for partners and operators: their log, settings, redelivery and tests. */
@Module({
  imports: [AccessModule, CallbackModule, OperatorModule],
  controllers: [WebhookSettingsController, WebhooksController, OperatorWebhooksController, WebhookSourcesController],
  providers: [WebhookLog, WebhookRedeliveries, TestWebhooks, TestsUnderWay],
  exports: [TestsUnderWay],
})
export class WebhooksModule {}
