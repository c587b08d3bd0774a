import { PartnerAccounts, type PartnerSummary } from '@dakpion/partners';
import { HttpCode, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../http/post.ts';
import { NoFieldsDto } from '../validation/no-fields.dto.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { PartnerDirectory, partnerIdIn } from './partner-directory.ts';

/** A partner is suspended, and resumed. */
@OperatorApi()
export class PartnerSuspensionController {
  constructor(
    private readonly partnerAccounts: PartnerAccounts,
    private readonly partners: PartnerDirectory,
  ) {}

  /** `POST /v1/operator/partners/{partner_id}/suspend` → 200, the partner; from now on its keys are refused with 403. */
  @Post('partners/:partner_id/suspend', { repeated: 'harmless' })
  @HttpCode(200)
  async suspend(
    @Param('partner_id') partnerId: string,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
    @Req() request: FastifyRequest,
  ): Promise<PartnerSummary> {
    const change = await this.partnerAccounts.suspend(partnerIdIn(partnerId), operatorContextOf(request));
    return this.partners.after(partnerId, change);
  }

  /** `POST /v1/operator/partners/{partner_id}/resume` → 200, the partner; its keys are valid again. */
  @Post('partners/:partner_id/resume', { repeated: 'harmless' })
  @HttpCode(200)
  async resume(
    @Param('partner_id') partnerId: string,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
    @Req() request: FastifyRequest,
  ): Promise<PartnerSummary> {
    const change = await this.partnerAccounts.resume(partnerIdIn(partnerId), operatorContextOf(request));
    return this.partners.after(partnerId, change);
  }
}
