import { type Environment, environments, type OrderSummary } from '@dakpion/contracts';
import { OrderViews, summaryOf } from '@dakpion/order-views';
import { Field, OneOf, Text } from '@dakpion/validation';
import { Get } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { pageSizeRule } from '../validation/page.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { OwnerWalk, type OwnerWalkPage, walkPlaceRule } from './owner-walk.ts';

export class FindOrdersDto {
  @Text(100, 'optional') readonly order_id!: string | null;
  @Text(100, 'optional') readonly partner_reference_id!: string | null;
  @OneOf(environments, undefined, 'optional') readonly environment!: Environment | null;
  @Field(walkPlaceRule, 'optional') readonly after!: string | null;
  @Field(pageSizeRule(200), 'optional') readonly limit!: string | null;
}

/**
 * `GET /v1/operator/orders?order_id=` or `?partner_reference_id=` → the orders of all partners with that id or exactly that
 * reference, with their owners; newest first within one partner and environment. Without a match, an empty list.
 */
@OperatorApi()
export class FindOrdersController {
  constructor(
    private readonly orderViews: OrderViews,
    private readonly ownerWalk: OwnerWalk,
  ) {}

  @Get('orders')
  async find(@ValidQuery(FindOrdersDto) query: FindOrdersDto): Promise<OwnerWalkPage<OrderSummary>> {
    const { order_id, partner_reference_id } = query;
    if ((order_id === null) === (partner_reference_id === null)) throw oneOfBoth(order_id === null);
    if (order_id !== null) return this.findById(order_id, query.environment);
    const wanted = { partner_reference_id: partner_reference_id ?? '' };
    return this.ownerWalk.page({ ...query, limit: Number(query.limit ?? 50) }, async (owner, { offset, limit }) => {
      const { orders, total } = await this.orderViews.listFrom(owner, wanted, { offset, limit });
      return { entries: orders, total };
    });
  }

  private async findById(orderId: string, wanted: Environment | null): Promise<OwnerWalkPage<OrderSummary>> {
    const none = { data: [], next_after: null };
    const found = await this.orderViews.ownerOf(orderId);
    if (found === null || (wanted !== null && found.environment !== wanted)) return none;
    const { partner_id, environment } = found;
    const details = await this.orderViews.storedDetails({ partner_id, environment }, orderId);
    if (details === null) return none;
    return { data: [{ partner_id, environment, ...summaryOf(details) }], next_after: null };
  }
}

function oneOfBoth(isNeither: boolean): ProblemError {
  const message = 'Set either order_id or partner_reference_id, not both.';
  const errors = [{ field: 'order_id', code: isNeither ? 'required' : 'not_allowed', message } as const];
  return new ProblemError({ code: 'validation_failed', errors });
}
