import type { Environment } from '@dakpion/contracts';
import { PartnerAccounts, type RotatedWebhookSecrets } from '@dakpion/partners';
import { HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { environmentIn, partnerIdIn } from './partner-directory.ts';

/** Rotating takes no fields. */
class RotateWebhookSecretDto {}

/** The owner of the secrets, and the new ones. */
type RotateWebhookSecretAnswer = RotatedWebhookSecrets & {
  readonly partner_id: string;
  readonly environment: Environment;
};

/**
 * `POST /v1/operator/partners/{partner_id}/{environment}/webhook-secret/rotate` → 200, the new secrets, returned only here.
 * Deliveries are signed with both signing secrets until `previous_expires_at`; a delivery carries only one token, which changes
 * now.
 */
@OperatorApi()
export class RotateWebhookSecretController {
  constructor(private readonly partnerAccounts: PartnerAccounts) {}

  @Post('partners/:partner_id/:environment/webhook-secret/rotate')
  @HttpCode(200)
  async rotate(
    @Param('partner_id') partnerId: string,
    @Param('environment') environmentText: string,
    @OptionalBody(RotateWebhookSecretDto) _body: RotateWebhookSecretDto,
    @Req() request: FastifyRequest,
  ): Promise<RotateWebhookSecretAnswer> {
    const environment = environmentIn(environmentText);
    const partner_id = partnerIdIn(partnerId);
    const done = await this.partnerAccounts.rotateWebhookSecrets(partner_id, environment, operatorContextOf(request));
    if (done.outcome === 'refused') throw new ProblemError({ code: 'partner_not_found', partner_id });
    const { outcome: _, ...secrets } = done;
    return { partner_id, environment, ...secrets };
  }
}
