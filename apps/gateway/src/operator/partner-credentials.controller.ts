import type { Environment } from '@dakpion/contracts';
import { type IssuedApiKey, PartnerAccounts, type RotatedKey, type RotatedWebhookSecrets } from '@dakpion/partners';
import { HttpCode, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../http/post.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { NoFieldsDto } from '../validation/no-fields.dto.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { environmentIn, partnerIdIn } from './partner-directory.ts';

/** The owner of the new credentials. */
interface Owner {
  readonly partner_id: string;
  readonly environment: Environment;
}

/** Replaces credentials of a partner by new ones. */
@OperatorApi()
export class PartnerCredentialsController {
  constructor(private readonly partnerAccounts: PartnerAccounts) {}

  /**
   * `POST /v1/operator/partners/{partner_id}/{environment}/api-key/rotate` → 200, the new key, returned only here. The previous key
   * works until `previous_expires_at`; a key that was already expiring ends now.
   */
  @Post('partners/:partner_id/:environment/api-key/rotate', { repeated: 'twice' })
  @HttpCode(200)
  async rotateApiKey(
    @Param('partner_id') partnerId: string,
    @Param('environment') environmentText: string,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
    @Req() request: FastifyRequest,
  ): Promise<RotatedKey & Owner> {
    const environment = environmentIn(environmentText);
    const partner_id = partnerIdIn(partnerId);
    const done = await this.partnerAccounts.rotateApiKey(partner_id, environment, operatorContextOf(request));
    if (done.outcome === 'refused') throw new ProblemError({ code: 'partner_not_found', partner_id });
    const { outcome: _, ...key } = done;
    return { partner_id, environment, ...key };
  }

  /**
   * `POST /v1/operator/partners/{partner_id}/{environment}/webhook-secret/rotate` → 200, the new secrets, returned only here.
   * Deliveries are signed with both signing secrets until `previous_expires_at`; a delivery carries only one token, which changes
   * now.
   */
  @Post('partners/:partner_id/:environment/webhook-secret/rotate', { repeated: 'twice' })
  @HttpCode(200)
  async rotateWebhookSecret(
    @Param('partner_id') partnerId: string,
    @Param('environment') environmentText: string,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
    @Req() request: FastifyRequest,
  ): Promise<RotatedWebhookSecrets & Owner> {
    const environment = environmentIn(environmentText);
    const partner_id = partnerIdIn(partnerId);
    const done = await this.partnerAccounts.rotateWebhookSecrets(partner_id, environment, operatorContextOf(request));
    if (done.outcome === 'refused') throw new ProblemError({ code: 'partner_not_found', partner_id });
    const { outcome: _, ...secrets } = done;
    return { partner_id, environment, ...secrets };
  }

  /**
   * `POST /v1/operator/partners/{partner_id}/{environment}/api-key/revoke` → 200, a new key, returned only here. All other keys of
   * that environment are invalid from now on. A 503 means that the revocation is not confirmed yet: send the request again.
   */
  @Post('partners/:partner_id/:environment/api-key/revoke', { repeated: 'harmless' })
  @HttpCode(200)
  async revokeApiKeys(
    @Param('partner_id') partnerId: string,
    @Param('environment') environmentText: string,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
    @Req() request: FastifyRequest,
  ): Promise<IssuedApiKey & Owner> {
    const environment = environmentIn(environmentText);
    const partner_id = partnerIdIn(partnerId);
    const done = await this.partnerAccounts.revokeApiKeys(partner_id, environment, operatorContextOf(request));
    if (done.outcome === 'refused') throw new ProblemError({ code: 'partner_not_found', partner_id });
    const { outcome: _, ...key } = done;
    return { partner_id, environment, ...key };
  }
}
