import {
  type OrderCommand,
  type OrderRecord,
  type OrderReply,
  orderIdOfRetry,
  type PlaceOrder,
  type RetryOrder,
  topics,
} from '@dakpion/contracts';
import type { BrokerClient } from '@dakpion/messaging';
import { BROKER_CLIENT } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { accepted } from '../problems/accepted.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { requestWithRetry } from '../service-requests/service-request.ts';

/** An order after a command. `replayed`: an earlier command had the same effect, and nothing changed. */
export interface CommandedOrder {
  readonly order: OrderRecord;
  readonly replayed: boolean;
}

/** Sends commands to the order service. */
@Injectable()
export class OrderCommands {
  constructor(@Inject(BROKER_CLIENT) private readonly client: BrokerClient) {}

  /** Resolves when the effect of the command can be read. Throws ProblemError with the order service's refusal. */
  async carryOut(command: OrderCommand): Promise<CommandedOrder> {
    return accepted(await this.attempt(command));
  }

  /** The answer to a command that was carried out before. Null if it was not. Throws ProblemError with any other refusal. */
  async repeat(command: PlaceOrder | RetryOrder): Promise<CommandedOrder | null> {
    const reply = await this.attempt({ ...command, repeat_only: true });
    if (reply.outcome === 'done') return reply;
    const { refusal } = reply;
    const placed = command.type === 'RetryOrder' ? orderIdOfRetry(command.order_id) : command.order_id;
    if (refusal.code === 'order_not_found' && refusal.order_id === placed) return null;
    throw new ProblemError(refusal);
  }

  /** Like `carryOut`, except that a refusal is returned. */
  private attempt(command: OrderCommand): Promise<OrderReply> {
    return requestWithRetry<OrderReply>(this.client, {
      topic: topics.orderCommands,
      key: command.order_id,
      value: command,
    });
  }
}
