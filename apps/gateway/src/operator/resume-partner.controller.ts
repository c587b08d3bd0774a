import { PartnerAccounts, type PartnerSummary } from '@dakpion/partners';
import { HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { PartnerDirectory, partnerIdIn } from './partner-directory.ts';

/** Resuming takes no fields. */
class ResumePartnerDto {}

/** `POST /v1/operator/partners/{partner_id}/resume` → 200, the partner; its keys are valid again. */
@OperatorApi()
export class ResumePartnerController {
  constructor(
    private readonly partnerAccounts: PartnerAccounts,
    private readonly partners: PartnerDirectory,
  ) {}

  @Post('partners/:partner_id/resume')
  @HttpCode(200)
  async resume(
    @Param('partner_id') partnerId: string,
    @OptionalBody(ResumePartnerDto) _body: ResumePartnerDto,
    @Req() request: FastifyRequest,
  ): Promise<PartnerSummary> {
    const change = await this.partnerAccounts.resume(partnerIdIn(partnerId), operatorContextOf(request));
    return this.partners.after(partnerId, change);
  }
}
