import {
  type DhakaTime,
  type OrderAsOfReply,
  type OrderCommand,
  type OrderDetails,
  type OrderRecord,
  type OrderReply,
  type Owner,
  orderIdOfRetry,
  type PartnerEventPage,
  type PlaceOrder,
  type ReadOrderAsOf,
  type ReadPartnerEvents,
  type RepairUsage,
  type RetryOrder,
  topics,
} from '@dakpion/contracts';
import type { BrokerClient } from '@dakpion/messaging';
import { BROKER_CLIENT } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';
import { unlessRefused } from '../problems/unless-refused.ts';
import { requestWithRetry } from './service-request.ts';

/** An order after a command. `replayed`: an earlier command had the same effect, and nothing changed. */
export interface CommandedOrder {
  readonly order: OrderRecord;
  readonly replayed: boolean;
}

/** The selection of events. */
export type EventsWanted = Pick<ReadPartnerEvents, 'order_id' | 'after' | 'limit'>;

/** Commands and questions to the order service. All reject with the errors of {@link requestWithRetry}. */
@Injectable()
export class OrderCommands {
  constructor(@Inject(BROKER_CLIENT) private readonly client: BrokerClient) {}

  /** Resolves when the effect of the command can be read. Throws ProblemError with the order service's refusal. */
  async carryOut(command: OrderCommand): Promise<CommandedOrder> {
    return unlessRefused(await this.ask<OrderReply>(command.order_id, command));
  }

  /** The answer to a command that was carried out before. Null if it was not. Throws ProblemError with any other refusal. */
  async repeat(command: PlaceOrder | RetryOrder): Promise<CommandedOrder | null> {
    const reply = await this.ask<OrderReply>(command.order_id, { ...command, repeat_only: true });
    if (reply.outcome === 'done') return reply;
    const { refusal } = reply;
    const placed = command.type === 'RetryOrder' ? orderIdOfRetry(command.order_id) : command.order_id;
    if (refusal.code === 'order_not_found' && refusal.order_id === placed) return null;
    throw new ProblemError(refusal);
  }

  /** The owner's order as it was. Throws ProblemError `order_not_found` when the order did not exist, or not yet. */
  async pastDetails({ partner_id, environment }: Owner, order_id: string, as_of: DhakaTime): Promise<OrderDetails> {
    const question = { type: 'ReadOrderAsOf', order_id, partner_id, environment, as_of } as const;
    return unlessRefused(await this.ask<OrderAsOfReply>(order_id, question)).order;
  }

  /** The events of the owner's orders. */
  events({ partner_id, environment }: Owner, wanted: EventsWanted): Promise<PartnerEventPage> {
    const question = { type: 'ReadPartnerEvents', partner_id, environment, ...wanted } as const;
    return this.ask(wanted.order_id ?? partner_id, question);
  }

  /** Requests with the same key are answered in order. A refusal is returned, not thrown. */
  ask<Reply>(key: string, value: OrderCommand | ReadOrderAsOf | ReadPartnerEvents | RepairUsage): Promise<Reply> {
    return requestWithRetry<Reply>(this.client, { topic: topics.orderCommands, key, value });
  }
}
