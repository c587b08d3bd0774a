import { type CreatedPartner, PartnerAccounts } from '@dakpion/partners';
import { Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../http/post.ts';
import { readBody, refuseFaults } from '../validation/read-json.ts';
import { CreatePartnerDto } from './create-partner.dto.ts';
import { rateLimitsOf } from './rate-limits.dto.ts';

/** `POST /v1/operator/partners` → 201, the partner's keys and secrets, returned only here. */
@OperatorApi()
export class CreatePartnerController {
  constructor(private readonly partnerAccounts: PartnerAccounts) {}

  @Post('partners', { repeated: 'twice' })
  async create(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatedPartner> {
    const body = readBody(request, CreatePartnerDto);
    refuseFaults(body);
    const { name, email, rate_limits } = body.value;
    const partner = { name, email, ...(rate_limits && { rate_limits: rateLimitsOf(rate_limits) }) };
    const created = await this.partnerAccounts.create(partner, operatorContextOf(request));
    reply.header('Location', `/v1/operator/partners/${created.partner_id}`);
    return created;
  }
}
