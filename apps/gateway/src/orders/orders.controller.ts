import { type DhakaTime, epochMsOf, type OrderDetails, type OrderRecord } from '@dakpion/contracts';
import { OrderViews } from '@dakpion/read-models';
import { CLOCK, type Clock } from '@dakpion/service';
import { Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { contextOf } from '../access/command-context.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { costOfPage } from '../access/request-cost.ts';
import { entityTagOf, isNamedBy } from '../http/entity-tag.ts';
import { bulkOrdersBodyLimitBytes } from '../http/limits.ts';
import { Get, Post } from '../openapi/route.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { OrderCommands } from '../service-requests/order-commands.ts';
import { type OrderProof, OrderProofs, proofCost } from '../transparency/order-proofs.ts';
import { refuseFaults } from '../validation/read-json.ts';
import { timeOf } from '../validation/time-range.ts';
import { OptionalBody, ValidQuery } from '../validation/valid-request.ts';
import type { BulkOrders } from './bulk-orders.ts';
import { CancelOrderDto } from './cancel-order.dto.ts';
import { costOfOrders } from './cost-of-orders.ts';
import { CreateOrderDto } from './create-order.dto.ts';
import { CreateOrdersDto, maxBulkOrders } from './create-orders.dto.ts';
import { CreateOrders } from './create-orders.ts';
import { GetOrderDto } from './get-order.dto.ts';
import { ListOrdersDto } from './list-orders.dto.ts';
import { ListOrders } from './list-orders.ts';
import { OrderCreation } from './order-creation.ts';
import { orderLinks } from './order-links.ts';
import { orderIdIn, orderPath } from './order-path.ts';
import { RetryOrderDto } from './retry-order.dto.ts';

/** The caller's orders. */
@PartnerApi('Orders')
export class OrdersController {
  constructor(
    private readonly creation: OrderCreation,
    private readonly bulk: CreateOrders,
    private readonly lists: ListOrders,
    private readonly orderViews: OrderViews,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly proofs: OrderProofs,
    private readonly orderCommands: OrderCommands,
  ) {}

  @Post('order/create', {
    summary: 'Create an order',
    description:
      'Send an `X-Idempotency-Key`: a repeated request with the same key and body returns the same order. The order is stored before the response is sent.',
    headers: ['X-Idempotency-Key'],
    body: CreateOrderDto,
    answers: {
      201: {
        description: 'The order.',
        schema: 'OrderRecord',
        headers: ['Location', 'Idempotent-Replayed'],
        links: orderLinks,
      },
    },
    problems: [
      'outside_service_area',
      'quotation_expired',
      'quotation_mismatch',
      'quotation_invalid',
      'idempotency_key_reused',
      'storage_limit_reached',
    ],
    repeated: 'keyed',
    repeatedWithoutKey: 'unkeyed',
  })
  async createOrder(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderRecord> {
    const order = await this.creation.read(request);
    const done = await this.creation.place(order, request);
    reply.header('Location', orderPath(done.order.order_id));
    // Without a key, a replay comes from our own retry after a lost reply, which does not concern the partner.
    const isKeyed = request.headers['x-idempotency-key'] !== undefined;
    if (done.replayed && isKeyed) reply.header('Idempotent-Replayed', 'true');
    return done.order;
  }

  @Post('orders/bulk', {
    summary: 'Create many orders',
    description: `Up to ${maxBulkOrders} orders, each with an outcome of its own: an order that is refused does not hold up the others. \`X-Idempotency-Key\` is required. A repeated request with the same key and the same orders in the same places creates only what is missing. With \`dry_run\`, nothing is created: the response has the prices and the faults. Counts as one write for each order, a dry run as one for each 10.`,
    headers: ['X-Idempotency-Key'],
    body: CreateOrdersDto,
    answers: { 200: { description: 'The outcome of each order, in the order of the request.', schema: 'BulkOrders' } },
    repeated: 'keyed',
    repeatedWithoutKey: 'harmless',
    bodyLimitBytes: bulkOrdersBodyLimitBytes,
    cost: costOfOrders,
  })
  createOrders(@Req() request: FastifyRequest): Promise<BulkOrders> {
    return this.bulk.create(request);
  }

  @Get('orders', {
    summary: 'List orders',
    description:
      'Newest first. `created_at_from` is inclusive, `created_at_to` is exclusive. To read a long list, send `pagination.next_after` as `after`: no order is left out or comes twice while others are created.',
    answers: { 200: { description: 'One page.', schema: 'OrderList' } },
    cost: costOfPage,
  })
  listOrders(
    @CallerOfRequest() caller: Caller,
    @ValidQuery(ListOrdersDto) query: ListOrdersDto,
  ): ReturnType<ListOrders['list']> {
    return this.lists.list(caller, query);
  }

  @Get('order/:order_id', {
    summary: 'Get the details of an order',
    description: 'With `as_of`: the order as it was at that time, computed from its recorded events.',
    answers: { 200: { description: 'The order and its history.', schema: 'OrderDetails' } },
    problems: ['order_not_found'],
  })
  async getOrder(
    @CallerOfRequest() caller: Caller,
    @Param('order_id') orderId: string,
    @ValidQuery(GetOrderDto) query: GetOrderDto,
  ): Promise<OrderDetails> {
    const asOf = timeOf(query.as_of);
    if (asOf !== null) return this.orderCommands.pastDetails(caller, orderIdIn(orderId), this.past(asOf));
    const details = await this.orderViews.details(caller, orderIdIn(orderId));
    if (details === null) throw new ProblemError({ code: 'order_not_found', order_id: orderId });
    return details;
  }

  @Get('order/:order_id/status', {
    summary: 'Get the status of an order',
    description: 'Cheap to poll: send the last `ETag` as `If-None-Match`.',
    headers: ['If-None-Match'],
    answers: {
      200: { description: 'The status.', schema: 'OrderStatusView', headers: ['ETag'] },
      304: { description: 'Nothing has changed.', headers: ['ETag'] },
    },
    problems: ['order_not_found'],
  })
  async getOrderStatus(
    @CallerOfRequest() caller: Caller,
    @Param('order_id') orderId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const status = await this.orderViews.status(caller, orderIdIn(orderId));
    if (status === null) throw new ProblemError({ code: 'order_not_found', order_id: orderId });
    const body = JSON.stringify(status);
    const tag = entityTagOf(body);
    // A cached answer must be revalidated before each use.
    reply.headers({
      ETag: tag,
      'Cache-Control': 'private, no-cache',
      'Content-Type': 'application/json; charset=utf-8',
    });
    if (isNamedBy(request.headers['if-none-match'], tag)) await reply.status(304).removeHeader('Content-Type').send();
    else await reply.send(body);
  }

  @Get('order/:order_id/proof', {
    summary: 'Prove what was recorded of an order',
    description:
      'The recorded events of the order, each with its leaf in the transparency log and the proof of its inclusion. An event is covered by a checkpoint within a minute. The guide *Proofs* shows how to verify it offline.',
    answers: { 200: { description: 'The events and their proofs.', schema: 'OrderProof' } },
    problems: ['order_not_found'],
    cost: proofCost,
  })
  getOrderProof(@CallerOfRequest() caller: Caller, @Param('order_id') orderId: string): Promise<OrderProof> {
    return this.proofs.ofOrder(caller, orderIdIn(orderId));
  }

  @Post('order/:order_id/cancel', {
    summary: 'Cancel an order',
    description: 'Possible until the parcel is picked up. An order that is already cancelled is returned unchanged.',
    answers: { 200: { description: 'The cancelled order.', schema: 'OrderRecord', links: orderLinks } },
    problems: ['order_not_found', 'order_not_cancellable'],
    repeated: 'harmless',
  })
  async cancelOrder(
    @CallerOfRequest() caller: Caller,
    @Param('order_id') orderId: string,
    @OptionalBody(CancelOrderDto) body: CancelOrderDto,
    @Req() request: FastifyRequest,
  ): Promise<OrderRecord> {
    const { order } = await this.orderCommands.carryOut({
      type: 'CancelOrder',
      order_id: orderIdIn(orderId),
      partner_id: caller.partner_id,
      environment: caller.environment,
      cancelled_by: 'partner',
      cancellation_reason: body.cancellation_reason,
      context: contextOf(request),
    });
    return order;
  }

  @Post('order/:order_id/retry', {
    summary: 'Retry a cancelled order',
    description:
      'Creates a new order with the same details and a new price. A repeated retry returns the same new order.',
    answers: {
      200: {
        description: 'The order that an earlier retry created.',
        schema: 'OrderRecord',
        headers: ['Location', 'Idempotent-Replayed'],
      },
      201: { description: 'The new order.', schema: 'OrderRecord', headers: ['Location'], links: orderLinks },
    },
    problems: ['order_not_found', 'order_not_retryable', 'outside_service_area', 'storage_limit_reached'],
    repeated: 'harmless',
  })
  async retryOrder(
    @CallerOfRequest() caller: Caller,
    @Param('order_id') orderId: string,
    @OptionalBody(RetryOrderDto) _body: RetryOrderDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderRecord> {
    const { order, replayed } = await this.creation.carryOut({
      type: 'RetryOrder',
      order_id: orderIdIn(orderId),
      partner_id: caller.partner_id,
      environment: caller.environment,
      context: contextOf(request),
    });
    reply.header('Location', orderPath(order.order_id));
    if (replayed) reply.status(200).header('Idempotent-Replayed', 'true');
    return order;
  }

  /** The state of an order in the future is unknown. */
  private past(asOf: DhakaTime): DhakaTime {
    const fault = { field: 'as_of', code: 'out_of_range', message: 'Must not be in the future.' } as const;
    refuseFaults({ errors: epochMsOf(asOf) > this.clock() ? [fault] : [] });
    return asOf;
  }
}
