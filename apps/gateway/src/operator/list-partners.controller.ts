import { type PartnerSummary, Partners } from '@dakpion/partners';
import { Field } from '@dakpion/validation';
import { Get } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { type Pagination, pageNumberRule, pageOf, pageSizeRule, paginationOf } from '../validation/page.ts';
import { ValidQuery } from '../validation/valid-request.ts';

export class ListPartnersDto {
  @Field(pageNumberRule, 'optional') readonly page!: string | null;
  @Field(pageSizeRule(100), 'optional') readonly limit!: string | null;
}

/** `GET /v1/operator/partners` → all partners without their secrets, newest first. */
@OperatorApi()
export class ListPartnersController {
  constructor(private readonly partners: Partners) {}

  @Get('partners')
  async list(
    @ValidQuery(ListPartnersDto) query: ListPartnersDto,
  ): Promise<{ data: readonly PartnerSummary[]; pagination: Pagination }> {
    const page = pageOf(query);
    const { partners, total } = await this.partners.list({ offset: page.offset, limit: page.limit });
    return { data: partners, pagination: paginationOf(page, total) };
  }
}
