import type { Owner } from '@dakpion/contracts';
import {
  type IssuedApiKey,
  PartnerAccounts,
  type ReencryptedSecrets,
  type RotatedKey,
  type RotatedWebhookSecrets,
} from '@dakpion/partners';
import { Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../openapi/route.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { unlessRefused } from '../problems/unless-refused.ts';
import { type OwnerPath, ownerIn, partnerIdIn } from './partner-directory.ts';

/** Replaces credentials of a partner with new ones. */
@OperatorApi('Partners')
export class PartnerCredentialsController {
  constructor(private readonly partnerAccounts: PartnerAccounts) {}

  /** A key that was already expiring ends now. */
  @Post('partners/:partner_id/:environment/api-key/rotate', {
    summary: 'Rotate an API key',
    description: 'The previous key works for another 24 hours.',
    answers: { 200: { description: 'The new key, returned only here.', schema: 'RotatedApiKey' } },
    problems: ['partner_not_found'],
    repeated: 'twice',
  })
  async rotateApiKey(@Param() path: OwnerPath, @Req() request: FastifyRequest): Promise<RotatedKey & Owner> {
    const { partner_id, environment } = ownerIn(path);
    const done = await this.partnerAccounts.rotateApiKey(partner_id, environment, operatorContextOf(request));
    return { partner_id, environment, ...unlessRefused(done) };
  }

  /** A 503 means that the revocation is not confirmed yet: send the request again. */
  @Post('partners/:partner_id/:environment/api-key/revoke', {
    summary: 'Revoke all API keys of an environment',
    description: 'All keys of the environment end at once, and one new key is issued.',
    answers: { 200: { description: 'A new key, returned only here.', schema: 'RevokedApiKeys' } },
    problems: ['partner_not_found'],
    repeated: 'harmless',
  })
  async revokeApiKeys(@Param() path: OwnerPath, @Req() request: FastifyRequest): Promise<IssuedApiKey & Owner> {
    const { partner_id, environment } = ownerIn(path);
    const done = await this.partnerAccounts.revokeApiKeys(partner_id, environment, operatorContextOf(request));
    return { partner_id, environment, ...unlessRefused(done) };
  }

  /** A delivery carries only one token, which changes now. */
  @Post('partners/:partner_id/:environment/webhook-secret/rotate', {
    summary: 'Rotate the webhook secrets',
    description: 'Webhooks carry two signatures for 24 hours, by the new secret and by the previous one.',
    answers: { 200: { description: 'The new secrets, returned only here.', schema: 'RotatedWebhookSecret' } },
    problems: ['partner_not_found'],
    repeated: 'twice',
  })
  async rotateWebhookSecret(
    @Param() path: OwnerPath,
    @Req() request: FastifyRequest,
  ): Promise<RotatedWebhookSecrets & Owner> {
    const { partner_id, environment } = ownerIn(path);
    const done = await this.partnerAccounts.rotateWebhookSecrets(partner_id, environment, operatorContextOf(request));
    return { partner_id, environment, ...unlessRefused(done) };
  }

  @Post('partners/:partner_id/secrets/reencrypt', {
    summary: 'Encrypt the secrets of a partner with the first key',
    description:
      'Encrypts webhook secrets and secrets of one-time codes again that a previous key of `SECRETS_KEY` has encrypted. The secrets stay the same. A repeated request changes nothing.',
    answers: { 200: { description: 'The number of secrets.', schema: 'ReencryptedSecrets' } },
    problems: ['partner_not_found'],
    repeated: 'harmless',
  })
  async reencryptSecrets(
    @Param('partner_id') partnerId: string,
    @Req() request: FastifyRequest,
  ): Promise<ReencryptedSecrets> {
    const partner_id = partnerIdIn(partnerId);
    const done = await this.partnerAccounts.reencryptSecrets(partner_id, operatorContextOf(request));
    if (done === null) throw new ProblemError({ code: 'partner_not_found', partner_id });
    return done;
  }
}
