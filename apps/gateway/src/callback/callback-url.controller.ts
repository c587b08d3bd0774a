import type { Environment } from '@dakpion/contracts';
import {
  type CallbackSetting,
  type ChangedCallbackSetting,
  PartnerAccounts,
  Partners,
  tokenOriginOf,
} from '@dakpion/partners';
import { type FieldError, isPlainObject } from '@dakpion/validation';
import { Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { contextOf } from '../access/command-context.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { Get, Put } from '../openapi/route.ts';
import { unlessRefused } from '../problems/unless-refused.ts';
import { furtherFaults, readBody, readJson, refuseFaults } from '../validation/read-json.ts';
import { CallbackUrlDto } from './callback-url.dto.ts';
import { CallbackUrlCheck } from './callback-url-check.ts';

/** The callback URL of the key's environment, and where its shared secret is sent. */
@PartnerApi('Webhooks')
export class CallbackUrlController {
  constructor(
    private readonly partners: Partners,
    private readonly partnerAccounts: PartnerAccounts,
    private readonly callbackUrlCheck: CallbackUrlCheck,
  ) {}

  @Get('webhooks/callback', {
    summary: 'Get the callback URL',
    description:
      'Webhooks of orders without a `callback_url` of their own go there. `X-Webhook-Secret` is sent to `token_origin` only.',
    answers: { 200: { description: 'The URL of the environment of the key.', schema: 'CallbackUrl' } },
  })
  async getCallbackUrl(@CallerOfRequest() caller: Caller): Promise<CallbackSetting> {
    const partner = await this.partners.find(caller.partner_id);
    if (partner === null) return { callback_url: null, token_origin: null };
    const webhook = partner.webhook[caller.environment];
    return { callback_url: webhook.callback_url, token_origin: tokenOriginOf(webhook) };
  }

  @Put('webhooks/callback', {
    summary: 'Set or remove the callback URL',
    description:
      'null removes the URL. Webhooks that were not delivered yet go to the new URL, or are discarded. A URL of another origin (scheme, host, port) gets a new shared secret in `token`, which is returned only in this answer: if it was lost, rotate the webhook secrets. An origin that the URL left within the last 24 hours gets its former one back.',
    body: CallbackUrlDto,
    answers: { 200: { description: 'The URL that is set now.', schema: 'ChangedCallbackUrl' } },
    requiresConfirmation: true,
  })
  async setCallbackUrl(
    @CallerOfRequest() { partner_id, environment }: Caller,
    @Req() request: FastifyRequest,
  ): Promise<ChangedCallbackSetting> {
    const callback_url = await this.readUrl(request, environment);
    const context = contextOf(request);
    const change = await this.partnerAccounts.setCallbackUrl(partner_id, environment, callback_url, context);
    return unlessRefused(change);
  }

  private async readUrl(request: FastifyRequest, environment: Environment): Promise<string | null> {
    const body = readBody(request, CallbackUrlDto);
    const { callback_url } = body.value;
    const further = furtherFaults(body, [
      ...findMissing(readJson(request)),
      ...(await this.callbackUrlCheck.findFaults(callback_url, environment)),
    ]);
    refuseFaults(body, { errors: further });
    return callback_url;
  }
}

/** An empty object must not remove the URL by mistake. */
function findMissing(body: unknown): FieldError[] {
  if (isPlainObject(body) && 'callback_url' in body) return [];
  return [{ field: 'callback_url', code: 'required', message: 'Is required. Send null to remove the callback URL.' }];
}
