import type { Environment } from '@dakpion/contracts';
import { type IssuedApiKey, PartnerAccounts } from '@dakpion/partners';
import { HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { NoFieldsDto } from '../validation/no-fields.dto.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { environmentIn, partnerIdIn } from './partner-directory.ts';

/** The owner of the keys, and the new key. */
type RevokeApiKeysAnswer = IssuedApiKey & { readonly partner_id: string; readonly environment: Environment };

/**
 * `POST /v1/operator/partners/{partner_id}/{environment}/api-key/revoke` → 200, a new key, returned only here. All other keys of
 * that environment are invalid from now on. A 503 means that the revocation is not confirmed yet: send the request again.
 */
@OperatorApi()
export class RevokeApiKeysController {
  constructor(private readonly partnerAccounts: PartnerAccounts) {}

  @Post('partners/:partner_id/:environment/api-key/revoke')
  @HttpCode(200)
  async revoke(
    @Param('partner_id') partnerId: string,
    @Param('environment') environmentText: string,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
    @Req() request: FastifyRequest,
  ): Promise<RevokeApiKeysAnswer> {
    const environment = environmentIn(environmentText);
    const partner_id = partnerIdIn(partnerId);
    const done = await this.partnerAccounts.revokeApiKeys(partner_id, environment, operatorContextOf(request));
    if (done.outcome === 'refused') throw new ProblemError({ code: 'partner_not_found', partner_id });
    const { outcome: _, ...key } = done;
    return { partner_id, environment, ...key };
  }
}
