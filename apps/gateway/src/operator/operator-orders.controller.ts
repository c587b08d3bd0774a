import { epochMsOf, type OrderDetails, type OrderRepair, type OrderSummary } from '@dakpion/contracts';
import { type OpenOrder, OpenOrders, OrderViews } from '@dakpion/read-models';
import { CLOCK, type Clock, SETTINGS } from '@dakpion/service';
import type { Settings } from '@dakpion/settings';
import { Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Get, Post } from '../openapi/route.ts';
import { orderIdIn } from '../orders/order-path.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { unlessRefused } from '../problems/unless-refused.ts';
import { OrderCommands } from '../service-requests/order-commands.ts';
import { type Pagination, pageOf, paginationOf } from '../validation/page.ts';
import { ValidBody, ValidQuery } from '../validation/valid-request.ts';
import { FindOrdersDto } from './find-orders.dto.ts';
import { FindOrders } from './find-orders.ts';
import { ListOverdueOrdersDto } from './list-overdue-orders.dto.ts';
import type { OwnerWalkPage } from './owner-walk.ts';
import { RepairOrderDto } from './repair-order.dto.ts';

/** An order and its owner. */
export interface OwnedOrder extends OrderDetails {
  readonly partner_id: string;
}

const minuteMs = 60_000;

/** An open order, and for how many whole minutes it has had its status. */
export interface OverdueOrder extends OpenOrder {
  readonly minutes: number;
}

/** The result of a repair. */
export interface RepairedOrder {
  readonly order_id: string;
  readonly view_rewritten: boolean;
  readonly published_event_ids: readonly string[];
}

/** Orders of all partners. */
@OperatorApi('Orders')
export class OperatorOrdersController {
  constructor(
    private readonly search: FindOrders,
    private readonly orderViews: OrderViews,
    private readonly openOrders: OpenOrders,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly orderCommands: OrderCommands,
  ) {}

  @Get('orders', {
    summary: 'Find orders of any partner',
    description: 'By `order_id`, by `partner_reference_id`, or by `receiver_phone_number`.',
    answers: { 200: { description: 'The orders and their owners.', schema: 'FoundOrders' } },
  })
  findOrders(@ValidQuery(FindOrdersDto) query: FindOrdersDto): Promise<OwnerWalkPage<OrderSummary>> {
    return this.search.find(query);
  }

  @Get('orders/:order_id', {
    summary: 'Get an order of any partner',
    description: 'The details as its partner sees them, and the partner. The security log names who read them.',
    answers: { 200: { description: 'The order and its owner.', schema: 'OwnedOrder' } },
    problems: ['order_not_found'],
  })
  async showOrder(@Param('order_id') orderId: string): Promise<OwnedOrder> {
    const order_id = orderIdIn(orderId);
    const owner = await this.orderViews.ownerOf(order_id);
    const details = owner === null ? null : await this.orderViews.details(owner, order_id);
    if (owner === null || details === null) throw new ProblemError({ code: 'order_not_found', order_id });
    return { partner_id: owner.partner_id, ...details };
  }

  @Get('orders/overdue', {
    summary: 'List orders that have had one status for too long',
    description: 'Orders that have stayed in one status for longer than it should last.',
    answers: { 200: { description: 'One page, the longest first.', schema: 'OverdueOrderList' } },
  })
  async listOverdueOrders(
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

  /** Used by `dakpion audit repair`, which finds the missing events. */
  @Post('orders/:order_id/repair', {
    summary: 'Repair the views of an order',
    description: 'Writes the views from the events, and publishes the named events again.',
    answers: { 200: { description: 'The result of the repair.', schema: 'RepairedOrder' } },
    problems: ['order_not_found'],
    repeated: 'harmless',
  })
  async repairOrder(
    @Param('order_id') orderId: string,
    @ValidBody(RepairOrderDto) { event_ids }: RepairOrderDto,
    @Req() request: FastifyRequest,
  ): Promise<RepairedOrder> {
    const order_id = orderIdIn(orderId);
    const command = { type: 'RepairOrder', order_id, event_ids, context: operatorContextOf(request) } as const;
    const reply = await this.orderCommands.ask<OrderRepair>(order_id, command);
    const { view_rewritten, published_event_ids } = unlessRefused(reply);
    return { order_id, view_rewritten, published_event_ids };
  }
}
