import type { Environment } from '@dakpion/contracts';
import { type CreatedPartner, PartnerAccounts, type PartnerSummary, Partners } from '@dakpion/partners';
import { Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { PasswordChecks } from '../access/password-checks.ts';
import { Get, Post, Put } from '../openapi/route.ts';
import { PartnerStorage, type PartnerStorageUse } from '../partner-storage/partner-storage.ts';
import { type Pagination, pageOf, paginationOf } from '../validation/page.ts';
import { readBody, refuseFaults } from '../validation/read-json.ts';
import { ValidBody, ValidQuery } from '../validation/valid-request.ts';
import { CreatePartnerDto } from './create-partner.dto.ts';
import { ListPartnersDto } from './list-partners.dto.ts';
import { PartnerDirectory, partnerIdIn } from './partner-directory.ts';
import { RateLimitsDto, rateLimitsOf } from './rate-limits.dto.ts';

/** A partner without its secrets, and how much it has stored. */
export interface PartnerDetails extends PartnerSummary {
  readonly storage: Readonly<Record<Environment, PartnerStorageUse>>;
}

/** The accounts of partners. */
@OperatorApi('Partners')
export class PartnersController {
  constructor(
    private readonly partnerAccounts: PartnerAccounts,
    private readonly allPartners: Partners,
    private readonly partners: PartnerDirectory,
    private readonly storage: PartnerStorage,
    private readonly passwords: PasswordChecks,
  ) {}

  @Post('partners', {
    summary: 'Create a partner',
    description:
      'Keys, secrets and the password are returned only here. If the answer was lost, look whether the list has the partner before you repeat the request, which makes a second one: keys and secrets can be rotated, and the password reset.',
    answers: { 201: { description: 'The partner.', schema: 'CreatedPartner', headers: ['Location'] } },
    repeated: 'twice',
  })
  async createPartner(
    @ValidBody(CreatePartnerDto) { name, email, rate_limits }: CreatePartnerDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatedPartner> {
    const partner = { name, email, ...(rate_limits && { rate_limits: rateLimitsOf(rate_limits) }) };
    // Waits for its turn, because it hashes a password.
    const create = () => this.partnerAccounts.create(partner, operatorContextOf(request));
    const created = await this.passwords.inTurn('operators', create);
    reply.header('Location', `/v1/operator/partners/${created.partner_id}`);
    return created;
  }

  @Get('partners', {
    summary: 'List partners',
    description: 'Newest first, without secrets.',
    answers: { 200: { description: 'One page, newest first.', schema: 'PartnerList' } },
  })
  async listPartners(
    @ValidQuery(ListPartnersDto) query: ListPartnersDto,
  ): Promise<{ data: readonly PartnerSummary[]; pagination: Pagination }> {
    const page = pageOf(query);
    const { partners, total } = await this.allPartners.list({ offset: page.offset, limit: page.limit });
    return { data: partners, pagination: paginationOf(page, total) };
  }

  @Get('partners/:partner_id', {
    summary: 'Get a partner',
    description: 'Names, limits, whether it is suspended, and how much it has stored, without secrets.',
    answers: { 200: { description: 'The partner without its secrets.', schema: 'PartnerDetails' } },
    problems: ['partner_not_found'],
  })
  async getPartner(@Param('partner_id') partnerId: string): Promise<PartnerDetails> {
    const partner = await this.partners.find(partnerId);
    const { partner_id } = partner;
    const [sandbox, production] = await Promise.all([
      this.storage.use({ partner_id, environment: 'sandbox' }),
      this.storage.use({ partner_id, environment: 'production' }),
    ]);
    return { ...partner, storage: { sandbox, production } };
  }

  @Post('partners/:partner_id/suspend', {
    summary: 'Suspend a partner',
    description: 'Its keys are refused with `partner_suspended` from now on, and its users are signed out.',
    answers: { 200: { description: 'The partner.', schema: 'PartnerSummary' } },
    problems: ['partner_not_found'],
    repeated: 'harmless',
  })
  async suspendPartner(
    @Param('partner_id') partnerId: string,
    @Req() request: FastifyRequest,
  ): Promise<PartnerSummary> {
    const change = await this.partnerAccounts.suspend(partnerIdIn(partnerId), operatorContextOf(request));
    return this.partners.after(partnerId, change);
  }

  @Post('partners/:partner_id/resume', {
    summary: 'Resume a partner',
    description: 'Its keys work again, and its users can sign in again.',
    answers: { 200: { description: 'The partner.', schema: 'PartnerSummary' } },
    problems: ['partner_not_found'],
    repeated: 'harmless',
  })
  async resumePartner(@Param('partner_id') partnerId: string, @Req() request: FastifyRequest): Promise<PartnerSummary> {
    const change = await this.partnerAccounts.resume(partnerIdIn(partnerId), operatorContextOf(request));
    return this.partners.after(partnerId, change);
  }

  @Put('partners/:partner_id/rate-limits', {
    summary: 'Set rate limits',
    description: 'Requests per minute. An environment that is left out keeps its limits.',
    body: RateLimitsDto,
    answers: { 200: { description: 'The partner.', schema: 'PartnerSummary' } },
    problems: ['partner_not_found'],
  })
  async setRateLimits(@Param('partner_id') partnerId: string, @Req() request: FastifyRequest): Promise<PartnerSummary> {
    partnerIdIn(partnerId);
    const body = readBody(request, RateLimitsDto);
    refuseFaults(body);
    const rateLimits = rateLimitsOf(body.value);
    const change = await this.partnerAccounts.setRateLimits(partnerId, rateLimits, operatorContextOf(request));
    return this.partners.after(partnerId, change);
  }
}
