import type { OrderDetails } from '@dakpion/contracts';
import { OrderViews } from '@dakpion/read-models';
import { Get, Param } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { orderIdIn } from '../orders/order-path.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** An order and its owner. */
export interface OwnedOrder extends OrderDetails {
  readonly partner_id: string;
}

/** `GET /v1/operator/orders/{order_id}` → the details of an order of any partner. Throws `order_not_found`. */
@OperatorApi()
export class ShowOrderController {
  constructor(private readonly orderViews: OrderViews) {}

  @Get('orders/:order_id')
  async show(@Param('order_id') orderId: string): Promise<OwnedOrder> {
    const order_id = orderIdIn(orderId);
    const owner = await this.orderViews.ownerOf(order_id);
    const details = owner === null ? null : await this.orderViews.details(owner, order_id);
    if (owner === null || details === null) throw new ProblemError({ code: 'order_not_found', order_id });
    return { partner_id: owner.partner_id, ...details };
  }
}
