import type { PlaceOrder, RetryOrder } from '@dakpion/contracts';
import { OrderViews } from '@dakpion/read-models';
import { whileRebuilding } from '@dakpion/state-store';
import type { FieldError } from '@dakpion/validation';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../access/caller.ts';
import { contextOf } from '../access/command-context.ts';
import { CallbackUrlCheck } from '../callback/callback-url-check.ts';
import { PartnerStorage } from '../partner-storage/partner-storage.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type CommandedOrder, OrderCommands } from '../service-requests/order-commands.ts';
import { checkOrder, type OrderToCreate, readCreateOrder, type SentOrder } from './read-create-order.ts';

/** Creates orders, alone and many in one request. */
@Injectable()
export class OrderCreation {
  constructor(
    private readonly orderCommands: OrderCommands,
    private readonly callbackUrlCheck: CallbackUrlCheck,
    private readonly orderViews: OrderViews,
    private readonly storage: PartnerStorage,
  ) {}

  /** Reads a request for one order. Throws one problem with all its faults. */
  read(request: FastifyRequest): Promise<OrderToCreate> {
    return readCreateOrder(request, this.callbackUrlCheck, this.isPlaced);
  }

  /** Checks one of many orders. Throws one problem with all its faults. */
  check(sent: SentOrder): Promise<OrderToCreate> {
    return checkOrder(sent, this.callbackUrlCheck, this.isPlaced);
  }

  /** Places a checked order. */
  place({ order_id, request: details, urlFaults }: OrderToCreate, request: FastifyRequest): Promise<CommandedOrder> {
    const { partner_id, environment } = callerOf(request);
    const context = contextOf(request);
    const command = { type: 'PlaceOrder', order_id, partner_id, environment, request: details, context } as const;
    return this.carryOut(command, urlFaults);
  }

  /** Places the order, or finds it. Throws ProblemError if it is refused, also because the owner's storage is full. */
  async carryOut(command: PlaceOrder | RetryOrder, urlFaults: readonly FieldError[] = []): Promise<CommandedOrder> {
    const isFull = await this.storage.isFull(command);
    if (urlFaults.length === 0 && !isFull) return this.orderCommands.carryOut(command);
    // Asks the order service, because the views may have lost the order. The stream of the order cannot be lost.
    const repeated = await this.orderCommands.repeat(command);
    if (repeated !== null) return repeated;
    if (urlFaults.length > 0) throw new ProblemError({ code: 'validation_failed', errors: urlFaults });
    throw this.storage.refusal(command);
  }

  /** Throws `storage_limit_reached` if this request could place no order. */
  requireSpace(request: FastifyRequest): Promise<void> {
    return this.storage.requireSpace(callerOf(request));
  }

  /** False while the views are built again, so that no order waits for them: the order service knows whether it was placed. */
  private readonly isPlaced = async (orderId: string): Promise<boolean> =>
    (await this.orderViews.ownerOf(orderId).catch(whileRebuilding(null))) !== null;
}
