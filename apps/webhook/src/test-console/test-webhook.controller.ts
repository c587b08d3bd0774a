import {
  dhakaTime,
  epochMsOf,
  newId,
  pattern,
  type SendTestWebhook,
  type SendTestWebhookReply,
  type SentTestWebhook,
  topics,
} from '@dakpion/contracts';
import { webhookBody } from '@dakpion/read-models';
import { CLOCK, type Clock, SETTINGS, STATE_STORE } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import type { StateStore } from '@dakpion/state-store';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { PartnerSecrets } from '../attempts/partner-secrets.ts';
import { webhookHeaders } from '../attempts/webhook-headers.ts';
import { WebhookSender } from '../attempts/webhook-sender.ts';
import { Recoveries } from '../recovery/recoveries.ts';
import { exampleMessage } from './example-message.ts';

/**
 * The maximum age of a request for which a test is still sent. It is shorter than the wait of the gateway minus the 6 s of a test.
 */
const testPatienceMs = 7_000;

/** Marks test webhooks, in addition to their order id. */
const testHeader = { 'x-webhook-test': 'true' } as const;

/** Sends example webhooks with the sender and the signature of real webhooks. Nothing is recorded. */
@Controller()
export class TestWebhookController {
  constructor(
    private readonly secrets: PartnerSecrets,
    private readonly sender: WebhookSender,
    private readonly recoveries: Recoveries,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @MessagePattern(pattern(topics.webhookCommands, 'SendTestWebhook'))
  async send(@Payload() command: SendTestWebhook): Promise<SendTestWebhookReply> {
    if (this.stateStore.clock.now() - epochMsOf(command.requested_at) > testPatienceMs) return { outcome: 'expired' };
    return { outcome: 'done', sent: await this.make(command) };
  }

  private async make({ partner_id, environment, event, url }: SendTestWebhook): Promise<SentTestWebhook> {
    const now = this.clock();
    const { publicUrl } = this.settings;
    const id = newId('evt_test');
    const message = exampleMessage({ event_id: id, partner_id, environment, event, publicUrl, now });
    const body = JSON.stringify(webhookBody(message, null, now));
    const secrets = await this.secrets.latest({ partner_id, environment, url });
    const headers = { ...webhookHeaders(secrets, { id, timestamp: Math.floor(now / 1_000), body }), ...testHeader };
    const { started_at, ...result } = await this.sender.send({ environment, url, headers, body });
    if (result.error === null) {
      await this.recoveries.tested({ partner_id, environment }, url, dhakaTime(started_at + result.duration_ms));
    }
    const shown = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        name.startsWith('x-webhook-secret') ? '(withheld)' : value,
      ]),
    );
    return {
      delivered: result.error === null,
      request: { method: 'POST', url, headers: shown, body },
      started_at: dhakaTime(started_at),
      ...result,
    };
  }
}
