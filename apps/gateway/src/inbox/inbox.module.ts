import { Module } from '@nestjs/common';
import { StoresModule } from '../stores/stores.module.ts';
import { WebhooksModule } from '../webhooks/webhooks.module.ts';
import { InboxController } from './inbox.controller.ts';
import { Inbox } from './inbox.ts';
import { OwnWebhooks } from './own-webhooks.ts';

/** The inboxes that show sandbox webhooks of this program. */
@Module({
  imports: [StoresModule, WebhooksModule],
  controllers: [InboxController],
  providers: [Inbox, OwnWebhooks],
})
export class InboxModule {}
