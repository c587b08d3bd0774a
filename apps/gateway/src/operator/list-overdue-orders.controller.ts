import { type Environment, environments, epochMsOf, type OpenStatus, openStatuses } from '@dakpion/contracts';
import { type OpenOrder, OpenOrders } from '@dakpion/read-models';
import { CLOCK, type Clock, SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Field, OneOf } from '@dakpion/validation';
import { Get, Inject } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { type Pagination, pageNumberRule, pageOf, pageSizeRule, paginationOf } from '../validation/page.ts';
import { ValidQuery } from '../validation/valid-request.ts';

const minuteMs = 60_000;

export class ListOverdueOrdersDto {
  @OneOf(openStatuses, undefined, 'optional') readonly parcel_status!: OpenStatus | null;
  @OneOf(environments, undefined, 'optional') readonly environment!: Environment | null;
  @Field(pageNumberRule, 'optional') readonly page!: string | null;
  @Field(pageSizeRule(200), 'optional') readonly limit!: string | null;
}

/** An open order, and for how many whole minutes it has had its status. */
export interface OverdueOrder extends OpenOrder {
  readonly minutes: number;
}

/**
 * `GET /v1/operator/orders/overdue` → the orders of all partners that have had a status (`parcel_status`, by default PENDING) for
 * longer than its limit, such as PENDING_ALERT_MINUTES; the longest wait first.
 */
@OperatorApi()
export class ListOverdueOrdersController {
  constructor(
    private readonly openOrders: OpenOrders,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('orders/overdue')
  async list(
    @ValidQuery(ListOverdueOrdersDto) query: ListOverdueOrdersDto,
  ): Promise<{ data: readonly OverdueOrder[]; pagination: Pagination }> {
    const { environment } = query;
    const status = query.parcel_status ?? 'PENDING';
    const page = pageOf(query);
    const now = this.clock();
    const sinceBefore = now - this.settings.alertMinutes[status] * minuteMs;
    const { offset, limit } = page;
    const { orders, total } = await this.openOrders.list({ status, environment, sinceBefore, offset, limit });
    const data = orders.map((order) => ({
      ...order,
      minutes: Math.floor((now - epochMsOf(order.since)) / minuteMs),
    }));
    return { data, pagination: paginationOf(page, total) };
  }
}
