import type { OrderDetails } from '@dakpion/contracts';
import { OrderViews } from '@dakpion/order-views';
import { Get, Param } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { orderIdIn } from './order-path.ts';

/** `GET /v1/business/order/{order_id}` → everything about one order. */
@PartnerApi()
export class GetOrderController {
  constructor(private readonly orderViews: OrderViews) {}

  @Get('order/:order_id')
  async get(@CallerOfRequest() caller: Caller, @Param('order_id') orderId: string): Promise<OrderDetails> {
    const details = await this.orderViews.details(caller, orderIdIn(orderId));
    if (details === null) throw new ProblemError({ code: 'order_not_found', order_id: orderId });
    return details;
  }
}
