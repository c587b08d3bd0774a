import { type DhakaTime, epochMsOf, type OrderDetails } from '@dakpion/contracts';
import { OrderViews } from '@dakpion/read-models';
import { CLOCK, type Clock } from '@dakpion/service';
import { Get, Inject, Param } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { refuseFaults } from '../validation/read-json.ts';
import { timeOf } from '../validation/time-range.ts';
import { ValidQuery } from '../validation/valid-request.ts';
import { GetOrderDto } from './get-order.dto.ts';
import { orderIdIn } from './order-path.ts';
import { PastOrders } from './past-orders.ts';

/** `GET /v1/business/order/{order_id}` → the details of one order, as it is now or, with `as_of`, as it was. */
@PartnerApi()
export class GetOrderController {
  constructor(
    private readonly orderViews: OrderViews,
    private readonly pastOrders: PastOrders,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('order/:order_id')
  async get(
    @CallerOfRequest() caller: Caller,
    @Param('order_id') orderId: string,
    @ValidQuery(GetOrderDto) query: GetOrderDto,
  ): Promise<OrderDetails> {
    const asOf = timeOf(query.as_of);
    if (asOf !== null) return this.pastOrders.details(caller, orderIdIn(orderId), this.past(asOf));
    const details = await this.orderViews.details(caller, orderIdIn(orderId));
    if (details === null) throw new ProblemError({ code: 'order_not_found', order_id: orderId });
    return details;
  }

  /** The state of an order in the future is unknown. */
  private past(asOf: DhakaTime): DhakaTime {
    const fault = { field: 'as_of', code: 'out_of_range', message: 'Must not be in the future.' } as const;
    refuseFaults({ errors: epochMsOf(asOf) > this.clock() ? [fault] : [] });
    return asOf;
  }
}
