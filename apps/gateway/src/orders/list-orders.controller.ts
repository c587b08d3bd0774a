import type { OrderSummary } from '@dakpion/contracts';
import { type OrderFilter, OrderViews } from '@dakpion/order-views';
import { Get } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { type Pagination, pageOf, paginationOf } from '../validation/page.ts';
import { refuseFaults } from '../validation/read-json.ts';
import { findRangeFault, timeOf } from '../validation/time-range.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { ListOrdersDto } from './list-orders.dto.ts';

/** `GET /v1/business/orders` → the caller's orders that the filters let through, newest first. */
@PartnerApi()
export class ListOrdersController {
  constructor(private readonly orderViews: OrderViews) {}

  @Get('orders')
  async list(
    @CallerOfRequest() caller: Caller,
    @ValidQuery(ListOrdersDto) query: ListOrdersDto,
  ): Promise<{ data: readonly OrderSummary[]; pagination: Pagination }> {
    refuseFaults({ errors: findRangeFault(query) });
    const page = pageOf(query);
    const { orders, total } = await this.orderViews.list(caller, { ...filterOf(query), ...page });
    return { data: orders, pagination: paginationOf(page, total) };
  }
}

function filterOf(query: ListOrdersDto): Omit<OrderFilter, 'page' | 'limit'> {
  const { parcel_status, partner_reference_id } = query;
  const created_at_from = timeOf(query.created_at_from);
  const created_at_to = timeOf(query.created_at_to);
  return {
    ...(parcel_status !== null && { parcel_status }),
    ...(partner_reference_id !== null && { partner_reference_id }),
    ...(created_at_from !== null && { created_at_from }),
    ...(created_at_to !== null && { created_at_to }),
  };
}
