import type { OrderRecord } from '@dakpion/contracts';
import { OrderViews } from '@dakpion/order-views';
import { Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { contextOf } from '../access/command-context.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { CallbackUrlCheck } from '../callback/callback-url-check.ts';
import { PartnerStorage } from '../partner-storage/partner-storage.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type CommandedOrder, OrderCommands } from './order-commands.ts';
import { orderPath } from './order-path.ts';
import { type OrderToCreate, readCreateOrder } from './read-create-order.ts';

/** `POST /v1/business/order/create` → 201, the order. Repeated with the same idempotency key, the same order. */
@PartnerApi()
export class CreateOrderController {
  constructor(
    private readonly orderCommands: OrderCommands,
    private readonly callbackUrlCheck: CallbackUrlCheck,
    private readonly orderViews: OrderViews,
    private readonly storage: PartnerStorage,
  ) {}

  @Post('order/create')
  async create(
    @CallerOfRequest() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderRecord> {
    const isPlaced = async (orderId: string) => (await this.orderViews.ownerOf(orderId)) !== null;
    const order = await readCreateOrder(request, this.callbackUrlCheck, isPlaced);
    const done = await this.place(order, caller, request);
    reply.header('Location', orderPath(done.order.order_id));
    // Without a key, a replay comes from our own retry after a lost reply, which does not concern the partner.
    if (done.replayed && order.idempotencyKey !== null) reply.header('Idempotent-Replayed', 'true');
    return done.order;
  }

  private async place(order: OrderToCreate, caller: Caller, request: FastifyRequest): Promise<CommandedOrder> {
    const { partner_id, environment } = caller;
    const { order_id, request: details, urlFaults } = order;
    const context = contextOf(request);
    const command = { type: 'PlaceOrder', order_id, partner_id, environment, request: details, context } as const;
    const isFull = await this.storage.isFull(caller);
    if (urlFaults.length === 0 && !isFull) return this.orderCommands.carryOut(command);
    // The views may have lost an order; its stream never does.
    const repeated = await this.orderCommands.repeat(command);
    if (repeated !== null) return repeated;
    if (urlFaults.length > 0) throw new ProblemError({ code: 'validation_failed', errors: urlFaults });
    throw this.storage.refusal(caller);
  }
}
