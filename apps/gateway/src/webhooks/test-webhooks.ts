import {
  dhakaTime,
  type SendTestWebhook,
  type SendTestWebhookReply,
  type SentTestWebhook,
  topics,
} from '@dakpion/contracts';
import type { BrokerClient } from '@dakpion/messaging';
import { Partners } from '@dakpion/partners';
import { BROKER_CLIENT, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import type { FieldError } from '@dakpion/validation';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { CallbackUrlCheck } from '../callback/callback-url-check.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { requestOnce } from '../service-requests/service-request.ts';
import { furtherFaults, readBody } from '../validation/read-json.ts';
import { TestWebhookDto } from './test-webhook.dto.ts';
import { TestsUnderWay } from './tests-under-way.ts';

/**
 * Long enough for the time-outs of the partner's previous test and of this one. With a second for the address of the URL, it is shorter
 * than the 15 s after which the partners' client gives up.
 */
const timeoutMs = 13_500;
const noUrl: FieldError = {
  field: 'callback_url',
  code: 'required',
  message: 'Is required because this environment has no callback URL.',
};

/**
 * Sends test webhooks, and returns the request and the response, whatever it was. The example is signed like a webhook, names no
 * order, and is not in the log. Each partner's environment has one test at a time: a second one at the same gateway is answered
 * with 429 `test_under_way`. One at another gateway waits at the webhook service, and is answered with 503 if it was not sent in
 * time.
 */
@Injectable()
export class TestWebhooks {
  constructor(
    private readonly partners: Partners,
    private readonly callbackUrlCheck: CallbackUrlCheck,
    private readonly testsUnderWay: TestsUnderWay,
    @Inject(BROKER_CLIENT) private readonly client: BrokerClient,
    /** The webhook service compares this time with its own clock. Both times come from the store's clock. */
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
  ) {}

  async send(caller: Caller, request: FastifyRequest): Promise<SentTestWebhook> {
    const { partner_id, environment } = caller;
    const { event, url } = await this.readTest(caller, request);
    const requested_at = dhakaTime(this.stateStore.clock.now());
    const command = { type: 'SendTestWebhook', partner_id, environment, event, url, requested_at } as const;
    return this.testsUnderWay.alone(command, () => this.ask(command));
  }

  private async readTest(caller: Caller, request: FastifyRequest): Promise<Pick<SendTestWebhook, 'event' | 'url'>> {
    const body = readBody(request, TestWebhookDto);
    const { event, callback_url } = body.value;
    const url = callback_url ?? (await this.urlOf(caller));
    const found = url === null ? [noUrl] : await this.callbackUrlCheck.findFaults(callback_url, caller.environment);
    const errors = [...body.errors, ...furtherFaults(body, found)];
    if (url === null || errors.length > 0) throw new ProblemError({ code: 'validation_failed', errors });
    return { event, url };
  }

  private async urlOf({ partner_id, environment }: Caller): Promise<string | null> {
    const partner = await this.partners.find(partner_id);
    return partner?.webhook[environment].callback_url ?? null;
  }

  /**
   * Asked once, because a second question would send a second example. The partner is the key, so that tests of one
   * partner run one at a time.
   */
  private async ask(command: SendTestWebhook): Promise<SentTestWebhook> {
    const reply = await requestOnce<SendTestWebhookReply>(this.client, {
      topic: topics.webhookCommands,
      key: `test:${command.partner_id}:${command.environment}`,
      value: command,
      timeoutMs,
    });
    if (reply.outcome === 'expired') throw new ProblemError({ code: 'temporarily_unavailable', retry_after: 10 });
    return reply.sent;
  }
}
