import { type Environment, environments, epochMsOf } from '@dakpion/contracts';
import { type PendingOrder, PendingOrders } from '@dakpion/order-views';
import { CLOCK, type Clock, SETTINGS, type Settings } from '@dakpion/service';
import { Get, Inject } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { Field, OneOf } from '../validation/field.ts';
import { checkPageNumber, checkPageSize, type Pagination, pageOf, paginationOf } from '../validation/page.ts';
import { ValidQuery } from '../validation/valid-request.ts';

const minuteMs = 60_000;

class ListPendingOrdersDto {
  @OneOf(environments, undefined, 'optional') readonly environment!: Environment | null;
  @Field(checkPageNumber, 'optional') readonly page!: string | null;
  @Field(checkPageSize(200), 'optional') readonly limit!: string | null;
}

/** An order that waits for a rider, and for how many whole minutes. */
interface OverdueOrder extends PendingOrder {
  readonly pending_minutes: number;
}

/**
 * `GET /v1/operator/orders/pending` → the orders of all partners that are PENDING for longer than
 * PENDING_ALERT_MINUTES, the oldest first.
 */
@OperatorApi()
export class ListPendingOrdersController {
  constructor(
    private readonly pendingOrders: PendingOrders,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('orders/pending')
  async list(
    @ValidQuery(ListPendingOrdersDto) query: ListPendingOrdersDto,
  ): Promise<{ data: readonly OverdueOrder[]; pagination: Pagination }> {
    const { environment } = query;
    const page = pageOf(query);
    const now = this.clock();
    const createdBefore = now - this.settings.pendingAlertMinutes * minuteMs;
    const { offset, limit } = page;
    const { orders, total } = await this.pendingOrders.list({ environment, createdBefore, offset, limit });
    const data = orders.map((order) => ({
      ...order,
      pending_minutes: Math.floor((now - epochMsOf(order.created_at)) / minuteMs),
    }));
    return { data, pagination: paginationOf(page, total) };
  }
}
