import type { Environment } from '@dakpion/contracts';
import { type ChangedCallbackSetting, PartnerAccounts } from '@dakpion/partners';
import { type FieldError, isPlainObject } from '@dakpion/validation';
import { Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { contextOf } from '../access/command-context.ts';
import { RequiresConfirmation } from '../access/confirmation.guard.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { furtherFaults, readBody, readJson, refuseFaults } from '../validation/read-json.ts';
import { CallbackUrlDto } from './callback-url.dto.ts';
import { CallbackUrlCheck } from './callback-url-check.ts';

/** `PUT /v1/business/webhooks/callback` → 200, the present setting, for the environment of the key, with the shared secret of another origin. */
@PartnerApi()
export class SetCallbackUrlController {
  constructor(
    private readonly partnerAccounts: PartnerAccounts,
    private readonly callbackUrlCheck: CallbackUrlCheck,
  ) {}

  @Put('webhooks/callback')
  @RequiresConfirmation()
  async set(
    @CallerOfRequest() { partner_id, environment }: Caller,
    @Req() request: FastifyRequest,
  ): Promise<ChangedCallbackSetting> {
    const callback_url = await this.readUrl(request, environment);
    const context = contextOf(request);
    const change = await this.partnerAccounts.setCallbackUrl(partner_id, environment, callback_url, context);
    if (change.outcome === 'refused') throw new ProblemError({ code: 'partner_not_found', partner_id });
    const { outcome: _, ...setting } = change;
    return setting;
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
